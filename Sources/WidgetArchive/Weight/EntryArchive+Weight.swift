import CompactJSON

extension EntryArchive {
    /// The weight of the archive.
    /// - Complexity: O(*n*) in the archive's bytes, including images.
    public var weight: ArchiveWeight {
        var imageByteCount = 0
        forEachImage { imageByteCount += $0.data.count }
        return ArchiveWeight(
            byteCount: JSONWriter.bytes(of: self).count,
            imageByteCount: imageByteCount,
            largestImagePixelCount: largestImagePixelCount
        )
    }

    /// The area of the largest image, in pixels; 0 without images.
    public var largestImagePixelCount: Int {
        var largest = 0
        forEachImage { image in
            let (area, overflows) = image.pixelWidth.multipliedReportingOverflow(by: image.pixelHeight)
            largest = max(largest, overflows ? .max : area)
        }
        return largest
    }
}
