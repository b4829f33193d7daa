import DBMultiverseExtension
import VitrineWidgets

DBMultiverseWidgets.main()
