import { accent, banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const REVIEW = banners({
  "review-stars": {
    name: "Five stars",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("How did we do?", 32), detail: detail("Two minutes of your time help us a lot") },
    colors: { ground: ground("#0e3b2e"), accent: color("Stars", "#ffc53d") },
  },
  "review-quote": {
    name: "Quotation",
    widthPx: 600,
    heightPx: 150,
    texts: {
      quote: text(
        "Quotation",
        "They answered on a Sunday and had it fixed by Monday. I have never seen that before.",
        120,
      ),
      author: text("Who said it", "Maria Lindqvist, Lindqvist & Sons", 48),
    },
    colors: { ground: ground("#f6efe4"), accent: accent("#b4532a") },
  },
  "review-dial": {
    name: "Dial",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Happy with us?", 32),
      detail: detail("Tell others, it takes a minute"),
      button: button("Write a review"),
      number: text("Under the dial", "9.6 of 10", 12),
    },
    colors: { ground: ground("#ffffff"), accent: color("Button", "#22313f") },
  },
  "review-note": {
    name: "Sticky note",
    widthPx: 400,
    heightPx: 100,
    texts: {
      note: text("On the note", "Thank you!", 18),
      headline: headline("Your opinion counts", 32),
      detail: detail("Leave us a line or two", 48),
    },
    colors: { ground: ground("#6d5bd0"), accent: color("Note", "#ffe66b") },
  },
});
