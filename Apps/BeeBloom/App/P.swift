package enum BeeBloomAppPlaceholder {}
