import { banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const CHARITY = banners({
  "charity-heart": {
    name: "Heart of dots",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Small gifts add up", 32),
      detail: detail("Every donation this month is doubled"),
      button: button("Donate"),
    },
    colors: { ground: ground("#fff4f1"), accent: color("Heart", "#e0344b"), second: color("Second dots", "#f59b5b") },
  },
  "charity-seedling": {
    name: "Seedling",
    widthPx: 600,
    heightPx: 150,
    texts: { headline: headline("One order, one tree", 32), detail: detail("12,400 trees planted since 2022") },
    colors: { ground: color("Sky", "#dff1d8"), accent: color("Plant", "#3c8d40"), second: color("Sun", "#ffce4a") },
  },
  "charity-sea": {
    name: "Whale",
    widthPx: 600,
    heightPx: 120,
    texts: { headline: headline("Keep the sea wild", 32), detail: detail("1% of our sales goes to cleaner coasts") },
    colors: { ground: ground("#f3ead7"), accent: color("Sea", "#12527c") },
  },
  "charity-goal": {
    name: "On the way",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Help us reach the finish", 36),
      detail: text("Raised so far", "€ 7,200", 16),
      goal: text("Goal", "€ 10,000", 16),
      percent: text("Bar, in per cent", "72", 3),
    },
    colors: { ground: ground("#3a1d6e"), accent: color("Bar", "#ff8fb8") },
  },
});
