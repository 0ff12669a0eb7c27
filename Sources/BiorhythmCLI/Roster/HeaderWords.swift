internal import BiorhythmTables

/// The words by which the columns of a roster are known, in any case: those of the tool's languages and those that
/// address books export.
enum HeaderWords {
  /// Columns with the whole name, the likeliest first.
  static let names = [
    "name", "full name", "display name", "formatted name", "contact name", "이름", "성명", "표시 이름", "氏名", "名前",
    "お名前", "表示名",
    "姓名", "名字", "名称", "名稱", "显示名称", "顯示名稱", "vollständiger name", "anzeigename", "nombre", "nombre completo",
    "nombre para mostrar",
    "nom", "nom complet", "nom à afficher", "nome", "nome completo", "nome de exibição", "имя", "фио",
    "полное имя", "отображаемое имя",
  ]

  /// Columns with the given and the family name.
  static let nameParts: [(given: String, family: String)] = [
    ("first name", "last name"), ("given name", "family name"), ("given name", "surname"),
    ("first name", "surname"),
    ("forename", "surname"), ("이름", "성"), ("名", "姓"), ("名字", "姓氏"), ("vorname", "nachname"),
    ("vorname", "familienname"),
    ("vorname", "name"), ("nombre", "apellidos"), ("nombre", "apellido"), ("prénom", "nom"),
    ("prénom", "nom de famille"),
    ("nome", "sobrenome"), ("имя", "фамилия"),
  ]

  /// Columns with the whole birthday.
  static let birthdays = [
    "birthday", "birth date", "birthdate", "date of birth", "dob", "bday", "born", "born on", "생일", "생년월일",
    "誕生日", "生年月日", "生日",
    "出生日期", "geburtstag", "geburtsdatum", "geboren", "geboren am", "cumpleaños", "fecha de nacimiento",
    "anniversaire",
    "date de naissance", "aniversário", "data de nascimento", "nascimento", "день рождения", "дата рождения",
  ]

  /// Columns with the year, the month and the day of birth.
  static let birthdayParts: [(year: String, month: String, day: String)] = [
    ("birth year", "birth month", "birth day"), ("생년", "생월", "생일"), ("誕生年", "誕生月", "誕生日"), ("生年", "生月", "生日"),
    ("出生年", "出生月", "出生日"), ("出生年份", "出生月份", "出生日期"), ("geburtsjahr", "geburtsmonat", "geburtstag"),
    ("año de nacimiento", "mes de nacimiento", "día de nacimiento"),
    ("année de naissance", "mois de naissance", "jour de naissance"),
    ("ano de nascimento", "mês de nascimento", "dia de nascimento"),
    ("год рождения", "месяц рождения", "день рождения"),
  ]

  /// Returns a header's cell as it is compared: in lower case, with a space for each hyphen and low line.
  static func normalized(_ cell: String) -> String {
    cell.lowercased().replacing("_", with: " ").replacing("-", with: " ").trimmed()
  }

  /// The whole table in lines, for the help.
  ///
  /// - Parameter isWanted: Which words can be shown.
  static func lines(where isWanted: (String) -> Bool) -> [String] {
    [
      ("name", names), ("", nameParts.map { "\($0.given) + \($0.family)" }), ("birthday", birthdays),
      ("", birthdayParts.map { "\($0.year) + \($0.month) + \($0.day)" }),
    ].map { column, words in
      (column.isEmpty ? "" : "\(column): ") + words.filter(isWanted).joined(separator: ", ")
    }
  }
}
