import AppSupport
import CommandSupport
import LucidPalApp

CommandProgram.runApp { LucidPalApp(firstStart: $0) }
CommandProgram.run(LucidPalCommand.self)
