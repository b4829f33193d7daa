import Vitrine

let folder = "/tmp"

// The snippet.
