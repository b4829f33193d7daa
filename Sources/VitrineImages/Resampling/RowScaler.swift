#if !canImport(ImageIO)
import CVitrineImages

/// Scales an image down while its rows arrive, and keeps only as many rows as the filter needs.
///
/// If more than four rows make up one, whole blocks are averaged first. The filter then has fewer source pixels to
/// weigh, and the detail that is lost would have had little weight anyway.
struct RowScaler: ~Copyable {
    private let source: CoverSize
    private let target: CoverSize
    private let channels: Int
    private let hasAlpha: Bool
    private let factor: (x: Int, y: Int)
    private let columns: FilterWeights
    private let rows: FilterWeights

    private var loaded: [Float]
    private var sums: [Float]
    private var summedRows = 0
    /// A ring buffer of filtered rows; the newest replaces the oldest.
    private var ring: [Float]
    private var filteredRows = 0
    private var finishedRows = 0
    private var result: [Float]
    private var bytes: [UInt8]

    /// Prepares for rows; the target must not be larger than the source in either dimension.
    init(from source: CoverSize, to target: CoverSize, kind: PixelKind) {
        self.source = source
        self.target = target
        channels = kind.channels
        hasAlpha = kind == .rgba
        factor = (max(1, source.width / target.width / 2), max(1, source.height / target.height / 2))
        let shrunk = CoverSize(
            width: (source.width + factor.x - 1) / factor.x,
            height: (source.height + factor.y - 1) / factor.y
        )
        columns = FilterWeights(
            from: shrunk.width,
            extent: Double(source.width) / Double(factor.x),
            to: target.width
        )
        rows = FilterWeights(
            from: shrunk.height,
            extent: Double(source.height) / Double(factor.y),
            to: target.height
        )
        loaded = Self.floats(source.width * channels)
        sums = Self.floats(shrunk.width * channels)
        ring = Self.floats(target.width * channels * rows.taps)
        result = Self.floats(target.width * channels)
        bytes = [UInt8](repeating: 0, count: target.width * channels)
    }

    /// Adds the next source row, and passes on the result rows that it completes.
    mutating func push(_ row: UnsafePointer<UInt8>, _ finish: (UnsafePointer<UInt8>) -> Void) {
        vitrine_pixels_load(row, &loaded, Int32(source.width), Int32(channels), hasAlpha ? 1 : 0)
        if factor.x == 1 && factor.y == 1 {
            filter(loaded)
        } else {
            vitrine_pixels_shrink(loaded, &sums, Int32(source.width), Int32(channels), Int32(factor.x))
            summedRows += 1
            let pushed = filteredRows * factor.y + summedRows
            guard summedRows == factor.y || pushed == source.height else { return }
            vitrine_pixels_average(
                &sums,
                Int32(source.width),
                Int32(channels),
                Int32(factor.x),
                Int32(summedRows)
            )
            filter(sums)
            for index in sums.indices { sums[index] = 0 }
            summedRows = 0
        }
        while finishedRows < target.height, Int(rows.first[finishedRows]) + rows.taps <= filteredRows {
            finishRow()
            finish(bytes)
        }
    }

    private mutating func filter(_ row: [Float]) {
        let width = target.width * channels
        let taps = rows.taps
        let place = filteredRows % taps * width
        ring.withUnsafeMutableBufferPointer { ring in
            guard let start = ring.baseAddress else { return }
            vitrine_pixels_filter(
                row,
                start + place,
                Int32(target.width),
                Int32(channels),
                columns.first,
                columns.weights,
                Int32(columns.taps)
            )
        }
        filteredRows += 1
    }

    private mutating func finishRow() {
        let width = target.width * channels
        for index in result.indices { result[index] = 0 }
        for tap in 0..<rows.taps {
            let weight = rows.weights[finishedRows * rows.taps + tap]
            guard weight != 0 else { continue }
            let place = (Int(rows.first[finishedRows]) + tap) % rows.taps * width
            ring.withUnsafeBufferPointer { ring in
                guard let start = ring.baseAddress else { return }
                vitrine_pixels_add(start + place, &result, Int32(width), weight)
            }
        }
        vitrine_pixels_store(result, &bytes, Int32(target.width), Int32(channels), hasAlpha ? 1 : 0)
        finishedRows += 1
    }

    private static func floats(_ count: Int) -> [Float] { [Float](repeating: 0, count: count) }
}
#endif
