import CommandSupport

await CommandProgram.run(HangangjariServiceCommand.self, exitCode: ExitStatus.service)
