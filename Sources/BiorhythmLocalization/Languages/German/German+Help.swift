extension German {
  static let help = HelpWords(
    tagline: "Biorhythmen im Terminal: Kurven des Monats, Werte des Tages, kritische Tage.",
    usage: { "Aufruf: \($0)" }, examples: "Beispiele", formats: { "Formate: \($0)" },
    more:
      "biorhythm --help all listet alle Optionen, --help REPORT erklärt einen Bericht, --manual enthält alles.",
    disclaimer: "Biorhythmen sind wissenschaftlich nicht belegt und dienen nur der Unterhaltung.",
    section: { section in
      switch section {
      case .reports: "Berichte [REPORT] (ohne Angabe: die Übersicht)"
      case .who: "Wer [WHO]"
      case .when: "Wann [WHEN] (ohne N: 1)"
      case .settings: "Einstellungen"
      case .output: "Ausgabe [OUTPUT]"
      case .about: "Über das Programm"
      }
    },
    summary: { option in
      switch option {
      case .month: "Monat: Kurven, Graph, besondere Tage, Tagesliste"
      case .year: "Jahr: jeder Tag von zwölf Monaten"
      case .day: "ein Tag im Einzelnen und was als Nächstes kommt"
      case .daily: "kurze, schlichte Fassung für cron und E-Mail"
      case .oneline: "eine kurze Zeile für Prompt oder Statusleiste"
      case .events: "kritische Tage, Hochs und Tiefs nach Datum"
      case .compare: "zwei Personen: ein Name oder ein Geburtstag"
      case .find: "Tage, an denen eine Bedingung gilt"
      case .people: "alle gespeicherten Personen, eine Zeile je Person"
      case .roster: "eine Zeile je Person aus CSV oder vCard (-: Eingabe)"
      case .calculate: "mit Zahlen, Tagen und Daten rechnen (-: Eingabe)"
      case .evidence: "prüfen, ob Werte mit den Kurven gehen"
      case .record: "eine Zahl für den Tag ins Tagebuch schreiben"
      case .interactive: "die Live-Ansicht"
      case .birthday: "diesen Geburtstag nehmen, nichts speichern"
      case .person: "eine gespeicherte Person nehmen"
      case .with: "eine gespeicherte Person dazu oder all"
      case .date: "einen Tag auswählen (Standard: heute)"
      case .previousDay: "N Tage zurück"
      case .nextDay: "N Tage weiter"
      case .previousMonth: "N Monate zurück"
      case .nextMonth: "N Monate weiter"
      case .from: "ab diesem Tag"
      case .to: "bis zu diesem Tag"
      case .setBirthday: "Geburtstag speichern (mit --person: für diese Person)"
      case .forget: "eine gespeicherte Person entfernen"
      case .set: "eine Einstellung speichern"
      case .showSettings: "geltende Einstellungen und ihren Ort anzeigen"
      case .settings: "eine andere Einstellungsdatei verwenden"
      case .format: "Ausgabeformat"
      case .output: "in eine Datei schreiben, ganz oder gar nicht"
      case .cycles: "IDs oder primary, secondary, composite, all"
      case .columns: "welche Spalten der Liste gelesen werden"
      case .permutations: "Permutationen der Prüfung (sonst 9999)"
      case .seed: "Startwert der Permutationen (sonst 1)"
      case .limit: "nach den ersten N Tagen aufhören"
      case .alarm: "Erinnerung um HH:MM jedes Tages (Kalender)"
      case .onlyCritical: "nur kritische Tage; ohne sie keine Ausgabe"
      case .ascii: "nur mit ASCII-Zeichen zeichnen"
      case .color: "wann Farbe verwendet wird"
      case .width: "Zahl der Spalten"
      case .noPager: "lange Berichte ohne Pager ausgeben"
      case .language: "Sprache"
      case .help: "diese Hilfe oder Hilfe zu einem Bericht"
      case .version: "Version anzeigen"
      case .manual: "Handbuch anzeigen"
      case .completion: "Skript zur Vervollständigung"
      }
    },
    choices: { "\($0): \($1)" },
    explanation: { report in
      switch report {
      case .dashboard:
        "Oben die Kurven des Monats, darunter Balken, Werte und Richtungen des ausgewählten Tages und was "
          + "als Nächstes kommt. Das zeigt biorhythm, wenn nichts weiter angegeben ist."
      case .month:
        "Für jeden Rhythmus eine Miniaturkurve mit einem Zeichen je Tag, der Graph aller Kurven, die besonderen "
          + "Tage nach Datum, dann für jeden Tag eine Zeile mit Balken und Wert jedes Rhythmus. Ein Zeitraum, "
          + "der für die Breite zu lang ist, wird Monat für Monat gezeichnet."
      case .year:
        "Jeder Tag von zwölf Monaten an seinem Platz: für jeden Monat eine Zeile mit den kritischen Tagen, darunter je Rhythmus eine mit seinem Verlauf. Tage, an denen zwei oder drei Hauptrhythmen kritisch sind, stechen hervor. Als SVG oder HTML ist es ein Blatt A4 oder Letter."
      case .day:
        "Ein Tag im Einzelnen: Balken, Prozentwert, Tag im Rhythmus (etwa 8/23) und Richtung, dazu der nächste kritische Tag "
          + "und das nächste Hoch oder Tief jedes Rhythmus mit der Zahl der Tage bis dahin."
      case .daily:
        "Wenige schlichte Zeilen von höchstens 78 Spalten, nie farbig, jeden Tag gleich formuliert: gedacht für "
          + "cron und E-Mail. Mit --only-critical erscheint nur dann etwas, wenn an dem Tag ein Hauptrhythmus "
          + "kritisch ist."
      case .oneline:
        "Eine kurze Zeile mit Buchstabe (P Körper, E Seele, I Geist), Prozentwert und Richtung jedes Rhythmus; hinter einem kritischen "
          + "steht ein Ausrufezeichen. Gedacht für Prompt, tmux oder Statusleiste."
      case .events:
        "Die kritischen Tage, Hochs und Tiefs des Monats oder eines Zeitraums nach Datum. Tage, an denen zwei "
          + "oder drei Hauptrhythmen kritisch sind, werden hervorgehoben. --only-critical lässt Hochs und Tiefs weg, --with stellt andere Personen daneben."
      case .compare:
        "Zwei Personen: wie weit jeder ihrer Rhythmen im Gleichtakt läuft, von 0 (immer entgegengesetzt) bis 100 "
          + "Prozent (immer gleich), der Mittelwert der drei Hauptrhythmen und beide Kurven jedes Rhythmus im "
          + "Zeitraum."
      case .find:
        "Die Tage des kommenden Jahres oder eines Zeitraums, an denen eine Bedingung gilt, mit den Werten. Die ID eines Rhythmus steht für seinen Prozentwert, primary, secondary und composite für jeden Rhythmus der Gruppe; critical, peak und valley zählen die Hauptrhythmen an diesem Punkt; weekday ist 1 für Montag bis 7 für Sonntag, day die Tageszahl. Verglichen wird mit < <= = != >= >, verbunden mit and, or, not und Klammern. Mit --with gilt ein Tag, wenn die Bedingung für alle gilt."
      case .people:
        "Eine Zeile für jede gespeicherte Person am ausgewählten Tag, zuerst für den eigenen Geburtstag: Geburtstag, Tageszahl und der Prozentwert jedes Rhythmus; kritische Tage sind markiert."
      case .roster:
        "Eine Zeile für jede Person einer CSV- oder vCard-Datei am ausgewählten Tag, mit --find nur für die, bei denen "
          + "eine Bedingung gilt. Die Kopfzeile von CSV nennt die Spalten in beliebiger Reihenfolge mit den Wörtern unten, "
          + "oder --columns name=WER,birthday=GEBOREN sagt, welche es sind; andere Spalten werden übergangen. Fehlerhafte Zeilen werden mit "
          + "Datei und Zeilennummer gemeldet, die übrigen trotzdem ausgegeben; der Exit-Status ist dann 65."
      case .calculate:
        "Der Wert eines Ausdrucks aus genauen Zahlen, Zeitspannen und Daten, zum Beispiel 'today - birthday' oder 'birthday + 10000'. Wörter sind today, tomorrow, yesterday, now, birthday, Wochentage und ans, das Ergebnis davor; Einheiten sind min, h, d, w, mo, y und ihre vollen Namen. Rechenzeichen stehen zwischen den Werten oder, wie bei einem Rechner mit Stapel, dahinter: 'today birthday - 23 days /'. Jede Option, die ein Datum erwartet, nimmt auch einen solchen Ausdruck."
      case .evidence:
        "Ob Aufzeichnungen mit den Kurven gehen, durch Permutation geprüft. Eine CSV-Datei hat die Spalten date und value (Zahlen einer Person), date (Ereignisse einer Person) oder birthday und date (Ereignisse vieler); ohne Datei ist es das Tagebuch. Für jeden Rhythmus stehen da der Effekt, der p-Wert und der kleinste Effekt, der sich gezeigt hätte, dann ein einfacher Satz. Trend und Wochentag werden herausgerechnet; Strg-C endet früher mit dem bisher Gemachten."
      case .record:
        "Schreibt eine Zahl, etwa die Stimmung oder die Stunden Schlaf, für den ausgewählten Tag ins Tagebuch und sagt, was vorher dort stand. Das Tagebuch ist eine CSV-Datei mit den Spalten date, name und value, die --evidence liest."
      case .interactive:
        "Alles zusammen live: oben der Graph des Monats, darunter die Balken des ausgewählten Tages, dazu Tasten, "
          + "um tage- und monatsweise zu blättern, den Geburtstag zu ändern und zu jedem Datum zu springen. Die "
          + "Taste ? zeigt alle Tasten."
      }
    },
    manualHeading: { section in
      switch section {
      case .name: "NAME"
      case .synopsis: "ÜBERSICHT"
      case .description: "BESCHREIBUNG"
      case .options: "OPTIONEN"
      case .formats: "FORMATE"
      case .files: "DATEIEN"
      case .environment: "UMGEBUNGSVARIABLEN"
      case .exitStatus: "EXIT-STATUS"
      case .examples: "BEISPIELE"
      case .seeAlso: "SIEHE AUCH"
      }
    })
}
