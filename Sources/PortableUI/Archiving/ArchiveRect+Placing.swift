package import WidgetArchive

extension CGFloat {
    /// The number limited to ±`limit`; NaN becomes 0, and an infinite value becomes the bound.
    ///
    /// A million points is far beyond any screen, and still exact to a thousandth.
    package func bounded(by limit: CGFloat = 1_000_000) -> CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}

extension ArchiveRect {
    /// A frame in the form an archive may carry: finite, with a non-negative extent, rounded to thousandths of a point.
    package init(placing rect: CGRect) {
        self.init(
            x: rect.origin.x.bounded().roundedToThousandths,
            y: rect.origin.y.bounded().roundedToThousandths,
            width: max(rect.size.width.bounded(), 0).roundedToThousandths,
            height: max(rect.size.height.bounded(), 0).roundedToThousandths
        )
    }
}
