import Foundation
import VitrineDevice

// The snippet.
