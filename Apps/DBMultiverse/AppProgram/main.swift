import AppSupport
import CommandSupport
import DBMultiverseApp

CommandProgram.runApp { DBMultiverseApp(firstStart: $0) }
CommandProgram.start(DBMultiverseCommand.self)
