/// A filter of pictures, which makes none; its values are kept.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    // A filter belongs to the code that made it.
    private var values: [String: Any] = [:]

    public init?(name: String) {
        self.name = name
    }

    public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name) }

    init(_ name: String) {
        self.name = name
    }

    // The inputs of the built-in filters that widgets use most; every filter has all of them here.
    open var inputImage: CIImage?
    open var backgroundImage: CIImage?
    open var maskImage: CIImage?
    open var message = Data()
    open var correctionLevel = "M"
    open var quietSpace: Float = 7
    open var barcodeHeight: Float = 32
    open var radius: Float = 10
    open var intensity: Float = 1
    open var scale: Float = 1
    open var extent = CGRect.zero
    open var color = CIColor.white
    open var color0 = CIColor.black
    open var color1 = CIColor.white
    open var brightness: Float = 0
    open var contrast: Float = 1
    open var saturation: Float = 1

    open var outputImage: CIImage? { nil }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setDefaults() {}
}

extension CIFilter {
    public class func qrCodeGenerator() -> CIFilter { CIFilter("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CIFilter { CIFilter("CICode128BarcodeGenerator") }
    public class func aztecCodeGenerator() -> CIFilter { CIFilter("CIAztecCodeGenerator") }
    public class func pdf417BarcodeGenerator() -> CIFilter { CIFilter("CIPDF417BarcodeGenerator") }
    public class func gaussianBlur() -> CIFilter { CIFilter("CIGaussianBlur") }
    public class func areaAverage() -> CIFilter { CIFilter("CIAreaAverage") }
    public class func falseColor() -> CIFilter { CIFilter("CIFalseColor") }
    public class func colorInvert() -> CIFilter { CIFilter("CIColorInvert") }
    public class func maskToAlpha() -> CIFilter { CIFilter("CIMaskToAlpha") }
    public class func colorControls() -> CIFilter { CIFilter("CIColorControls") }
    public class func sepiaTone() -> CIFilter { CIFilter("CISepiaTone") }
    public class func pixellate() -> CIFilter { CIFilter("CIPixellate") }
    public class func blendWithMask() -> CIFilter { CIFilter("CIBlendWithMask") }
    public class func lanczosScaleTransform() -> CIFilter { CIFilter("CILanczosScaleTransform") }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"

extension UIImage {
    /// A picture without content: no filter makes one here.
    public convenience init(ciImage: CIImage) { self.init() }
}
