import { accent, banners, color, detail, ground, headline, text } from "./banner.ts";

const day = (value: string) => text("Date", value, 24);
const place = (value: string) => text("Place", value, 40);

export const EVENT = banners({
  "event-ticket": {
    name: "Ticket",
    widthPx: 600,
    heightPx: 150,
    texts: {
      label: text("Small line above", "You are invited", 32),
      headline: headline("Spring open house", 36),
      detail: detail("Guided tour, drinks and music from 6 pm"),
      day: text("Stub, large", "24 May", 10),
      place: text("Stub, small", "Hall 3", 16),
    },
    colors: { ground: ground("#1f3a5f"), paper: color("Ticket", "#fff3dc"), accent: accent("#c8402f") },
  },
  "event-lights": {
    name: "Stage lights",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("Live at the Forum", 32),
      detail: detail("Talks, bands and late food on two stages"),
      day: day("18–20 September"),
    },
    colors: { ground: ground("#170d2e"), accent: accent("#ff3d94"), second: color("Second light", "#2fc8ff") },
  },
  "event-skyline": {
    name: "City evening",
    widthPx: 600,
    heightPx: 150,
    texts: {
      headline: headline("Meet us downtown", 32),
      detail: detail("After-work drinks with the whole team"),
      day: day("Thursday, 7 pm"),
      place: place("Rooftop, Mill Street 9"),
    },
    colors: { ground: color("Sky", "#2a2a66"), accent: color("Sun", "#ff8a5c") },
  },
  "event-date": {
    name: "Save the date",
    widthPx: 480,
    heightPx: 120,
    texts: {
      headline: headline("Save the date", 24),
      day: day("Thursday, 12 June"),
      place: place("Annual meeting, Old Mill"),
    },
    colors: { ground: ground("#fbf2e2"), accent: accent("#b8323f") },
  },
});
