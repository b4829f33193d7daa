package import VitrineUI

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Says since when nobody has looked: the numbers beside it are not current.
package struct StaleMark: View {
    private let asOf: Date

    /// Makes a mark.
    package init(_ asOf: Date) {
        self.asOf = asOf
    }

    /// A clock and a distance that goes on growing without a reload.
    package var body: some View {
        HStack(spacing: 3) {
            Image(systemName: "clock.badge.exclamationmark")
            Text("as of \(Text(asOf, style: .relative)) ago")
        }
        .font(.system(.caption2, design: .rounded, weight: .medium))
        .foregroundStyle(Palette.stale)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
}
