import BeeBloomWidgets
import VitrineWidgets

#if canImport(WidgetKit)
BeeBloomWidgetBundle.main()
#else
BeeBloomWidgetBundle.main(tasks: [.tap, .state])
#endif
