import ProgramTesting

/// The program that reads and writes this suite's files in processes of their own.
let probe = ProbeProgram("vitrine-store-probe")
