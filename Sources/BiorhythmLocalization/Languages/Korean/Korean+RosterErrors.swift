internal import BiorhythmCore
internal import BiorhythmTables

extension Korean {
  static func source(_ file: String) -> String { file == "-" ? "표준 입력" : "\(quoted(file)) 파일" }

  static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))이 비어 있습니다: 첫 줄에 name 열과 birthday 열의 이름이 있어야 합니다"
    case .missingColumn(let file, let column, let header):
      "\(source(file))에 \(quoted(column))\(splitHeader(header)) 열이 없습니다: 첫 줄에 name 열과 birthday 열의 이름이 있어야 합니다. 다른 이름이면 --columns name=이름,birthday=생일로 알려 주세요"
    case .repeatedColumn(let file, let column):
      "\(source(file))에 \(quoted(column)) 열이 두 번 나옵니다: 둘 중 하나의 이름을 바꾸세요"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))이 \(line)번째 줄부터 UTF-8이 아니라 UTF-16으로 보입니다: UTF-8로 저장하거나 \(conversion(from: encodings, usual: .utf16)) 명령으로 변환하세요"
        : "\(source(file))이 \(line)번째 줄부터 UTF-8 텍스트가 아닙니다: UTF-8로 저장하거나 \(conversion(from: encodings, usual: .korean)) 명령으로 변환하세요"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))의 \(line)번째 줄에 \(limit)바이트보다 긴 행이 있습니다: 닫히지 않은 따옴표가 없는지, CSV 파일이 맞는지 확인하세요"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "이름이 없습니다"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .wrongLunarDate(let word, let fault): describe(fault, of: word)
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) 값은 날짜가 아닙니다: \(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "생일이 \(date)보다 늦습니다(\(birthday))"
    case .tooFewFields: "행의 필드가 모자랍니다"
    case .unclosedQuote: "따옴표가 닫히지 않았습니다"
    case .textAfterQuote: "닫는 따옴표 뒤에 글자가 있습니다"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "UTF-8 텍스트가 아닙니다: UTF-8로 저장하거나 \(conversion(from: encodings, usual: .korean)) 명령으로 변환하세요"
    case .nul: "텍스트에 없는 NUL 문자가 있습니다"
    case .unclosedCard: "카드에 END:VCARD가 없습니다"
    case .outsideCard: "BEGIN:VCARD 앞, 카드 밖에 글자가 있습니다"
    case .unknownCharacterSet(let set):
      "알 수 없는 문자 집합 \(quoted(set)): 카드를 UTF-8로 내보내세요"
    case .tooLong(let limit): "이름이나 생일이 \(limit)바이트보다 깁니다"
    }
  }
}
