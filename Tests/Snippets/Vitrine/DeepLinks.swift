import Vitrine

// The snippet.
