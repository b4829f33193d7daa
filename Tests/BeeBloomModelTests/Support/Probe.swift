import ProgramTesting

/// The program that reads and writes BeeBloom's store in processes of their own.
let probe = ProbeProgram("beebloom-store-probe")
