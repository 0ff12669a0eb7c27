internal import BiorhythmCore
internal import BiorhythmTables

extension Catalog {
  static let korean = Catalog(
    language: .korean,
    terms: Terms(
      physical: "신체", emotional: "감성", intellectual: "지성",
      intuition: "직관", aesthetic: "심미", awareness: "자각", spiritual: "영성",
      passion: "열정", mastery: "숙련", wisdom: "지혜", average: "평균",
      trend: { trend in
        switch trend {
        case .rising: "상승"
        case .falling: "하강"
        }
      },
      turningPoint: { point in
        switch point {
        case .criticalRising: "위험일 (상승)"
        case .criticalFalling: "위험일 (하강)"
        case .peak: "최고점"
        case .valley: "최저점"
        }
      },
      critical: "위험일", doubleCritical: "이중 위험일", tripleCritical: "삼중 위험일"),
    dates: DateWords(
      shortWeekday: weekday,
      month: { "\($0.year)년 \($0.month)월" },
      full: full,
      short: short,
      range: { "\(long($0.lowerBound)) ~ \(long($0.upperBound))" }),
    reports: ReportWords(
      title: { name in name.map { "\($0) 님의 바이오리듬" } ?? "바이오리듬" },
      dailyTitle: { name, date in
        name.map { "\($0) 님의 \(full(date)) 바이오리듬" } ?? "\(full(date)) 바이오리듬"
      },
      born: { "\(long($0))생" },
      dayOfLife: { "생후 \($0)일" },
      beforeBirth: "태어나기 전",
      turningPoints: "전환점",
      noTurningPoints: "이 기간에는 전환점이 없습니다.",
      dayByDay: "날짜별",
      next: "다음 전환점",
      daysUntil: daysUntil,
      upcoming: { date, days in "\(short(date)), \(daysUntil(days))" },
      dayOfCycle: { "주기 \($0)/\($1)" },
      nextCritical: { date, cycles, days in
        "다음 위험일: \(short(date)), \(joined(cycles)), \(days)일 후"
      },
      criticalOnDay: { "이날은 위험일입니다: \(joined($0))" },
      notCriticalOnDay: "이날은 기본 리듬의 위험일이 아닙니다.",
      pair: { "\($0) & \($1)" },
      you: "나",
      daysApart: { "생일 차이 \($0)일" },
      compatibility: "궁합",
      overall: "종합",
      name: "이름", birthday: "생일", day: "일수",
      progress: { "\($0)행, 초당 \($1)행" },
      unknownBirthdays: { "생일이나 태어난 해가 없는 \($0)명은 건너뛰었습니다" },
      pictureDescription: { cycles, window in
        "\(long(window.lowerBound))부터 \(long(window.upperBound))까지의 곡선: \(joined(cycles)). "
          + "눈금은 -100%부터 +100%까지입니다."
      },
      eventSummary: { name, cycle, event in
        name.map { "\($0): \(cycle), \(event)" } ?? "\(cycle): \(event)"
      }
    ),
    settings: SettingsWords(
      storedBirthday: { name, date, path in
        name.map { "\($0) 님의 생일을 저장했습니다: \(date) (\(long(date))), 파일 \(path)" }
          ?? "생일을 저장했습니다: \(date) (\(long(date))), 파일 \(path)"
      },
      forgot: { "저장된 사람을 지웠습니다: \($0), 파일 \($1)" },
      storedPreference: { "설정을 저장했습니다: \($0)=\($1), 파일 \($2)" },
      removedPreference: { "설정을 지웠습니다: \($0), 파일 \($1)" },
      file: "설정 파일", notThereYet: "아직 없음", birthday: "생일", people: "저장된 사람",
      none: "없음",
      source: { source in
        switch source {
        case .option(let name): "\(name) 옵션"
        case .environment(let name): "환경 변수 \(name)"
        case .file: "설정 파일"
        case .standard: "기본값"
        }
      }),
    screen: ScreenWords(
      footer: FooterWords(
        day: "날짜", month: "달", today: "오늘", nextCritical: "다음 위험일", previousCritical: "이전 위험일",
        date: "날짜로 이동", cycles: "리듬 전환", person: "다음 사람", birthday: "생일", keys: "도움말", quit: "종료"),
      keys: KeyWords(
        previousDay: "전날", nextDay: "다음 날", previousMonth: "지난달", nextMonth: "다음 달", today: "오늘",
        date: "날짜로 이동", nextCritical: "다음 위험일", previousCritical: "이전 위험일", birthday: "생일 바꾸기",
        person: "다음 사람", cycles: "기본, 보조, 복합 리듬 전환", keys: "이 도움말", pause: "일시 정지 (fg로 복귀)",
        repaint: "화면 다시 그리기", quit: "종료"),
      keysTitle: "키", anyKeyCloses: "아무 키나 누르면 닫힙니다.",
      birthdayPrompt: { name in name.map { "\($0) 님의 생일" } ?? "생일" },
      datePrompt: "이동할 날짜",
      birthdayHint: "YYYY-MM-DD  Enter 저장, Esc 취소, Ctrl-U 지우기",
      dateHint: "YYYY-MM-DD  Enter 이동, Esc 취소",
      tooSmall: "창이 너무 작습니다",
      noOtherPerson: "저장된 다른 사람이 없습니다: biorhythm --person NAME --set-birthday DATE",
      stored: { "생일을 저장했습니다: \($0)" },
      noFurther: "그 방향으로는 더 이상 없습니다."),
    help: HelpWords(
      tagline: "터미널에서 보는 바이오리듬: 이달의 곡선, 그날의 수치, 위험일.",
      usage: { "사용법: \($0)" }, examples: "예", formats: { "형식: \($0)" },
      more: "보고서 설명은 biorhythm --help REPORT, 전체 설명은 biorhythm --manual",
      disclaimer: "바이오리듬 이론은 과학적 근거가 없습니다. 재미로만 보세요.",
      section: { section in
        switch section {
        case .reports: "보고서 [REPORT] (생략하면 대시보드)"
        case .who: "대상 [WHO]"
        case .when: "날짜 [WHEN] (N을 생략하면 1)"
        case .settings: "설정"
        case .output: "출력 [OUTPUT]"
        case .about: "정보"
        }
      },
      summary: { option in
        switch option {
        case .month: "한 달: 스파크라인, 그래프, 전환점, 날짜별 수치"
        case .day: "하루의 자세한 내용과 다음 전환점"
        case .daily: "cron과 메일에 알맞은 짧은 요약"
        case .oneline: "프롬프트나 상태 표시줄에 넣을 짧은 한 줄"
        case .events: "위험일, 최고점, 최저점을 날짜순으로"
        case .compare: "두 사람의 궁합: 저장된 이름 또는 생일"
        case .roster: "CSV 파일의 사람마다 한 줄씩 (-: 표준 입력)"
        case .interactive: "실시간 화면"
        case .birthday: "이번에만 쓸 생일, 저장하지 않음"
        case .person: "저장된 사람을 선택"
        case .date: "날짜 선택 (기본값: 오늘)"
        case .previousDay: "N일 전으로"
        case .nextDay: "N일 후로"
        case .previousMonth: "N개월 전으로"
        case .nextMonth: "N개월 후로"
        case .from: "볼 기간의 첫날"
        case .to: "볼 기간의 마지막 날"
        case .setBirthday: "생일 저장 (--person과 함께 쓰면 그 사람의 생일)"
        case .forget: "저장된 사람 지우기"
        case .set: "환경 설정 저장"
        case .showSettings: "적용 중인 설정과 파일 위치 표시"
        case .settings: "다른 설정 파일 사용"
        case .format: "출력 형식"
        case .output: "파일로 저장, 실패하면 아무것도 쓰지 않음"
        case .cycles: "id 또는 primary, secondary, composite, all"
        case .onlyCritical: "기본 리듬의 위험일일 때만 출력"
        case .ascii: "ASCII 문자로만 그리기"
        case .color: "색을 쓸 조건"
        case .width: "사용할 칸 수"
        case .language: "표시 언어"
        case .help: "이 도움말 또는 한 보고서의 도움말"
        case .version: "버전 표시"
        case .manual: "설명서 표시"
        case .completion: "자동 완성 스크립트 출력"
        }
      },
      choices: { "\($0): \($1)" },
      explanation: { report in
        switch report {
        case .dashboard:
          "위에는 이달의 곡선을, 아래에는 선택한 날의 막대, 수치, 추세와 다음 전환점을 보여 줍니다. "
            + "옵션 없이 biorhythm 명령만 실행하면 나오는 화면입니다."
        case .month:
          "리듬마다 하루가 한 글자인 스파크라인, 모든 곡선의 그래프, 날짜순 전환점을 보여 주고, 이어서 하루에 한 줄씩 "
            + "리듬마다 막대와 수치를 보여 줍니다. 화면 폭보다 긴 기간은 달마다 나누어 그립니다."
        case .day:
          "하루를 자세히 보여 줍니다. 리듬마다 막대, 퍼센트, 주기 안의 위치(예: 8/23), 추세와 함께 다음 위험일, "
            + "다음 최고점이나 최저점, 그때까지 남은 날수가 나옵니다."
        case .daily:
          "색 없이 78칸을 넘지 않는 몇 줄의 요약으로, 날마다 같은 문구를 씁니다. cron과 메일에 알맞습니다. "
            + "--only-critical 옵션을 함께 쓰면 기본 리듬의 위험일이 아닌 날에는 아무것도 출력하지 않습니다."
        case .oneline:
          "리듬마다 글자(P 신체, E 감성, I 지성), 퍼센트, 추세를 한 줄에 짧게 보여 주고, 위험일인 리듬 뒤에는 느낌표를 붙입니다. "
            + "프롬프트, tmux, 상태 표시줄에 알맞습니다."
        case .events:
          "이달 또는 지정한 기간의 위험일, 최고점, 최저점을 날짜순으로 보여 줍니다. 기본 리듬 둘이나 셋의 "
            + "위험일이 겹치는 날은 눈에 띄게 표시합니다."
        case .compare:
          "두 사람의 리듬이 얼마나 맞는지를 0%(언제나 반대)부터 100%(언제나 같음)까지로 보여 주고, 기본 리듬 셋의 "
            + "평균과 해당 기간의 두 사람 곡선을 리듬마다 나란히 보여 줍니다."
        case .roster:
          "선택한 날의 상태를 CSV 파일의 사람마다 한 줄씩 보여 줍니다. 머리글 행에 name 열과 birthday 열이 있어야 하며, "
            + "순서는 상관없고 다른 열은 무시합니다. 잘못된 행은 파일 이름과 줄 번호를 알리고 나머지는 그대로 출력하며, "
            + "이때 종료 상태는 65입니다."
        case .interactive:
          "모든 것을 실시간으로 보는 화면입니다. 위에는 이달의 그래프, 아래에는 선택한 날의 막대가 있고, 키를 눌러 하루나 "
            + "한 달씩 옮기거나 생일을 바꾸거나 원하는 날짜로 갈 수 있습니다. 키 목록은 ? 키를 누르면 나옵니다."
        }
      },
      manualHeading: { section in
        switch section {
        case .name: "이름"
        case .synopsis: "개요"
        case .description: "설명"
        case .options: "옵션"
        case .formats: "형식"
        case .files: "파일"
        case .environment: "환경 변수"
        case .exitStatus: "종료 상태"
        case .examples: "예"
        case .seeAlso: "함께 보기"
        }
      }),
    describe: describe)

