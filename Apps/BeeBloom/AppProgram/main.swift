import AppSupport
import BeeBloomApp
import CommandSupport

CommandProgram.runApp { BeeBloomApp(firstStart: $0) }
CommandProgram.run(BeeBloomCommand.self)
