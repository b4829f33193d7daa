import AVKit
import EventKit
import FamilyControls
import HealthKit
import LocalAuthentication
import MapKit
import NetworkExtension
import Security
import StoreKit
import Testing
import UserNotifications
import VitrineTesting

@testable import CoreLocation

/// Frameworks that the device has nothing behind answer as if a person had said no.
struct RefusedFrameworkTests {
    private final class Delegate: CLLocationManagerDelegate, Sendable {
        let (errors, continuation) = AsyncStream.makeStream(of: (any Error).self)

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            continuation.yield(error)
        }
    }

    @Test(.hangGuard) func locationIsRefused() async {
        let manager = CLLocationManager()
        let delegate = Delegate()
        manager.delegate = delegate
        manager.requestLocation()
        var errors = delegate.errors.makeAsyncIterator()
        #expect(await errors.next() as? CLError == CLError(.denied))
        #expect(manager.authorizationStatus == .denied)
        #expect(!manager.isAuthorizedForWidgetUpdates)
    }

    @Test(arguments: [
        ("37.53 127.07", DevicePlace.at(latitude: 37.53, longitude: 127.07), CLAuthorizationStatus.authorizedWhenInUse),
        ("unknown", .unknown, .authorizedWhenInUse), ("notAsked", .notAsked, .notDetermined),
        ("denied", .denied, .denied), ("37.53", .denied, .denied), ("", .denied, .denied),
    ])
    func placeIsThatOfTheDevice(text: String, place: DevicePlace, authorization: CLAuthorizationStatus) {
        #expect(DevicePlace(text) == place)
        #expect(DevicePlace(text).authorization == authorization)
    }

    @Test func placeIsGivenOnlyWithPermission() throws {
        let place = try DevicePlace.at(latitude: 37.53, longitude: 127.07).location()
        #expect(place.coordinate.latitude == 37.53)
        #expect(place.coordinate.longitude == 127.07)
        #expect(throws: CLError(.denied)) { try DevicePlace.notAsked.location() }
        #expect(throws: CLError(.locationUnknown)) { try DevicePlace.unknown.location() }
    }

    @Test func distanceIsThatOfAGreatCircle() {
        // A quarter of a circle with the earth's mean radius of 6,371,009 m.
        let pole = CLLocation(latitude: 90, longitude: 0)
        let metres: CLLocationDistance = pole.distance(from: CLLocation(latitude: 0, longitude: 120))
        #expect(abs(metres - 6_371_009 * Double.pi / 2) < 1)
    }

    @Test func calendarIsEmpty() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        let week = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        #expect(store.events(matching: week).isEmpty)
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
            try store.save(EKEvent(eventStore: store), span: .thisEvent)
        }
    }

    @Test func useOfTheDeviceIsNotLimited() async {
        await #expect(throws: FamilyControlsError.authorizationCanceled) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
        let store = ManagedSettingsStore(named: .init("night"))
        store.shield.applications = FamilyActivitySelection().applicationTokens
        #expect(store.shield.applications == nil)
    }

    @Test func healthDataIsEmpty() {
        var samples: [HKSample]?
        HKHealthStore()
            .execute(
                HKSampleQuery(
                    sampleType: HKQuantityType(.stepCount),
                    predicate: nil,
                    limit: HKObjectQueryNoLimit,
                    sortDescriptors: nil
                ) { _, found, _ in samples = found }
            )
        #expect(samples?.isEmpty == true)
    }

    @Test func amountsAreConverted() {
        let distance = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.609344)
        #expect(abs(distance.doubleValue(for: .mile()) - 1) < 1e-9)
        let pulse = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: 60)
        #expect(pulse.doubleValue(for: .count().unitDivided(by: .second())) == 1)
    }

    @Test func moleOfGlucoseHasItsMass() {
        let amount = HKQuantity(
            unit: .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()),
            doubleValue: 1
        )
        let milligrams = amount.doubleValue(for: HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)))
        #expect(abs(milligrams - 18.0156) < 1e-3)
    }

    @Test func unitsAndKindsAreEqualByTheirNames() {
        func name(_ unit: HKUnit) -> String {
            switch unit {
            case .count(): "steps"
            case .mile(): "miles"
            default: "?"
            }
        }
        #expect([HKUnit.count(), .mile(), .day()].map(name) == ["steps", "miles", "?"])
        #expect(HKQuantityType(.stepCount) == HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(Set([HKQuantityType(.stepCount), HKQuantityType(.stepCount), HKQuantityType(.heartRate)]).count == 2)
        #expect(HKQuantity(unit: .minute(), doubleValue: 2) == HKQuantity(unit: .second(), doubleValue: 120))
    }

    @Test func keychainIsEmpty() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
            kSecReturnData as String: kCFBooleanTrue!,
        ]
        var item: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
        #expect(item == nil)
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecMissingEntitlement)
    }

    @Test func thereIsNoTunnelAndNoneCanBeMade() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        let manager = NETunnelProviderManager()
        #expect(manager.connection.status == .invalid)
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await manager.saveToPreferences() }
        #expect(throws: NEVPNError(.configurationInvalid)) { try manager.connection.startVPNTunnel() }
    }

    /// A function of C has no state, so that a constant of a type may hold one.
    private static let heard: CFNotificationCallback = { _, _, _, _, _ in Issue.record("nothing is posted") }

    @Test func noProgramHearsAnother() {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let name = CFNotificationName("sync" as CFString)
        CFNotificationCenterAddObserver(
            center,
            nil,
            { _, _, _, _, _ in Issue.record("nothing is posted") },
            name.rawValue,
            nil,
            .deliverImmediately
        )
        CFNotificationCenterAddObserver(center, nil, Self.heard, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterRemoveObserver(center, nil, name, nil)
        #expect(name == CFNotificationName(rawValue: "sync" as CFString))
    }

    @Test func personIsNotAsked() async throws {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.Code.notInteractive.rawValue)
        #expect(try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) == false)
        #expect(try await Product.products(for: ["pro"]).isEmpty)
        for await purchase in Transaction.currentEntitlements { Issue.record("a purchase: \(purchase)") }
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
    }

    @Test func noSoundIsMade() throws {
        let engine = AVAudioEngine()
        let source = AVAudioSourceNode { _, _, _, _ in
            Issue.record("a sound is asked for")
            return 0
        }
        engine.attach(source)
        engine.connect(source, to: engine.mainMixerNode, format: engine.outputNode.inputFormat(forBus: 0))
        #expect(throws: AVError(.operationNotAllowed)) { try engine.start() }
        #expect(!engine.isRunning)
        #expect(AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty)
    }

    @Test func mapIsNotDrawn() async {
        await #expect(throws: MKError(.serverFailure)) {
            try await MKMapSnapshotter(options: MKMapSnapshotter.Options()).start()
        }
    }
}
