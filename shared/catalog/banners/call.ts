import { accent, banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const CALL = banners({
  "call-week": {
    name: "Pick a day",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Pick a time that suits you", 40),
      button: button("Book a call"),
      day: text("Chosen day", "Wed", 6),
      time: text("Chosen time", "10:30", 8),
    },
    colors: { ground: ground("#f1f6ff"), accent: accent("#1463ff") },
  },
  "call-bubbles": {
    name: "Question, answer",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: text("First bubble", "Got a question about your plan?", 48),
      detail: text("Second bubble", "Let's talk, 15 minutes is enough", 48),
    },
    colors: {
      ground: ground("#ffe7d1"),
      accent: color("First bubble", "#ff6f4d"),
      second: color("Second bubble", "#2c2a4a"),
    },
  },
  "call-phone": {
    name: "Handset",
    widthPx: 400,
    heightPx: 100,
    texts: { headline: headline("Rather talk?", 24), detail: text("Phone number", "020 7946 0018", 24) },
    colors: { ground: ground("#ff9a1f"), accent: color("Handset", "#2a1a4f") },
  },
  "call-coffee": {
    name: "Coffee",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("Coffee on me?", 24), detail: detail("Half an hour, online or around the corner") },
    colors: { ground: ground("#ecdcc3"), accent: color("Cup", "#a63d2f") },
  },
});
