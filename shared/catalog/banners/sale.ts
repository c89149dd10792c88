import { banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const SALE = banners({
  "sale-sunburst": {
    name: "Sunburst",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("Summer sale", 28),
      detail: detail("Everything for sunny days, until 31 August"),
      button: button("Shop the sale"),
      number: text("Sticker", "−30%", 8),
      code: text("Sticker, small", "code SUN30", 16),
    },
    colors: { ground: ground("#ffc928"), accent: color("Sticker", "#d9272e") },
  },
  "sale-half": {
    name: "Big number",
    widthPx: 480,
    heightPx: 120,
    texts: {
      number: text("Number", "50%", 6),
      headline: headline("Half price, the whole week", 44),
      detail: detail("Monday to Sunday, in store and online"),
    },
    colors: { ground: ground("#eef0f6"), accent: color("Panel", "#2730e8"), number: color("Number", "#d8ff3e") },
  },
  "sale-tag": {
    name: "Price tag",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("A little off everything", 40),
      detail: detail("Our thank-you week for regular customers"),
      number: text("Tag", "20% off", 10),
    },
    colors: { ground: ground("#cdebdd"), accent: color("Tag", "#0d5c49") },
  },
  "sale-tape": {
    name: "Tape",
    widthPx: 600,
    heightPx: 120,
    texts: {
      headline: headline("48 hours only", 28),
      detail: detail("Up to 60% off last season's stock"),
      tape: text("On the tapes", "Flash sale", 20),
    },
    colors: { ground: ground("#17141c"), accent: color("Tapes", "#ffe600") },
  },
});
