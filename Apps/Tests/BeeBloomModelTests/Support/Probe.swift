import VitrineTesting

/// The program that reads and writes BeeBloom's store in separate processes.
let probe = ProbeProgram("beebloom-store-probe")
