#if !canImport(SwiftUI)
package import WidgetArchive

extension CGFloat {
    /// The number within bounds: what is not a number counts as 0, an infinite one as the bound.
    ///
    /// A million points is far beyond any screen, and still exact to a thousandth.
    package func bounded(by limit: CGFloat = 1_000_000) -> CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}

extension ArchiveRect {
    /// A placed box as an archive may carry it: finite, its extent not negative, rounded to thousandths of a point.
    package init(placing rect: CGRect) {
        self.init(
            x: rect.origin.x.bounded().roundedToThousandths,
            y: rect.origin.y.bounded().roundedToThousandths,
            width: max(rect.size.width.bounded(), 0).roundedToThousandths,
            height: max(rect.size.height.bounded(), 0).roundedToThousandths
        )
    }
}
#endif
