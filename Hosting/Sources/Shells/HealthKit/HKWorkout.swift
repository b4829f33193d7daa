/// A kind of workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    case cycling = 13
    case elliptical = 16
    case functionalStrengthTraining = 20
    case hiking = 24
    case rowing = 35
    case running = 37
    case swimming = 46
    case traditionalStrengthTraining = 50
    case walking = 52
    case yoga = 57
    case highIntensityIntervalTraining = 63
    case other = 3000
}

/// A workout; the device has none.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType

    init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        workoutActivityType = activityType
        super.init(type: HKObjectType.workoutType(), start: start, end: end)
    }

    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    open var totalDistance: HKQuantity? { nil }
    open var totalEnergyBurned: HKQuantity? { nil }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

extension HKQuery {
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
}

extension NSSortDescriptor {
    /// An order by a key of a sample; there are no samples to sort.
    @_disfavoredOverload
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSString.hash, ascending: ascending)
    }
}
