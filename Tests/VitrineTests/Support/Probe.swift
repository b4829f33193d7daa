import VitrineTesting

/// The program that reads and writes this suite's files in separate processes.
let probe = ProbeProgram("vitrine-store-probe")
