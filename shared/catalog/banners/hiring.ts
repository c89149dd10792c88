import { accent, banners, button, color, detail, ground, headline, text } from "./banner.ts";

export const HIRING = banners({
  "hiring-chair": {
    name: "Empty chair",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("This chair misses you", 36),
      detail: detail("Four open roles in design, sales and support"),
      button: button("See open roles"),
    },
    colors: { ground: ground("#f7dccb"), accent: color("Circle", "#e2572f"), chair: color("Chair", "#20364b") },
  },
  "hiring-shapes": {
    name: "Building blocks",
    widthPx: 480,
    heightPx: 120,
    texts: { headline: headline("We're hiring", 24), detail: detail("Build the next thing with us") },
    colors: {
      ground: ground("#fffaf0"),
      accent: color("First shape", "#e03c31"),
      second: color("Second shape", "#1d4fc4"),
      third: color("Third shape", "#f5b81c"),
    },
  },
  "hiring-badge": {
    name: "Name badge",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Could this be you?", 32),
      detail: detail("We look for people who like people"),
      label: text("Badge, printed", "Hello, I am your", 24),
      role: text("Badge, handwritten", "new colleague", 18),
    },
    colors: { ground: ground("#0f766e"), accent: color("Badge", "#ff6b4a") },
  },
  "hiring-terminal": {
    name: "Terminal",
    widthPx: 600,
    heightPx: 150,
    texts: {
      command: text("Command", "find talent --team=platform", 36),
      headline: headline("1 match: you", 28),
      detail: detail("Engineers wanted, remote or in the office"),
    },
    colors: { ground: ground("#2b2f77"), window: color("Window", "#10141f"), accent: accent("#5ef2a0") },
  },
});
