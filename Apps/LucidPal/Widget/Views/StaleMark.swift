package import VitrineUI

/// Says how old the numbers beside it are: they are not current.
package struct StaleMark: View {
    private let staleness: HabitsPicture.Staleness

    /// Makes a mark.
    package init(_ staleness: HabitsPicture.Staleness) {
        self.staleness = staleness
    }

    /// A clock and a distance that goes on growing without a reload.
    package var body: some View {
        HStack(spacing: 3) {
            Image(systemName: "clock.badge.exclamationmark")
            text
        }
        .font(.system(.caption2, design: .rounded, weight: .medium))
        .foregroundStyle(Palette.stale)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }

    private var text: Text {
        switch staleness {
        case .asOf(let date): Text("as of \(Text(date, style: .relative)) ago")
        case .unknownAge: Text("of unknown age")
        }
    }
}
