import CommandSupport
import Foundation
import HangangjariServiceCommand

// Each processor has an event loop of its own, with three descriptors; the others are the database's and a few
// clients'.
HostLimits.areErrors(descriptors: 32 + 4 * ProcessInfo.processInfo.activeProcessorCount)
CommandProgram.start(HangangjariServiceCommand.self, exitCode: ExitStatus.service)
