// The types of the styles of views that only an app can have.

public typealias CompactDatePickerStyle = AppStyle
public typealias DefaultNavigationViewStyle = AppStyle
public typealias DefaultPickerStyle = AppStyle
public typealias DefaultTextFieldStyle = AppStyle
public typealias DoubleColumnNavigationViewStyle = AppStyle
public typealias GraphicalDatePickerStyle = AppStyle
public typealias InlinePickerStyle = AppStyle
public typealias MenuPickerStyle = AppStyle
public typealias PageTabViewStyle = AppStyle
public typealias PlainTextFieldStyle = AppStyle
public typealias RoundedBorderTextFieldStyle = AppStyle
public typealias SegmentedPickerStyle = AppStyle
public typealias StackNavigationViewStyle = AppStyle
public typealias WheelDatePickerStyle = AppStyle
public typealias WheelPickerStyle = AppStyle

public typealias DefaultListStyle = ListStyleName
public typealias GroupedListStyle = ListStyleName
public typealias InsetGroupedListStyle = ListStyleName
public typealias InsetListStyle = ListStyleName
public typealias PlainListStyle = ListStyleName
public typealias SidebarListStyle = ListStyleName
