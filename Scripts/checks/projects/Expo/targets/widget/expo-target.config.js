/** @type {import('@bacons/apple-targets/app.plugin').ConfigFunction} */
module.exports = config => ({
  type: "widget",
  colors: { $accent: "#FF6600", paper: { light: "#FFFFFF", dark: "#101010" } },
  images: { shoe: "../../assets/shoe.png" },
  entitlements: { /* Add entitlements */ },
});
