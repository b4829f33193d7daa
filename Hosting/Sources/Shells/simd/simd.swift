public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>

// Each function has two names, that of the C library and that of Swift.

public func simd_dot<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    (left * right).sum()
}

public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_length_squared(vector).squareRoot()
}

public func simd_length_squared<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_dot(vector, vector)
}

public func simd_distance<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(left - right) }

public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    vector / simd_length(vector)
}

public func simd_min<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMin(left, right)
}

public func simd_max<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMax(left, right)
}

public func simd_clamp<Vector: SIMD>(_ vector: Vector, _ low: Vector, _ high: Vector) -> Vector
where Vector.Scalar: Comparable { vector.clamped(lowerBound: low, upperBound: high) }

public func simd_mix<Vector: SIMD>(_ from: Vector, _ to: Vector, _ share: Vector) -> Vector
where Vector.Scalar: FloatingPoint { from + (to - from) * share }

public func simd_reduce_add<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    vector.sum()
}

public func simd_reduce_min<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    vector.min()
}

public func simd_reduce_max<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    vector.max()
}

public func simd_cross<Scalar: FloatingPoint>(_ left: SIMD3<Scalar>, _ right: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(
        left.y * right.z - left.z * right.y,
        left.z * right.x - left.x * right.z,
        left.x * right.y - left.y * right.x
    )
}

public func dot<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_dot(left, right)
}

public func length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_length(vector)
}

public func length_squared<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_length_squared(vector)
}

public func distance<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_distance(left, right) }

public func normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    simd_normalize(vector)
}

public func clamp<Vector: SIMD>(_ vector: Vector, min low: Vector, max high: Vector) -> Vector
where Vector.Scalar: Comparable { simd_clamp(vector, low, high) }

public func mix<Vector: SIMD>(_ from: Vector, _ to: Vector, t share: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_mix(from, to, share) }

public func cross<Scalar: FloatingPoint>(_ left: SIMD3<Scalar>, _ right: SIMD3<Scalar>) -> SIMD3<Scalar> {
    simd_cross(left, right)
}
