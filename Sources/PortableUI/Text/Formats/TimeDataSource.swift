#if !CompleteFoundation
public import VitrinePlatform

/// A value that changes with the clock, for a text.
///
/// Only the current date is here: <https://developer.apple.com/documentation/swiftui/timedatasource>.
public struct TimeDataSource<Value>: Sendable {
    private init() {}
}

extension TimeDataSource where Value == Date {
    /// The moment at which the text is drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}

extension Text {
    /// Creates a text that the renderer formats, and keeps up to date without a reload.
    ///
    /// With the fields day, hour and minute, an age has no seconds, such as "23 min".
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
        self.init(pieces: [Piece(content: .live(format.value))])
    }
}
#endif
