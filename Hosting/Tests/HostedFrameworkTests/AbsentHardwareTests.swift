import AVKit
import AudioToolbox
import CoreHaptics
import CoreImage
import MediaPlayer
import MusicKit
import QuartzCore
import Testing
import WatchConnectivity

/// Frameworks whose services a widget's program does not have: they answer as on a device without them.
struct AbsentHardwareTests {
    @Test func noPatternIsFelt() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        #expect(CHHapticTimeImmediate == 0)
    }

    @Test func noSystemSoundIsHeard() async {
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(URL(filePath: "/bell.aiff"), &sound) != kAudioServicesNoError)
        await withCheckedContinuation { ended in
            AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { ended.resume() }
        }
    }

    @Test func noMessageReachesAWatch() throws {
        var errors: [any Error] = []
        WCSession.default.sendMessage(["tide": 2], replyHandler: nil) { errors.append($0) }
        #expect(errors.first as? WCError == WCError(.notReachable))
        #expect(throws: WCError(.notReachable)) { try WCSession.default.updateApplicationContext([:]) }
    }

    @Test func nothingPlaysAndThePersonHasSaidNo() async {
        #expect(MPMusicPlayerController.systemMusicPlayer.nowPlayingItem == nil)
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
        #expect(await MusicAuthorization.request() == .denied)
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicCatalogSearchRequest(term: "tide", types: [Song.self]).response()
        }
    }

    @Test func whatPlaysIsKeptForTheProgram() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Ebb"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Ebb")
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    }

    @Test func filterMakesNoPictureAndKeepsItsValues() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("tide".utf8)
        filter.setValue(3, forKey: "inputScale")
        #expect(filter.outputImage == nil)
        #expect(filter.value(forKey: kCIInputScaleKey) as? Int == 3)
        #expect(CIContext().createCGImage(CIImage(), from: .zero) == nil)
    }

    @Test func numbersForAFilterAreKept() {
        let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect([vector.x, vector.y, vector.z, vector.w, vector.value(at: 4)] == [1, 2, 3, 4, 0])
        #expect(CIContext(options: [.workingColorSpace: kCFNull!]).createCGImage(CIImage(), from: .zero) == nil)
    }

    @Test func filmLiesInTheMiddleOfItsBox() {
        let box = CGRect(x: 10, y: 0, width: 100, height: 100)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: box)
                == CGRect(x: 10, y: 25, width: 100, height: 50)
        )
    }

    @Test func mediaTimeNeverRunsBackwards() {
        let first = CACurrentMediaTime()
        #expect(CACurrentMediaTime() >= first)
    }
}
