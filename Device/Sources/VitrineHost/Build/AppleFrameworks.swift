/// The frameworks of Apple's systems, by the names that code imports.
///
/// Code often imports a framework and uses nothing of it. An import of one that `Hosting` does not have is therefore
/// left out, and only a name that is really used is missing. The names are those of
/// https://developer.apple.com/documentation/technologies.
package enum AppleFrameworks {
    package static let names: Set<String> = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let list = """
        ARKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdServices AdSupport AddressBook
        AlarmKit AppIntents AppKit AppTrackingTransparency AppleArchive AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
        AutomaticAssessmentConfiguration AVFAudio AVFoundation AVKit BackgroundAssets BackgroundTasks BusinessChat CFNetwork
        CallKit CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto Compression
        Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics
        CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
        CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit Darwin
        DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI DiskArbitration EventKit EventKitUI
        ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit
        FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit
        IOBluetooth IOKit IOSurface IdentityLookup ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI
        JavaScriptCore JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication
        LocalAuthenticationEmbeddedUI MLCompute ManagedSettings ManagedSettingsUI MapKit Matter MediaAccessibility
        MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices
        ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
        NotificationCenter OSLog ObjectiveC OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI ProximityReader PushKit
        PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan
        SafariServices SceneKit ScreenTime SecureElementCredential Security SensorKit SharedWithYou ShazamKit Social
        SoundAnalysis Speech SpriteKit StickerKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore SymbolKit Symbols
        SystemConfiguration TVMLKit TVServices TVUIKit TabularData ThreadNetwork TipKit Translation UIKit
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XPC iAd os simd
        """
}
