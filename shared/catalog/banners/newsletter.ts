import { accent, banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const NEWSLETTER = banners({
  "newsletter-letter": {
    name: "Open letter",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("One good letter a month", 40),
      detail: detail("No noise, unsubscribe with one click"),
      button: button("Subscribe"),
      badge: text("On the letter", "News", 10),
    },
    colors: { ground: ground("#fdf0d5"), accent: color("Envelope", "#c1443c") },
  },
  "newsletter-paper": {
    name: "Front page",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: text("Name of the paper", "The Workshop Gazette", 28),
      detail: text("Top story", "What we learned from a hundred small kitchens", 64),
      label: text("Issue", "No. 27, spring", 28),
      button: text("Where to read", "Read it online", 24),
    },
    colors: { ground: color("Paper", "#f4f1e8"), accent: accent("#8e1b1b") },
  },
  "newsletter-plane": {
    name: "Paper plane",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("Stay in the loop", 28), detail: detail("Short, useful tips every other Tuesday") },
    colors: { ground: color("Sky", "#7cc9f2"), accent: color("Words", "#0c3558") },
  },
  "newsletter-books": {
    name: "Reading list",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Our reading list", 28),
      detail: detail("Five books and articles we liked this month"),
    },
    colors: {
      ground: ground("#1d3b36"),
      accent: color("First spine", "#f2a541"),
      second: color("Second spine", "#e4583e"),
    },
  },
});
