import BiorhythmCore
import BiorhythmRender
import BiorhythmTables
import TestSupport
import Testing

struct CSVReportTests {
  @Test func `a window has a row a day and blanks before birth`() throws {
    let report = try report(born: "2000-01-01", from: "1999-12-31", to: "2000-01-08")
    let csv = try text(CSVReport(report).write)
    #expect(
      csv == """
        date,day,physical,emotional,intellectual,events
        1999-12-31,,,,,
        2000-01-01,0,0,0,0,physical:critical-rising emotional:critical-rising intellectual:critical-rising
        2000-01-02,1,27,22,19,
        2000-01-03,2,52,43,37,
        2000-01-04,3,73,62,54,
        2000-01-05,4,89,78,69,
        2000-01-06,5,98,90,81,
        2000-01-07,6,100,97,91,physical:peak
        2000-01-08,7,94,100,97,emotional:peak

        """)
  }

  // Case 56: Negative numbers in CSV.
  @Test func `negative percents are bare numbers`() throws {
    // Source: case of a spreadsheet that took -27 for a formula.
    let report = try report(born: "1980-01-01", from: "1988-07-01", to: "1988-07-01")
    let csv = try text(CSVReport(report).write)
    #expect(csv.contains("\n1988-07-01,3104,-27,-78,37,"))
  }

  @Test func `two people are compared cycle by cycle`() throws {
    let csv = try text(
      CSVComparison(date("2000-01-01"), date("2058-03-09"), cycles: [.physical, .average]).write)
    #expect(csv == "cycle,period,compatibility\nphysical,23,100\naverage,,100\noverall,,100\n")
  }
}

struct CSVTextTests {
  @Test(arguments: [
    ("", ""), ("Ana", "Ana"), ("Ana B", "Ana B"), ("Kim, Ana", "\"Kim, Ana\""), ("a\"b", "\"a\"\"b\""),
    ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("+82 10", "'+82 10"), ("-Kim", "'-Kim"), ("\t=1", "'\t=1"), ("\r\n=1", "\"'\r\n=1\""),
    ("=1,2", "\"'=1,2\""),
    ("'quoted", "'quoted"), ("가", "가"), ("a-b", "a-b"),
  ])
  func `no text is a formula, and quotation marks stand where they must`(text: String, cell: String) {
    #expect(Array(text.csvCell.utf8) == Array(cell.utf8))
  }
}
