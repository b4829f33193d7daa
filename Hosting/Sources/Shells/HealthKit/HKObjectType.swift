/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hash }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }
}

/// A kind of sample.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of amount.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// A kind of event.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// Workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The day's rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The name of a kind of amount.
public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ name: String) {
        rawValue = "HKQuantityTypeIdentifier" + name
    }

    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let distanceSwimming = Self("DistanceSwimming")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let vo2Max = Self("VO2Max")
    public static let bodyMass = Self("BodyMass")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let height = Self("Height")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let insulinDelivery = Self("InsulinDelivery")
    public static let dietaryWater = Self("DietaryWater")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
}

/// The name of a kind of event.
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}