  private static func weekday(_ weekday: Weekday) -> String {
    ["월", "화", "수", "목", "금", "토", "일"][weekday.rawValue - 1]
  }
  private static func long(_ date: CivilDate) -> String {
    "\(date.month.year)년 \(date.month.month)월 \(date.day)일"
  }
  private static func full(_ date: CivilDate) -> String { "\(long(date)) (\(weekday(date.weekday)))" }
  private static func short(_ date: CivilDate) -> String {
    "\(date.month.month)월 \(date.day)일 (\(weekday(date.weekday)))"
  }

  /// `신체·감성·지성`.
  private static func joined(_ words: [String]) -> String { words.joined(separator: "·") }

  /// `text, json, csv`: words that are typed as they stand.
  private static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  // No particle follows a name, a word of the user's or a number, as its form would depend on how they end.

  private static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "오늘"
    case 1: "내일"
    default: "\(days)일 후"
    }
  }

  /// An `errno` in words; rare ones stay in the C library's.
  private static func reason(_ code: Int32) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "파일이나 폴더가 없습니다"
      case .noPermission: "권한이 없습니다"
      case .notAllowed: "허용되지 않는 작업입니다"
      case .isFolder: "파일이 아니라 폴더입니다"
      case .notFolder: "경로 중간에 폴더가 아닌 것이 있습니다"
      case .noSpace: "남은 공간이 없습니다"
      case .readOnly: "읽기 전용 파일 시스템입니다"
      case .tooManyLinks: "심볼릭 링크가 너무 여러 번 이어집니다"
      case .nameTooLong: "이름이 너무 깁니다"
      case .inputOutput: "입출력 오류가 났습니다"
      case .notOpen: "열려 있지 않습니다"
      case .brokenPipe: "파이프의 읽는 쪽이 닫혔습니다"
      case .quotaExceeded: "디스크 할당량을 넘었습니다"
      case .fileTooLarge: "파일이 너무 큽니다"
      case .otherFileSystem: "다른 파일 시스템에 있습니다"
      }
    }
  }

  private static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "저장된 생일이 없습니다: biorhythm --set-birthday 1990-05-15 명령으로 저장하거나, --birthday 1990-05-15 옵션으로 한 번만 써 보세요"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "\(quoted(name)) 이름으로 저장된 사람이 없습니다: --person \(quoted(name)) --set-birthday DATE 옵션으로 저장하세요"
        : "\(quoted(name)) 이름으로 저장된 사람이 없습니다: 저장된 이름은 \(listed(known.map { quoted($0) }))입니다"
    case .roster(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(source(file))에서 행 \(count)개를 제외했고 그중 처음 \(named)개만 위에 적었습니다: 고친 뒤 다시 실행하세요"
        : "\(source(file))에서 행 \(count)개를 제외했습니다: 고친 뒤 다시 실행하세요"
    case .input(let file, let code):
      file == "-"
        ? "표준 입력을 읽을 수 없습니다: \(reason(code)); < FILE이나 파이프로 넘겨 주세요"
        : "\(quoted(file)) 파일을 읽을 수 없습니다: \(reason(code)); 경로와 권한을 확인하세요"
    case .output(let file, let code):
      "\(quoted(file)) 파일을 만들 수 없습니다: \(reason(code)); --output 옵션으로 다른 곳을 지정하세요"
    case .write(let file, let code):
      file.map { "\(quoted($0)) 파일에 쓸 수 없습니다: \(reason(code)); 그곳에서 바뀐 것은 없습니다" }
        ?? "출력할 수 없습니다: \(reason(code)); 지금까지 나온 내용은 완전하지 않습니다"
    }
  }

  private static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "알 수 없는 옵션 \(quoted(word)): 혹시 \($0) 옵션을 찾으셨나요?" }
        ?? "알 수 없는 옵션 \(quoted(word)): 전체 목록은 biorhythm --help 명령으로 볼 수 있습니다"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "알 수 없는 인수 \(quoted(word)): 혹시 \($0) 옵션을 찾으셨나요?" }
        ?? "알 수 없는 인수 \(quoted(word)): 쓸 수 있는 인수는 biorhythm --help 명령으로 볼 수 있습니다"
    case .missingValue(let option, let label):
      "\(option.spelling) 옵션에는 값이 필요합니다: \(option.spelling) \(label) 형식으로 쓰세요"
    case .unwantedValue(let option, let value):
      "\(option.spelling) 옵션에는 값 \(quoted(value)) 없이 써야 합니다: \(option.spelling) 옵션만 쓰세요"
    case .wrongChoice(let option, let value, let choices):
      "\(option.spelling) 옵션에 쓸 수 없는 값 \(quoted(value)): \(listed(choices)) 중에서 고르세요"
    case .wrongDate(let word, let error): "날짜가 아닌 값 \(quoted(word)): \(describe(error, form: "2026-11-30"))"
    case .wrongMonth(let word, let error): "달이 아닌 값 \(quoted(word)): \(describe(error, form: "2026-11"))"
    case .wrongCount(let option, let value):
      "\(option.spelling) 옵션에 쓸 수 없는 값 \(quoted(value)): 1부터 1000000000까지의 정수를 쓰세요"
    case .argumentTooLong(let limit): "인수가 \(limit)바이트보다 깁니다: 더 짧게 쓰세요"
    case .argumentNotUTF8: "인수가 UTF-8 텍스트가 아닙니다: UTF-8 터미널에서 입력하세요"
    case .wordsUnknown: "시스템이 입력한 명령을 알려 주지 않습니다: /proc을 마운트하세요"
    case .conflict(let first, let second): "함께 쓸 수 없는 옵션 \(first), \(second): 둘 중 하나만 쓰세요"
    case .onlyWith(let option, let reports):
      "여기서는 쓸 수 없는 옵션 \(option.spelling): \(listed(reports)) 중 하나와 함께 쓰세요"
    case .disagreement(let option, let value, let date):
      "서로 맞지 않는 옵션 \(option.spelling) \(quoted(value)), --date \(date): 둘 중 하나를 빼세요"
    case .loneEnd(let option, let missing):
      "\(option.spelling) 옵션에는 기간의 다른 쪽 끝도 필요합니다: \(missing.spelling) DATE 옵션을 더하세요"
    case .windowTurned(let from, let to):
      "기간의 앞뒤가 바뀌었습니다 (\(from)부터 \(to)까지): 이른 날짜를 --from 뒤에 쓰세요"
    case .outOfCalendar(let option, let from):
      "\(from)에서 \(option.spelling) 옵션만큼 옮기면 0001년부터 9999년까지를 벗어납니다: 덜 옮기거나 다른 날짜에서 시작하세요"
    case .beforeBirth(let date, let birthday):
      "생일 \(birthday)보다 이른 날짜 \(date): \(birthday)부터의 날짜를 고르세요"
    case .formatNotOffered(let format, let report, let offered):
      "\(reportName(report))에 없는 형식 \(quoted(format)): "
        + (offered.count == 1 ? "\(offered[0]) 형식만 있습니다" : "\(listed(offered)) 중에서 고르세요")
    case .unknownCycle(let id, let known):
      "알 수 없는 리듬 \(quoted(id)): \(listed(known)) 중에서 고르세요"
    case .noCycles: "--cycles 옵션에 리듬이 없습니다: physical,emotional처럼 id를 쉼표로 이어 쓰세요"
    case .pictureTooLong(let days, let limit):
      "\(days)일은 그림 하나로 그리기에 너무 깁니다: \(limit)일 이하의 기간을 고르세요"
    case .futureBirthday(let date):
      "생일이 미래입니다 (\(date)): 태어난 날을 YYYY-MM-DD 형식으로 쓰세요"
    case .centuryMissing(let date):
      "생일 \(date)의 연도가 \(date.month.year)년입니다: 19\(date.description.dropFirst(2))처럼 연도를 네 자리로 쓰세요"
    case .wrongName:
      "이름은 보이는 글자가 하나 이상 있고 200자를 넘지 않아야 합니다: --person 뒤에 다른 이름을 쓰세요"
    case .wrongSetting(let word):
      "설정이 아닌 값 \(quoted(word)): --set color=never처럼 --set KEY=VALUE 형식으로 쓰세요"
    case .unknownPreference(let key, let known):
      "알 수 없는 설정 \(quoted(key)): \(listed(known)) 중에서 고르세요"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) 설정에 쓸 수 없는 값 \(quoted(value)): "
        + (preference.choices.map { "\(listed($0)) 중에서 고르세요" }
          ?? (preference == .cycles
            ? "리듬이나 묶음의 id를 쉼표로 이어 쓰세요"
            : "moon:29,work:7처럼 id:주기 쌍을 쉼표로 이어 쓰세요. 주기는 2일부터 36500일까지입니다"))
    case .noTerminal:
      "실시간 화면에는 표준 입력과 표준 출력 모두 터미널이어야 합니다: 대신 --month 또는 --day 옵션을 쓰세요"
    case .dumbTerminal: "TERM=dumb에서는 실시간 화면을 그릴 수 없습니다: 대신 --month 또는 --day 옵션을 쓰세요"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  private static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "\(form) 형식으로 쓰세요"
    case .yearNotFourDigits: "\(form) 형식에 맞추어 연도를 네 자리로 쓰세요"
    case .yearNotFirst(let meant):
      meant.map { "연도가 맨 앞에 와야 합니다; \($0) 형식으로 쓰세요" }
        ?? "연도가 맨 앞에 와야 하고, 월과 일의 순서도 알 수 없습니다; \(form) 형식으로 쓰세요"
    case .yearOutOfRange: "연도는 0001년부터 9999년까지입니다"
    case .noSuchMonth(let month): "\(month)월은 없습니다; 월은 01부터 12까지입니다"
    case .noSuchDay(let day, let month):
      "\(month.year)년 \(month.month)월에는 \(day)일이 없습니다; 마지막 날은 \(month.last)입니다"
    }
  }

  private static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "\(quoted(path)) 설정 파일을 \(fault.line)번째 줄 \(fault.column)번째 글자에서 JSON으로 읽을 수 없습니다: \(describe(fault.problem)): 파일을 고치거나 다른 곳으로 옮기세요"
      case .notAnObject:
        "\(quoted(path)) 설정 파일이 JSON 객체가 아닙니다: 파일을 고치거나 다른 곳으로 옮기세요"
      case .repeatedKey(let key):
        "\(quoted(path)) 설정 파일에 \(quoted(key)) 키가 두 번 나옵니다: 둘 중 하나를 지우세요"
      case .wrongVersion(let version):
        "\(quoted(path)) 설정 파일의 버전이 \(quoted(version))입니다 (이 프로그램이 읽는 것은 버전 1): 더 새로운 프로그램을 쓰세요"
      case .wrongValue(let key, let value):
        "\(quoted(path)) 설정 파일의 \(quoted(key)) 키에 쓸 수 없는 값 \(quoted(value)): 고치거나 지우세요"
      }
    case .tooLarge(let path):
      "\(quoted(path)) 설정 파일이 \(SettingsFile.maximumSize)바이트보다 큽니다: 설정 파일이 맞는지 확인하세요"
    case .unreadable(let path, let code):
      "\(quoted(path)) 설정 파일을 읽을 수 없습니다: \(reason(code)); 경로와 권한을 확인하세요"
    case .unwritable(let path, let code):
      "\(quoted(path)) 설정 파일을 저장할 수 없습니다: \(reason(code)); 아무것도 저장하지 않았습니다"
    case .noPlace: "설정을 저장할 홈 폴더가 없습니다: HOME 변수를 설정하거나 --settings FILE 옵션으로 파일을 지정하세요"
    }
  }

  /// How a message about a whole file calls it; a particle may follow, as both end in a consonant.
  private static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "UTF-8이 아닌 바이트"
    case .comment: "JSON에는 주석이 없음"
    case .trailingComma: "닫는 괄호 앞에 쉼표가 있음"
    case .tooDeep(let limit): "\(limit)단계보다 깊이 중첩됨"
    case .repeatedKey(let key): "\(quoted(key)) 키가 두 번 나옴"
    case .expected(let expectation): expected(expectation)
    }
  }

  private static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "값"
      case .key: "따옴표로 묶은 키"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " 또는 ")
      case .digit: "숫자"
      case .escape: "이스케이프"
      case .end: "파일 끝"
      }
    return "필요한 것: \(what)"
  }

  private static func source(_ file: String) -> String { file == "-" ? "표준 입력" : "\(quoted(file)) 파일" }

  private static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))이 비어 있습니다: 첫 줄에 name 열과 birthday 열의 이름이 있어야 합니다"
    case .missingColumn(let file, let column, let header):
      "\(source(file))에 \(quoted(column))\(splitHeader(header)) 열이 없습니다: 첫 줄에 name 열과 birthday 열의 이름이 있어야 합니다"
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

  private static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "이름이 없습니다"
    case .wrongBirthday(let word, let error):
      "날짜가 아닌 값 \(quoted(word)): \(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "생일이 \(date)보다 늦습니다 (\(birthday))"
    case .tooFewFields: "행의 필드가 모자랍니다"
    case .unclosedQuote: "따옴표가 닫히지 않았습니다"
    case .textAfterQuote: "닫는 따옴표 뒤에 글자가 있습니다"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "UTF-8 텍스트가 아닙니다: UTF-8로 저장하거나 \(conversion(from: encodings, usual: .korean)) 명령으로 변환하세요"
    case .nul: "텍스트에 없는 NUL 문자가 있습니다"
    }
  }

  private static func reportName(_ report: ReportKind) -> String {
    report.option.map { "\($0.spelling) 보고서" } ?? "대시보드"
  }
}
