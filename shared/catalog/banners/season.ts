import { banners, color, detail, ground, headline, text } from "./banner.ts";

export const SEASON = banners({
  "season-snow": {
    name: "Snowy hills",
    widthPx: 600,
    heightPx: 150,
    texts: { headline: headline("Season's greetings", 28), detail: detail("Rest well. We are back on 4 January.") },
    colors: { ground: color("Sky", "#163a5c"), accent: color("Trees", "#2f7f6f") },
  },
  "season-branches": {
    name: "Winter branches",
    widthPx: 480,
    heightPx: 120,
    texts: {
      label: text("Small line above", "Merry Christmas", 28),
      headline: headline("and a peaceful new year", 36),
      detail: text("From", "from all of us", 36),
    },
    colors: { ground: ground("#fbf6ec"), accent: color("Branches", "#2d5a41"), second: color("Berries", "#c0322f") },
  },
  "season-fireworks": {
    name: "Fireworks",
    widthPx: 600,
    heightPx: 150,
    texts: {
      label: text("Small line above", "Thank you for a wonderful year", 40),
      headline: headline("Happy new year", 24),
    },
    colors: {
      ground: color("Night", "#0d1030"),
      accent: color("First burst", "#ffcb47"),
      second: color("Second burst", "#ff5c8a"),
      third: color("Third burst", "#4fd8eb"),
    },
  },
  "season-lights": {
    name: "String of lights",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("Warm wishes", 24), detail: detail("and thank you for working with us") },
    colors: { ground: ground("#4a1528"), accent: color("Lights", "#ffd76b") },
  },
  "season-flowers": {
    name: "Spring flowers",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("Hello, spring", 24), detail: detail("Happy holidays to you and yours") },
    colors: { ground: ground("#fde8ef"), accent: color("Flowers", "#e4577f"), second: color("Leaves", "#3f7d58") },
  },
});
