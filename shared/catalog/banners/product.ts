import { accent, banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const PRODUCT = banners({
  "product-box": {
    name: "Open box",
    widthPx: 600,
    heightPx: 150,
    texts: {
      label: text("Small line above", "Just arrived", 24),
      headline: headline("Look what is in the box", 36),
      detail: detail("Our new range is here, in six colours"),
      button: button("See what's new"),
    },
    colors: { ground: ground("#5b2bd9"), accent: color("Light", "#ffd84d"), box: color("Box", "#d99a5b") },
  },
  "product-app": {
    name: "Phone app",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Now in your pocket", 32),
      detail: detail("Our app for iPhone and Android"),
      button: button("Get the app"),
    },
    colors: { ground: ground("#d8f5ef"), accent: accent("#00796f") },
  },
  "product-rocket": {
    name: "Rocket",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("We have lift-off", 28), detail: detail("Version 3 is out: faster, simpler, yours") },
    colors: {
      ground: color("Space", "#121a4a"),
      accent: color("Flame", "#ff7a2f"),
      second: color("Rocket", "#f3f5ff"),
    },
  },
  "product-plinths": {
    name: "Plinths",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("The Autumn Collection", 32),
      detail: detail("Objects for quiet rooms"),
      button: button("Discover"),
    },
    colors: { ground: ground("#e9ddd0"), accent: color("Objects", "#b45f43") },
  },
});
