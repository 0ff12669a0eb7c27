#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import BiorhythmCLI

exit(run(Host.processArguments(), on: Host.process()).rawValue)
