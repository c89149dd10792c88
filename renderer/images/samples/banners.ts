import type { BannerOrder } from "#shared/catalog/banners/order.ts";

/** Banners of ready designs: designs of the gallery in the words and colours of the sample's company. */
export const SAMPLE_BANNERS: Readonly<Record<string, BannerOrder>> = {
  "gallery-night": {
    designId: "event-lights",
    texts: {
      headline: "Noor Haddad: Salt & Light",
      detail: "New paintings, Gallery North, until 30 June",
      day: "Opening 12 May, 7 pm",
    },
    colors: { ground: "#2a1030", accent: "#e0569b", second: "#f0a02c" },
  },
  "sunday-rolls": {
    designId: "season-branches",
    texts: { label: "Every Sunday from seven", headline: "Warm rolls, still crackling", detail: "Krug's Bakery" },
    colors: { ground: "#fbf1de", accent: "#7f8f3c", second: "#c0602f" },
  },
  "first-talk": {
    designId: "call-coffee",
    texts: { headline: "Which step is next?", detail: "A first talk is free: half an hour over coffee" },
    colors: { ground: "#dff0ea", accent: "#15806f" },
  },
  "strategy-class": {
    designId: "webinar-screen",
    texts: {
      label: "Free webinar",
      headline: "Plans that survive Monday",
      detail: "Tuesday 14 October, 11 am, with Daniel Osei",
      button: "Save your seat",
    },
    colors: { ground: "#16406e", accent: "#f2b84b" },
  },
  "product-launch": {
    designId: "product-rocket",
    texts: { headline: "Brightloop 3 has lift-off", detail: "Workflows that close themselves" },
    colors: { ground: "#2a2370", accent: "#ff8a3d", second: "#f3f0ff" },
  },
  "field-issue": {
    designId: "newsletter-paper",
    texts: {
      headline: "The Weekly Field",
      detail: "Why rivers remember: the long read of the week",
      label: "No. 214, this Friday",
      button: "Read it online",
    },
    colors: { ground: "#f2f1e4", accent: "#23684a" },
  },
  "book-club": {
    designId: "newsletter-books",
    texts: { headline: "Staff picks of the month", detail: "Five books our readers could not put down" },
    colors: { ground: "#24457f", accent: "#f2a541", second: "#e8705a" },
  },
  "summer-basket": {
    designId: "sale-tag",
    texts: { headline: "A greener basket", detail: "Our harvest week for regular customers", number: "20% off" },
    colors: { ground: "#e4f2d3", accent: "#2f7a36" },
  },
  "concert-ticket": {
    designId: "event-ticket",
    texts: {
      label: "Quartet Martin plays",
      headline: "Schubert by candlelight",
      detail: "St Anne's Hall, doors open at 7 pm",
      day: "9 Nov",
      place: "Row 1-20",
    },
    colors: { ground: "#4a1c2a", paper: "#fbf0df", accent: "#a8505f" },
  },
  "open-roles": {
    designId: "hiring-badge",
    texts: {
      headline: "Could this be you?",
      detail: "41 teams are looking through Hirewell today",
      label: "Hello, I am your",
      role: "new colleague",
    },
    colors: { ground: "#4a42a8", accent: "#f08a24" },
  },
  engineers: {
    designId: "hiring-terminal",
    texts: {
      command: "find engineer --at=northwind",
      headline: "1 match: you",
      detail: "Remote, four days, real problems",
    },
    colors: { ground: "#27408f", window: "#10141f", accent: "#7fd4ff" },
  },
  "open-house": {
    designId: "event-skyline",
    texts: {
      headline: "Come home to the harbour",
      detail: "Twelve flats with a view, guided tours",
      day: "Saturday, 10 am",
      place: "Quay Street 4",
    },
    colors: { ground: "#3a2a44", accent: "#f09a6b" },
  },
  "review-us": {
    designId: "review-stars",
    texts: { headline: "Glad we could help?", detail: "Two minutes of your time help others find us" },
    colors: { ground: "#12504f", accent: "#ffc53d" },
  },
  "spring-table": {
    designId: "season-flowers",
    texts: { headline: "Peonies are here", detail: "Bunches tied while you wait, all of May" },
    colors: { ground: "#fdebf2", accent: "#d2558c", second: "#4b8259" },
  },
  "design-prize": {
    designId: "award-deco",
    texts: { label: "We are nominated", headline: "House of the Year", detail: "Category: small studios" },
    colors: { ground: "#2c2a2a", accent: "#d7a566" },
  },
  "back-in-motion": {
    designId: "call-week",
    texts: { headline: "Back in motion, this week", button: "Book a session", day: "Thu", time: "8:30" },
    colors: { ground: "#e6f4f0", accent: "#16897a" },
  },
  "history-class": {
    designId: "webinar-board",
    texts: {
      headline: "History, told in objects",
      detail: "An evening class in six short lessons",
      button: "Join the class",
    },
    colors: { ground: "#2b4a34", accent: "#f1d07a" },
  },
  portfolio: {
    designId: "product-plinths",
    texts: { headline: "Twelve objects, one year", detail: "The new portfolio of Studio Chen", button: "Have a look" },
    colors: { ground: "#f3dfd8", accent: "#c9503f" },
  },
  "research-day": {
    designId: "webinar-wave",
    texts: { headline: "Night of Physics", detail: "Open labs and short talks, 3 October", button: "See the plan" },
    colors: { ground: "#131a3a", accent: "#f2b84b", second: "#5f7fe0" },
  },
  "tree-planting": {
    designId: "charity-seedling",
    texts: { headline: "Paper-free since 2021", detail: "And 1,200 trees planted with our clients" },
    colors: { ground: "#e2efe0", accent: "#2f7a98", second: "#f2b84b" },
  },
  "print-sale": {
    designId: "sale-half",
    texts: {
      number: "50",
      headline: "Fifty prints, signed and numbered",
      detail: "Larsen Pictures, until they are gone",
    },
    colors: { ground: "#eef0f2", accent: "#3d4650", number: "#f2b84b" },
  },
};
