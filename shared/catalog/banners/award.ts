import { banners, color, detail, ground, headline, text } from "./banner.ts";

export const AWARD = banners({
  "award-laurel": {
    name: "Laurel",
    widthPx: 480,
    heightPx: 120,
    texts: {
      label: text("Small line above", "Winner", 16),
      headline: headline("Best service 2026", 24),
      detail: text("Who gives it", "Guild of Independent Shops", 32),
    },
    colors: { ground: ground("#16181d"), accent: color("Gold", "#d9b25f") },
  },
  "award-rosette": {
    name: "Rosette",
    widthPx: 480,
    heightPx: 120,
    texts: {
      number: text("On the rosette", "1st", 4),
      headline: headline("Employer of the year", 32),
      detail: detail("Voted by our own people, three years running"),
    },
    colors: { ground: ground("#e8eef7"), accent: color("Rosette", "#1f4fa3"), second: color("Middle", "#f4c542") },
  },
  "award-deco": {
    name: "Gala",
    widthPx: 600,
    heightPx: 150,
    texts: {
      label: text("Small line above", "We are nominated", 28),
      headline: headline("The Design Prize", 28),
      detail: detail("Category: small studios", 48),
    },
    colors: { ground: ground("#0c2f33"), accent: color("Gold", "#e3bd72") },
  },
  "award-certificate": {
    name: "Certificate",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("Certified partner", 28),
      detail: detail("Examined and renewed each year since 2019", 60),
      label: text("On the seal", "A+", 4),
    },
    colors: { ground: color("Paper", "#faf7ef"), accent: color("Border", "#2b6b5d"), second: color("Seal", "#c9302c") },
  },
});
