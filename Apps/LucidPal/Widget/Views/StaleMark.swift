package import VitrineUI

/// Shows how old the numbers beside it are, because they are not current.
package struct StaleMark: View {
    /// Why the numbers are not current.
    let staleness: HabitsContent.Staleness
    /// Whether to use a shorter text for a narrow column.
    var isShort = false
    @Environment(\.dynamicTypeSize) private var textSize

    /// A clock symbol and an age that keeps counting without a reload.
    package var body: some View {
        HStack(spacing: 3) {
            Image(systemName: "clock.badge.exclamationmark").foregroundStyle(Palette.stale)
            text
        }
        .font(.system(.caption2, design: .rounded, weight: .medium))
        .foregroundStyle(Palette.quiet)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        // The age stays on one line: larger, its longest form would be cut.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    private var text: Text {
        switch staleness {
        case .asOf(let date):
            isShort || textSize > .large
                ? Text("\(Text(distanceTo: date, fieldCount: 1)) old")
                : Text("as of \(Text(distanceTo: date, fieldCount: 1)) ago")
        case .unknownAge: Text(isShort ? "age unknown" : "of unknown age")
        }
    }
}
