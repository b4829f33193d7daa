import DBMultiverseWidgets
import VitrineWidgets

DBMultiverseWidgets.main()
