import { accent, banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const WEBINAR = banners({
  "webinar-screen": {
    name: "Laptop",
    widthPx: 600,
    heightPx: 150,
    texts: {
      label: text("Badge", "Free webinar", 24),
      headline: headline("Your first campaign in an hour", 48),
      detail: detail("Tuesday 14 October, 11 am, online"),
      button: button("Save your seat"),
    },
    colors: { ground: ground("#0b3a8f"), accent: accent("#ffb800") },
  },
  "webinar-wave": {
    name: "Sound wave",
    widthPx: 600,
    heightPx: 120,
    texts: {
      headline: headline("The slow talk", 28),
      detail: detail("A new episode every Wednesday morning"),
      button: button("Listen now"),
    },
    colors: { ground: ground("#15121f"), accent: accent("#ff5a5f"), second: color("Second accent", "#7c5cff") },
  },
  "webinar-tiles": {
    name: "Video call",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Ask us anything", 32),
      detail: detail("Live questions with our engineers, each Friday at 3 pm"),
    },
    colors: { ground: ground("#e9ecfb"), accent: accent("#3a49d6") },
  },
  "webinar-board": {
    name: "Blackboard",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("Spreadsheets without tears", 40),
      detail: detail("A class for beginners: six short lessons"),
      button: button("Join the class"),
    },
    colors: { ground: color("Board", "#21483f"), accent: color("Chalk", "#ffe08a") },
  },
});
