/// The seeds of a run, and the part of them that one machine plays.
public struct SeedRange: Hashable, Sendable {
    /// The largest number of seeds of one run.
    public static let limit: UInt64 = 1_000_000

    public var seeds: ClosedRange<UInt64>

    /// Reads `FIRST..LAST`, such as `1..200`, or one seed; nil if it is neither or has more than ``limit`` seeds.
    public init?(_ text: String) {
        let parts = text.split(separator: "..", omittingEmptySubsequences: false).map { UInt64($0) }
        guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1], first <= last,
            last - first < Self.limit
        else { return nil }
        seeds = first...last
    }

    /// The seeds of a shard: every `count`th one, so that each shard has as many of every part of the range.
    public func seeds(of shard: Shard) -> [UInt64] { shard.part(of: Array(seeds)) }

    /// One of several parts of a run, `1/4` to `4/4`.
    public struct Shard: Hashable, Sendable {
        public var number, count: UInt64

        /// The whole run.
        public static let whole = Shard(number: 1, count: 1)

        private init(number: UInt64, count: UInt64) {
            self.number = number
            self.count = count
        }

        /// Reads `NUMBER/COUNT`, counted from 1; nil if it is not that.
        public init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
            guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
                return nil
            }
            self.init(number: number, count: count)
        }

        /// The elements of a list that belong to the shard: every `count`th one.
        public func part<Element>(of elements: [Element]) -> [Element] {
            elements.indices.filter { UInt64($0) % count == number - 1 }.map { elements[$0] }
        }
    }
}
