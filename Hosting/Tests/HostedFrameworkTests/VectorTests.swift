import Testing
import simd

/// The functions of vectors by their names in C and in Swift.
struct VectorTests {
    private let vector = SIMD3<Double>(2, 3, 6)

    @Test func lengthsAndDistancesAreEuclidean() {
        #expect(simd_length(vector) == 7 && length(vector) == 7)
        #expect(abs(simd_length(simd_normalize(vector)) - 1) < 1e-12)
        #expect(simd_distance(vector, SIMD3(2, 3, 0)) == 6 && distance(vector, vector) == 0)
        #expect(simd_dot(vector, SIMD3(1, 1, 1)) == 11 && dot(vector, vector) == simd_length_squared(vector))
    }

    @Test func greatestSmallestAndMixedComponents() {
        #expect(simd_reduce_max(vector) == 6 && simd_reduce_min(vector) == 2 && simd_reduce_add(vector) == 11)
        #expect(simd_max(vector, SIMD3(repeating: 4)) == SIMD3(4, 4, 6))
        #expect(clamp(vector, min: SIMD3(repeating: 3), max: SIMD3(repeating: 4)) == SIMD3(3, 3, 4))
        #expect(mix(SIMD3(0, 0, 0), vector, t: SIMD3(repeating: 0.5)) == vector / 2)
        #expect(cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == SIMD3(0, 0, 1))
    }
}
