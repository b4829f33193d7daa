import Foundation
import VitrineTesting

/// Random numbers of one widget of a fleet: the same for the same seed and number of the widget.
struct FleetDice {
    private var generator: SeededGenerator

    init(seed: UInt64, widget: Int) {
        var mixer = SeededGenerator(seed: seed ^ (UInt64(bitPattern: Int64(widget)) &* 0xD6E8_FEB8_6659_FD93))
        generator = SeededGenerator(seed: mixer.next())
    }

    /// A number from 0 up to, but not including, 1.
    mutating func share() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

    /// A number between two others.
    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * share() }

    /// A waiting time whose mean is given: events at such distances happen independently of each other.
    mutating func waiting(mean: Double) -> Double { -log(1 - share()) * mean }

    /// A number with a normal distribution, by the method of Box and Muller.
    mutating func normal(mean: Double, deviation: Double) -> Double {
        let length = (-2 * log(1 - share())).squareRoot()
        return mean + deviation * length * cos(2 * .pi * share())
    }
}
