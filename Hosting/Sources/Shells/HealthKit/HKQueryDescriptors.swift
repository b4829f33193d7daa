/// The samples that a question is about.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self
    where Sample == HKQuantitySample { Self() }

    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self
    where Sample == HKCategorySample { Self() }

    public static func workout(_ predicate: NSPredicate? = nil) -> Self where Sample == HKWorkout { Self() }
}

/// Asks for samples; there are none.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public init(
        predicates: [HKSamplePredicate<Sample>],
        sortDescriptors: [SortDescriptor<Sample>],
        limit: Int? = nil
    ) {}

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

/// Asks for a figure of samples; there is none.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}
