import LucidPalWidgets
import VitrineWidgets

LucidPalWidgetBundle.main()
