import CommandSupport
import Foundation
import HangangjariServiceCommand

// Beside those of the event loops: two connections to the database, and a few clients'.
HostLimits.areErrors(descriptors: 32 + 4 * ProcessInfo.processInfo.activeProcessorCount)
CommandProgram.start(PostgresServiceCommand.self, exitCode: ExitStatus.service)
