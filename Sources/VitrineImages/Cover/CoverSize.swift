/// The dimensions of a cover, in pixels.
struct CoverSize: Hashable {
    var width: Int
    var height: Int

    /// Computes the largest size with the image's proportions that is within the limits and enlarges nothing; at least
    /// 1 × 1.
    init(of header: ImageHeader, within limits: CoverLimits) {
        self.init(width: header.pixelWidth, height: header.pixelHeight, within: limits)
    }

    /// Computes the largest size with these proportions that is within the limits and enlarges nothing; at least 1 × 1.
    init(width: Int, height: Int, within limits: CoverLimits) {
        let full = (width: Double(width), height: Double(height))
        let byArea = (Double(limits.maximumArea) / (full.width * full.height)).squareRoot()
        let byEdges = min(Double(limits.maximumWidth) / full.width, Double(limits.maximumHeight) / full.height)
        let scale = min(1, byArea, byEdges)
        self.width = min(max(1, Int((full.width * scale).rounded())), limits.maximumWidth)
        self.height = min(max(1, Int((full.height * scale).rounded())), limits.maximumHeight)
        // Rounding both dimensions up can exceed the area by a row; for an image one pixel wide, by any number of rows.
        if self.width * self.height > limits.maximumArea {
            if self.width > self.height {
                self.width = max(1, limits.maximumArea / self.height)
            } else {
                self.height = max(1, limits.maximumArea / self.width)
            }
        }
    }

    /// Creates exactly this size.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Returns the size before the image is rotated upright.
    func stored(_ orientation: ImageOrientation) -> CoverSize {
        orientation.swapsAxes ? CoverSize(width: height, height: width) : self
    }
}

extension CoverLimits {
    /// Rejects limits that no image can satisfy.
    func check() throws(ImageError) {
        let smallest = min(maximumWidth, maximumHeight, maximumArea)
        guard smallest >= 1, maximumByteCount >= 2000, (1...100).contains(minimumQuality),
            (minimumQuality...100).contains(maximumQuality)
        else {
            throw ImageError(
                .invalidLimits,
                "No cover can satisfy limits of \(maximumWidth) × \(maximumHeight) pixels, \(maximumArea) together, "
                    + "\(maximumByteCount) bytes, quality \(minimumQuality) to \(maximumQuality); use at least "
                    + "1 pixel, 2,000 bytes, and qualities from 1 to 100."
            )
        }
    }

    /// Rejects a file that is too large, before it is read.
    func check(byteCount: Int, name: String) throws(ImageError) {
        guard byteCount <= maximumSourceByteCount else {
            throw ImageError(
                .tooLarge,
                "\(name) has \(byteCount) bytes, more than \(maximumSourceByteCount); make it smaller, or raise "
                    + "maximumSourceByteCount."
            )
        }
    }

    /// Rejects an image that declares too many pixels, or none.
    func check(_ header: ImageHeader, name: String) throws(ImageError) {
        let area = header.pixelWidth.multipliedReportingOverflow(by: header.pixelHeight)
        guard !area.overflow, area.partialValue <= maximumSourceArea else {
            throw ImageError(
                .tooLarge,
                "\(name) declares \(header.pixelWidth) × \(header.pixelHeight) pixels, more than \(maximumSourceArea); "
                    + "scale it down, or raise maximumSourceArea."
            )
        }
        guard area.partialValue > 0 else {
            throw ImageError(.empty, "\(name) declares no pixels; save the image again.")
        }
    }
}
