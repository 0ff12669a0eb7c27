extension Korean {
  static let help = HelpWords(
    tagline: "터미널에서 보는 바이오리듬: 이달의 곡선, 그날의 수치, 위험일.",
    usage: { "사용법: \($0)" }, examples: "예", formats: { "형식: \($0)" },
    more: "biorhythm --help all은 모든 옵션을, --help REPORT는 보고서 하나를, --manual은 전체 설명서를 보여 줍니다.",
    disclaimer: "바이오리듬 이론은 과학적 근거가 없습니다. 재미로만 보세요.",
    section: { section in
      switch section {
      case .reports: "보고서 [REPORT](생략하면 대시보드)"
      case .who: "대상 [WHO]"
      case .when: "날짜 [WHEN](N을 생략하면 1)"
      case .settings: "설정"
      case .output: "출력 [OUTPUT]"
      case .about: "정보"
      }
    },
    summary: { option in
      switch option {
      case .month: "한 달: 스파크라인, 그래프, 주요 날짜, 날짜별 수치"
      case .year: "한 해: 열두 달의 모든 날"
      case .day: "하루의 자세한 내용과 다음 주요 날짜"
      case .daily: "cron과 메일에 알맞은 짧은 요약"
      case .oneline: "프롬프트나 상태 표시줄에 넣을 짧은 한 줄"
      case .events: "위험일, 최고점, 최저점을 날짜순으로"
      case .compare: "두 사람의 궁합: 저장된 이름 또는 생일"
      case .find: "조건에 맞는 날 찾기"
      case .people: "저장된 사람마다 한 줄씩"
      case .roster: "CSV·vCard의 사람마다 한 줄씩(-: 표준 입력)"
      case .calculate: "수, 날수, 날짜를 계산(-: 표준 입력)"
      case .interactive: "대화형 화면"
      case .evidence: "기록이 곡선과 함께 움직이는지 검증"
      case .record: "그날의 수를 일기에 기록"
      case .birthday: "이번에만 쓸 생일, 저장하지 않음"
      case .person: "저장된 사람을 선택"
      case .with: "저장된 사람을 함께(all: 모두)"
      case .date: "날짜 선택(기본값: 오늘)"
      case .previousDay: "N일 전으로"
      case .nextDay: "N일 후로"
      case .previousMonth: "N개월 전으로"
      case .nextMonth: "N개월 후로"
      case .from: "볼 기간의 첫날"
      case .to: "볼 기간의 마지막 날"
      case .setBirthday: "생일 저장(--person과 함께 쓰면 그 사람의 생일)"
      case .forget: "저장된 사람 지우기"
      case .set: "환경 설정 저장"
      case .showSettings: "적용 중인 설정과 파일 위치 표시"
      case .settings: "다른 설정 파일 사용"
      case .format: "출력 형식"
      case .output: "파일로 저장, 실패하면 아무것도 쓰지 않음"
      case .cycles: "id 또는 primary, secondary, composite, all"
      case .columns: "명단에서 읽을 열: name=이름,birthday=생일"
      case .permutations: "검증의 순열 수 (기본 9999)"
      case .seed: "순열의 시드 (기본 1)"
      case .limit: "처음 N일까지만"
      case .alarm: "날마다 HH:MM에 알림(달력)"
      case .onlyCritical: "위험일만 출력(없으면 출력 없음)"
      case .ascii: "ASCII 문자로만 그리기"
      case .color: "색을 쓸 조건"
      case .width: "사용할 칸 수"
      case .noPager: "긴 보고서도 페이저 없이 출력"
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
        "위에는 이달의 곡선을, 아래에는 선택한 날의 막대, 수치, 추세와 다음 주요 날짜를 보여 줍니다. "
          + "옵션 없이 biorhythm 명령만 실행하면 나오는 화면입니다."
      case .month:
        "리듬마다 하루를 한 글자로 나타낸 스파크라인, 모든 곡선의 그래프, 날짜순 주요 날짜를 보여 주고, 이어서 하루에 한 줄씩 "
          + "리듬마다 막대와 수치를 보여 줍니다. 화면 폭보다 긴 기간은 달마다 나누어 그립니다."
      case .year:
        "열두 달의 모든 날을 제자리에 보여 줍니다. 달마다 위험일을 적은 줄이 있고 그 아래에 리듬별 흐름이 한 줄씩 이어집니다. 기본 리듬 두세 개가 함께 위험일인 날은 눈에 띄게 표시합니다. SVG와 HTML로는 A4나 레터 한 장입니다."
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
          + "위험일이 겹치는 날은 눈에 띄게 표시합니다. --only-critical을 쓰면 최고점과 최저점을 빼고, --with를 쓰면 다른 사람을 나란히 보여 줍니다."
      case .compare:
        "두 사람의 리듬이 얼마나 맞는지를 0%(언제나 반대)부터 100%(언제나 같음)까지로 보여 주고, 기본 리듬 셋의 "
          + "평균과 해당 기간의 두 사람 곡선을 리듬마다 나란히 보여 줍니다."
      case .find:
        "앞으로 1년이나 지정한 기간에서 조건에 맞는 날을 수치와 함께 보여 줍니다. 리듬의 id는 그 퍼센트를, primary, secondary, composite는 그 묶음의 모든 리듬을 뜻합니다. critical, peak, valley는 그 상태인 기본 리듬의 수를, weekday는 월요일 1부터 일요일 7까지를, day는 일수를 뜻합니다. < <= = != >= >로 비교하고 and, or, not과 괄호로 잇습니다. --with 옵션을 쓰면 모두에게 조건이 맞는 날을 찾습니다."
      case .people:
        "선택한 날에 저장된 사람을 한 줄씩, 본인부터 보여 줍니다. 생일, 일수, 리듬별 퍼센트가 나오고 위험일은 표시됩니다."
      case .roster:
        "선택한 날의 상태를 CSV나 vCard 파일의 사람마다 한 줄씩 보여 주며, --find가 있으면 조건에 맞는 사람만 "
          + "보여 줍니다. CSV의 머리글 행에는 아래 낱말로 된 열이 있거나 --columns name=이름,birthday=생일로 알려 주어야 하며, 순서는 상관없고 다른 열은 무시합니다. 잘못된 행은 파일 이름과 줄 번호를 알리고 나머지는 그대로 출력하며, "
          + "이때 종료 상태는 65입니다."
      case .calculate:
        "정확한 수, 기간, 날짜로 된 식의 값을 구합니다. 예: 'today - birthday', 'birthday + 10000'. 쓸 수 있는 단어는 today, tomorrow, yesterday, now, birthday, 요일, 그리고 앞선 결과인 ans입니다. 단위는 min, h, d, w, mo, y와 그 전체 이름입니다. 연산자는 값 사이에 쓰거나, 스택 계산기처럼 값 뒤에 씁니다: 'today birthday - 23 days /'. 날짜를 받는 모든 옵션에 이런 식을 쓸 수 있습니다."
      case .evidence:
        "기록이 곡선과 함께 움직이는지 순열 검정으로 알아봅니다. CSV 파일에는 date와 value 열(한 사람의 수), date 열(한 사람의 사건), 또는 birthday와 date 열(여러 사람의 사건)이 있고, 파일이 없으면 일기를 읽습니다. 리듬마다 효과, p값, 드러났을 가장 작은 효과를 보이고 쉬운 문장 하나로 끝납니다. 추세와 요일의 영향은 빼며, Ctrl-C를 누르면 그때까지 한 것으로 끝냅니다."
      case .record:
        "기분이나 수면 시간 같은 수를 선택한 날의 일기에 적고, 전에 있던 값을 알려 줍니다. 일기는 date, name, value 열이 있는 CSV 파일이며 --evidence 옵션이 읽습니다."
      case .interactive:
        "키로 조작하는 대화형 화면입니다. 위에는 이달의 그래프, 아래에는 선택한 날의 막대가 있고, 키를 눌러 하루나 "
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
    })
}
