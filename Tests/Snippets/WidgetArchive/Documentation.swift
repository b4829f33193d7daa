import Foundation

let now = Date()

// The snippet.
