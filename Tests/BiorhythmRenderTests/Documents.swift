import BiorhythmCore
import BiorhythmRender
import BiorhythmTables
import TestSupport
import Testing

/// Returns what a format writes, through blocks small enough that rows are cut at every place.
func bytes(
  blockSize: Int = 256, _ write: (inout ByteWriter) throws(WriteFailure) -> Void
) throws -> [UInt8] {
  var result: [UInt8] = []
  try withoutActuallyEscaping({ (block: UnsafeRawBufferPointer) throws(WriteFailure) in
    result.append(contentsOf: block)
  }) { sink in
    var out = ByteWriter(blockSize: blockSize, to: sink)
    try write(&out)
    try out.flush()
  }
  return result
}

/// Returns what a format writes, as text.
func text(_ write: (inout ByteWriter) throws(WriteFailure) -> Void) throws -> String {
  let bytes = try bytes(write)
  return try #require(String(validating: bytes, as: UTF8.self), "not UTF-8")
}

/// Returns a report on a window that a test spells out.
func report(
  name: String? = nil, born birthday: String, from first: String, to last: String, selected: String? = nil,
  cycles: [Cycle] = Cycle.primaries
) throws -> Report {
  try Report(
    of: Person(name.map { .named($0) } ?? .unnamed, birth: Birth(on: date(birthday))),
    window: date(first)...date(last), selected: date(selected ?? first), cycles: cycles)
}
