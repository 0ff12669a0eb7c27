internal import BiorhythmCore

extension Korean {
  static let screen = ScreenWords(
    footer: FooterWords(
      day: "날짜", month: "달", today: "오늘", nextCritical: "다음 위험일", previousCritical: "이전 위험일",
      nextFound: "다음 찾은 날", previousFound: "이전 찾은 날", find: "찾기",
      date: "날짜로 이동", cycles: "리듬 전환", person: "다음 사람", birthday: "생일", keys: "도움말", quit: "종료"),
    keys: KeyWords(
      previousDay: "전날", nextDay: "다음 날", previousMonth: "지난달", nextMonth: "다음 달", today: "오늘",
      week: "한 주 뒤, 앞", monthEnds: "이달 첫날, 끝 날",
      date: "날짜로 이동", find: "조건으로 찾기",
      calculator: "날짜 계산", nextCritical: "다음 위험일", previousCritical: "이전 위험일",
      birthday: "생일 바꾸기",
      person: "다음 사람", cycles: "기본, 보조, 복합 리듬 전환", keys: "이 도움말", pause: "일시 정지(fg로 복귀)",
      repaint: "화면 다시 그리기", quit: "종료"),
    keysTitle: "키", anyKeyCloses: "아무 키나 누르면 닫힙니다.",
    birthdayPrompt: { name in name.map { "\($0) 님의 생일: " } ?? "생일: " },
    datePrompt: "이동할 날짜: ",
    conditionPrompt: "찾을 조건: ",
    conditionHint: "primary >= 80  Enter 찾기, n과 N으로 이동, Esc 취소",
    birthdayHint: "YYYY-MM-DD  Enter 저장, Esc 취소, Ctrl-U 지우기",
    dateHint: "YYYY-MM-DD  Enter 이동, Esc 취소",
    calculatorHint: "Enter: 계산/이동, ↑↓: 이전 줄, Esc: 닫기",
    tooSmall: { "창이 너무 작습니다. \($0)칸, \($1)줄 이상이어야 합니다. q: 종료" },
    noOtherPerson: "저장된 다른 사람이 없습니다: biorhythm --person NAME --set-birthday DATE",
    stored: { "생일을 저장했습니다: \($0)" },
    control: "Ctrl",
    noFurther: "더 이상 이동할 수 없습니다.")
}
