#if !canImport(ImageIO)
// All platforms except Apple's: libjpeg-turbo, libpng, libwebp and lcms2.

extension CoverImage {
    static func make(_ input: borrowing ImageInput, limits: CoverLimits) throws(ImageError) -> CoverImage {
        try limits.check(byteCount: input.byteCount, name: input.name)
        switch try input.format() {
        case .jpeg:
            var rows = try JPEGRows(input, limits: limits)
            let header = rows.header
            try limits.check(header, name: input.name)
            let size = CoverSize(of: header, within: limits)
            try rows.start(for: size.stored(header.orientation))
            return try make(from: rows, header: header, size: size, limits: limits)
        case .png:
            var rows = try PNGRows(input, limits: limits)
            let header = rows.header
            try limits.check(header, name: input.name)
            try rows.start()
            return try make(from: rows, header: header, size: CoverSize(of: header, within: limits), limits: limits)
        case .webp:
            var rows = try WebPRows(input, limits: limits)
            let header = rows.header
            try limits.check(header, name: input.name)
            let size = CoverSize(of: header, within: limits)
            try rows.start(for: size.stored(header.orientation))
            return try make(from: rows, header: header, size: size, limits: limits)
        }
    }

    private static func make(
        from rows: consuming some PixelRows & ~Copyable,
        header: ImageHeader,
        size: CoverSize,
        limits: CoverLimits
    ) throws(ImageError) -> CoverImage {
        let canvas = try draw(rows, header: header, size: size, limits: limits)
        return try encode(canvas, limits: limits)
    }

    /// Scales, converts and rotates an image.
    private static func draw(
        _ source: consuming some PixelRows & ~Copyable,
        header: ImageHeader,
        size: CoverSize,
        limits: CoverLimits
    ) throws(ImageError) -> CoverCanvas {
        var rows = source
        let stored = size.stored(header.orientation)
        let decoded = rows.decodedSize
        var canvas = CoverCanvas(size: size, orientation: header.orientation, background: limits.background)
        var scaler = RowScaler(from: decoded, to: stored, kind: rows.kind)
        let conversion = ColorConversion(from: rows.kind, profile: rows.profile)
        var converted = [UInt8](repeating: 0, count: stored.width * 4)
        var row = [UInt8](repeating: 0, count: decoded.width * rows.kind.channels)
        var y = 0
        for _ in 0..<decoded.height {
            try row.withUnsafeMutableBufferPointer { buffer throws(ImageError) in
                guard let start = buffer.baseAddress else { return }
                try rows.read(into: start)
            }
            scaler.push(row) { finished in
                conversion.convert(finished, to: &converted, count: stored.width)
                converted.withUnsafeBufferPointer { canvas.place($0, at: y) }
                y += 1
            }
        }
        return canvas
    }

    /// Encodes within the size limit: reduces first the quality, then the dimensions.
    private static func encode(
        _ drawn: consuming CoverCanvas,
        limits: CoverLimits
    ) throws(ImageError) -> CoverImage {
        var canvas = drawn
        let search = QualitySearch(
            range: limits.minimumQuality...limits.maximumQuality,
            limit: limits.maximumByteCount
        )
        while true {
            let size = canvas.size
            let pixels = canvas.pixels
            let outcome = try search.run { quality throws(ImageError) in
                try ImageEncoder.jpeg(pixels, size: size, quality: quality)
            }
            switch outcome {
            case .fits(let fit):
                return CoverImage(
                    jpeg: fit.bytes,
                    pixelWidth: size.width,
                    pixelHeight: size.height,
                    quality: fit.quality
                )
            case .tooLarge(let byteCount):
                guard size.width > 1 || size.height > 1 else {
                    throw ImageError(.encodingFailed, "A single pixel needs \(byteCount) bytes.")
                }
                canvas = shrink(canvas, by: Double(limits.maximumByteCount) / Double(byteCount), limits: limits)
            }
        }
    }

    /// Scales a canvas down, so that its area shrinks to slightly less than the given share.
    private static func shrink(
        _ canvas: consuming CoverCanvas,
        by share: Double,
        limits: CoverLimits
    ) -> CoverCanvas {
        let size = canvas.size
        let scale = min(0.95, share.squareRoot() * 0.97)
        let smaller = CoverSize(
            width: max(1, Int(Double(size.width) * scale)),
            height: max(1, Int(Double(size.height) * scale))
        )
        var result = CoverCanvas(size: smaller, orientation: .up, background: limits.background)
        var scaler = RowScaler(from: size, to: smaller, kind: .rgb)
        var y = 0
        // The filler is always 255: as alpha it means that no background shows through.
        var row = [UInt8](repeating: 255, count: size.width * 4)
        let pixels = canvas.pixels
        for line in 0..<size.height {
            for x in 0..<size.width {
                let place = (line * size.width + x) * CoverCanvas.pixelBytes
                for channel in 0..<3 { row[4 * x + channel] = pixels[place + channel] }
            }
            scaler.push(row) { finished in
                result.place(UnsafeBufferPointer(start: finished, count: smaller.width * 4), at: y)
                y += 1
            }
        }
        return result
    }
}

extension ImageHeader {
    static func read(_ input: consuming ImageInput) throws(ImageError) -> ImageHeader {
        switch try input.format() {
        case .jpeg: try JPEGRows(input, limits: .widget).header
        case .png: try PNGRows(input, limits: .widget).header
        case .webp: try WebPRows(input, limits: .widget).header
        }
    }
}
#endif
