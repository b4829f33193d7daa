import VitrineWire

let bytes: [UInt8] = []
func answer(_ body: some Collection) {}

// The snippet.
