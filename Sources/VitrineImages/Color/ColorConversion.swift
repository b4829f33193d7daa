#if !canImport(ImageIO)
import CLibLCMS

/// Converts rows of any pixel kind and colour profile to red, green, blue and alpha in sRGB.
struct ColorConversion: ~Copyable {
    private let kind: PixelKind
    private let transform: cmsHTRANSFORM?

    deinit {
        if let transform { cmsDeleteTransform(transform) }
    }

    /// Prepares the conversion; a profile that is damaged, or for another kind of pixels, is ignored.
    init(from kind: PixelKind, profile: SourceProfile) {
        self.kind = kind
        guard let source = Self.open(profile) else {
            transform = nil
            return
        }
        defer { cmsCloseProfile(source) }
        guard let format = Self.format(of: kind, profile: source), let target = cmsCreate_sRGBProfile() else {
            transform = nil
            return
        }
        defer { cmsCloseProfile(target) }
        transform = cmsCreateTransform(
            source,
            format,
            target,
            cmsUInt32Number(VITRINE_LCMS_RGBX),
            cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
            cmsUInt32Number(cmsFLAGS_BLACKPOINTCOMPENSATION)
        )
    }

    /// Converts a row of `count` pixels, with the bytes per pixel of the source kind, to four bytes per pixel.
    func convert(_ row: UnsafePointer<UInt8>, to result: UnsafeMutablePointer<UInt8>, count: Int) {
        if let transform {
            cmsDoTransform(transform, row, result, cmsUInt32Number(count))
        } else {
            convertPlainly(row, to: result, count: count)
        }
        for pixel in 0..<count { result[4 * pixel + 3] = kind == .rgba ? row[4 * pixel + 3] : 255 }
    }

    private func convertPlainly(_ row: UnsafePointer<UInt8>, to result: UnsafeMutablePointer<UInt8>, count: Int) {
        switch kind {
        case .gray:
            for pixel in 0..<count {
                for channel in 0..<3 { result[4 * pixel + channel] = row[pixel] }
            }
        case .rgb, .rgba:
            result.update(from: row, count: 4 * count)
        case .cmyk, .cmykInverted:
            // The white light that remains after each ink, and then black, has absorbed its share.
            let flip: UInt8 = kind == .cmyk ? 255 : 0
            for pixel in 0..<count {
                let black = Int(row[4 * pixel + 3] ^ flip)
                for channel in 0..<3 {
                    result[4 * pixel + channel] = UInt8((Int(row[4 * pixel + channel] ^ flip) * black + 127) / 255)
                }
            }
        }
    }

    private static func open(_ profile: SourceProfile) -> cmsHPROFILE? {
        switch profile {
        case .standard:
            return nil
        case .icc(let bytes):
            return cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
        case .primaries(let gamma, let c):
            var white = cmsCIExyY(x: c[0], y: c[1], Y: 1)
            var primaries = cmsCIExyYTRIPLE(
                Red: cmsCIExyY(x: c[2], y: c[3], Y: 1),
                Green: cmsCIExyY(x: c[4], y: c[5], Y: 1),
                Blue: cmsCIExyY(x: c[6], y: c[7], Y: 1)
            )
            guard let curve = cmsBuildGamma(nil, 1 / gamma) else { return nil }
            defer { cmsFreeToneCurve(curve) }
            var curves: [OpaquePointer?] = [curve, curve, curve]
            return cmsCreateRGBProfile(&white, &primaries, &curves)
        }
    }

    /// The lcms2 pixel format of rows of this kind; nil if the profile is for another kind.
    private static func format(of kind: PixelKind, profile: cmsHPROFILE) -> cmsUInt32Number? {
        let space = cmsGetColorSpace(profile)
        let format: cmsUInt32Number? =
            switch (kind, space) {
            case (.gray, cmsSigGrayData): cmsUInt32Number(VITRINE_LCMS_GRAY)
            case (.rgb, cmsSigGrayData), (.rgba, cmsSigGrayData):
                cmsUInt32Number(VITRINE_LCMS_GRAY_OF_FOUR)
            case (.rgb, cmsSigRgbData), (.rgba, cmsSigRgbData): cmsUInt32Number(VITRINE_LCMS_RGBX)
            case (.cmyk, cmsSigCmykData): cmsUInt32Number(VITRINE_LCMS_CMYK)
            case (.cmykInverted, cmsSigCmykData): cmsUInt32Number(VITRINE_LCMS_CMYK_INVERTED)
            default: nil
            }
        return format
    }
}
#endif
