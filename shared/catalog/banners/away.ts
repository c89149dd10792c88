import { banners, color, detail, headline, text } from "./banner.ts";

export const AWAY = banners({
  "away-beach": {
    name: "Beach from above",
    widthPx: 600,
    heightPx: 150,
    texts: { headline: headline("Out of office", 28), detail: detail("Back, and slightly sunburnt, on 18 August") },
    colors: { ground: color("Sand", "#f6dfb4"), accent: color("Sea", "#17a2b8"), second: color("Parasol", "#f0523d") },
  },
  "away-mountains": {
    name: "Mountains",
    widthPx: 600,
    heightPx: 150,
    texts: { headline: headline("Gone hiking", 28), detail: detail("No signal up here until 2 September") },
    colors: { ground: color("Sky", "#f7c9a3"), accent: color("Mountains", "#3d4f7c") },
  },
  "away-departures": {
    name: "Departures board",
    widthPx: 600,
    heightPx: 120,
    texts: {
      label: text("Sign above", "Departures", 20),
      headline: text("First row", "Out of office", 16),
      detail: text("Second row", "Back 14 Aug", 16),
      time: text("Beside the rows", "On time", 12),
    },
    colors: { ground: color("Board", "#14171c"), accent: color("Letters", "#ffd34e") },
  },
  "away-window": {
    name: "Window seat",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("On my way", 24), detail: detail("I read mail again from Monday, 6 May") },
    colors: { ground: color("Cabin", "#e6e9ee"), accent: color("Sky", "#3b8de0") },
  },
});
