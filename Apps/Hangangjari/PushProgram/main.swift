import CommandSupport
import HangangjariServiceCommand

HostLimits.areErrors(descriptors: 32)
CommandProgram.start(PushCommand.self, exitCode: ExitStatus.service)
