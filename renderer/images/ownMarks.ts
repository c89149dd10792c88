/**
 * Signs that the open collections lack, and those of theirs that nobody could tell at the 11 pixels that a mark has on a
 * plate of 22: fewer and bolder strokes, one letter of a word, no plate of their own. On a sheet of 24 by 24.
 */
export const OWN_MARKS: Readonly<Record<string, string>> = {
  bag: `<path d="M4.4 8h15.2l1.3 13.5H3.1z"/><path d="M8 10.5V6.8a4 4 0 0 1 8 0v3.7" fill="none" stroke="currentColor" stroke-width="2"/>`,
  bubble: `<path d="M12 2.8C5.9 2.8 1 6.6 1 11.4c0 3 2 5.7 5 7.2l-1 3.9c-.1.4.3.7.6.5l4.8-3.1 1.6.1c6.1 0 11-3.9 11-8.6S18.1 2.8 12 2.8z"/>`,
  calendly: `<g fill="none" stroke="currentColor" stroke-width="3"><path d="M20.2 6.2a10 10 0 1 0 0 11.6"/><path d="M15.4 9a4.6 4.6 0 1 0 0 6"/></g>`,
  camera: `<path d="M4 6h9a2.2 2.2 0 0 1 2.2 2.2v7.6A2.2 2.2 0 0 1 13 18H4a2.2 2.2 0 0 1-2.2-2.2V8.2A2.2 2.2 0 0 1 4 6z" fill="none" stroke="currentColor" stroke-width="3"/><path d="M17.5 11l5.5-5v12l-5.5-5z"/>`,
  chat: `<path d="M4 3h16a2.3 2.3 0 0 1 2.3 2.3v9.4A2.3 2.3 0 0 1 20 17h-7.4L7 22v-5H4a2.3 2.3 0 0 1-2.3-2.3V5.3A2.3 2.3 0 0 1 4 3z"/>`,
  codeberg: `<path d="M12 1.2A10.8 10.8 0 0 0 3.6 18.8L12 5.6l8.4 13.2A10.8 10.8 0 0 0 12 1.2z"/><path d="M12 10.6L6.2 20a10.8 10.8 0 0 0 11.6 0z"/>`,
  discogs: `<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9.6" stroke-width="3.4"/><circle cx="12" cy="12" r="3.6" stroke-width="3.4"/></g>`,
  "epic-games": `<path fill-rule="evenodd" d="M2.8 1h18.4v17.2L12 23l-9.2-4.8zM7.6 4.6v12h8.8v-2.8h-5.6v-2h4.8V9h-4.8V7.4h5.6V4.6z"/>`,
  "f-droid": `<path d="M3.4 1.2l3 4M20.6 1.2l-3 4" fill="none" stroke="currentColor" stroke-width="2"/><path fill-rule="evenodd" d="M2.5 4.4h19v6h-19zM6 6.3v2.2h2.4V6.3zm9.6 0v2.2H18V6.3z"/><path fill-rule="evenodd" d="M2.5 12h19v11h-19zM12 13.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z"/>`,
  house: `<path d="M12 1.6L.8 11h3v11.4h5.4v-6.2a2.8 2.8 0 0 1 5.6 0v6.2h5.4V11h3z"/>`,
  "hugging-face": `<path fill-rule="evenodd" d="M12 1.4a9.6 9.6 0 0 1 7.4 15.7c-1.6 2-4.3 3.4-7.4 3.4s-5.8-1.4-7.4-3.4A9.6 9.6 0 0 1 12 1.4zM8.3 7.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm7.4 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM6.8 12.4a5.3 5.3 0 0 0 10.4 0z"/><path d="M.6 15.4c1.2-.9 2.4.6 3.4 2l3.4 3.4c.6 1-.1 2.4-1.4 2.4-3 0-5-1.7-5.6-4.6zM23.4 15.4c-1.2-.9-2.4.6-3.4 2l-3.4 3.4c-.6 1 .1 2.4 1.4 2.4 3 0 5-1.7 5.6-4.6z"/>`,
  key: `<path fill-rule="evenodd" d="M7.8 4.2a7.8 7.8 0 0 1 7.2 4.9h8.2v5.8h-2.4v3.3h-4.6v-3.3H15a7.8 7.8 0 1 1-7.2-10.7zm0 5.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"/>`,
  lemmy: `<circle cx="4.9" cy="6.6" r="4.3"/><circle cx="19.1" cy="6.6" r="4.3"/><path fill-rule="evenodd" d="M12 4.6c5 0 8.8 3.7 8.8 8.6 0 5.3-3.9 9.2-8.8 9.2s-8.8-3.9-8.8-9.2c0-4.9 3.8-8.6 8.8-8.6zM8.2 9.9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7.6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM12 15.6c-1.9 0-3.2 1.1-3.2 2.4s1.3 2.4 3.2 2.4 3.2-1.1 3.2-2.4-1.3-2.4-3.2-2.4z"/>`,
  mail: `<path d="M3.2 4.5h17.6a1.7 1.7 0 0 1 1.7 1.7v.5L12 13.3 1.5 6.7v-.5a1.7 1.7 0 0 1 1.7-1.7zM22.5 9.2v8.6a1.7 1.7 0 0 1-1.7 1.7H3.2a1.7 1.7 0 0 1-1.7-1.7V9.2L12 15.8z"/>`,
  matrix: `<g fill="none" stroke="currentColor"><path d="M6 2H2.2v20H6M18 2h3.8v20H18" stroke-width="2.6"/><path d="M7.2 17V8.4M7.2 11.6c0-2.2 4.8-3 4.8.4v5m0-5.2c0-2.4 4.8-3 4.8.4V17" stroke-width="2.6"/></g>`,
  medium: `<ellipse cx="6.8" cy="12" rx="6.8" ry="6.8"/><ellipse cx="17.6" cy="12" rx="3.4" ry="6.4"/><ellipse cx="22.8" cy="12" rx="1.2" ry="5.7"/>`,
  mixcloud: `<path d="M1.6 17.6V6.8L6.2 13l4.6-6.2v10.8M12.6 12.6h3.2M16.8 7.2l5.8 10M22.6 7.2l-5.8 10" fill="none" stroke="currentColor" stroke-width="3"/>`,
  note: `<path d="M9.5 18.3a3.6 3.6 0 1 1-2.4-3.4V5.4L20.9 2v13.4a3.6 3.6 0 1 1-2.4-3.4V7.6l-9 2.2z"/>`,
  notion: `<rect x="2" y="2" width="20" height="20" rx="3.4" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M7 6.4h3.2l4.2 6.6V6.4H17v11.2h-3l-4.4-7v7H7z"/>`,
  plane: `<path fill-rule="evenodd" d="M22.4 2.7L1.5 10.8c-1.1.4-1 1.7 0 2l5.2 1.7 2.1 6.4c.3.8 1.1.9 1.7.4l2.9-2.7 5.3 3.9c.7.5 1.5.2 1.7-.7L24 4c.2-1.1-.6-1.7-1.6-1.3zM8 14l10.2-7.2-8.1 8.3-.5 3z"/>`,
  signal: `<circle cx="12" cy="12" r="10.8" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="5 1.786"/><path d="M12 4.3a7.7 7.7 0 1 1-3.5 14.56l-4.4 1.1 1.06-4.5A7.7 7.7 0 0 1 12 4.3z"/>`,
  slideshare: `<path d="M3 13V4.6A2.4 2.4 0 0 1 5.4 2.2h13.2A2.4 2.4 0 0 1 21 4.6V13" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="8.3" cy="9" r="2.7"/><circle cx="15.7" cy="9" r="2.7"/><path d="M1.2 12.2c2 1.3 6 2.3 9.8 1.4v6.2a3.4 3.4 0 0 1-6.8 0v-3.9zM22.8 12.2c-2 1.3-6 2.3-9.8 1.4v6.2a3.4 3.4 0 0 0 6.8 0v-3.9z"/>`,
  star: `<path d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5 1.3-7.1-5.2-5 7.1-.9z"/>`,
  teams: `<path d="M2.5 4.5h12v3h-4.4V19H6.9V7.5H2.5z"/><circle cx="18.6" cy="6.4" r="2.6"/><path d="M14 10.6h7a1.5 1.5 0 0 1 1.5 1.5v4.2a4.6 4.6 0 0 1-8.5 2.4z"/>`,
  ticket: `<path fill-rule="evenodd" d="M1.5 6h21v4.1a2 2 0 0 0 0 3.8V18h-21v-4.1a2 2 0 0 0 0-3.8zM9 8.2v1.6h1.6V8.2zm0 3v1.6h1.6v-1.6zm0 3v1.6h1.6v-1.6z"/>`,
  trakt: `<rect x="2" y="2" width="20" height="20" rx="4.6" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M6.6 11.6l4.2 4.2L22.5 4.1" fill="none" stroke="currentColor" stroke-width="3.2"/>`,
  viber: `<path d="M12 2.2c5.4 0 9.5 1.6 9.5 8.4S17.4 19 12 19l-4.6 3.6V18.5c-3-1-4.9-3.3-4.9-7.9 0-6.8 4.1-8.4 9.5-8.4z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><path d="M7.7 6.3c.8-.7 1.5-.5 2 .3l1 1.6c.4.7.2 1.3-.4 1.8l-.5.5c.6 1.4 1.5 2.3 2.9 2.9l.5-.6c.5-.6 1.2-.7 1.8-.3l1.6 1.1c.8.5.9 1.2.3 2-1 1.3-2.3 1.5-3.9.7-3.3-1.6-5.3-3.7-6.2-6.5-.4-1.4-.2-2.5.9-3.5z"/>`,
  video: `<path d="M1.5 7.5A2.5 2.5 0 0 1 4 5h9.5A2.5 2.5 0 0 1 16 7.5v9a2.5 2.5 0 0 1-2.5 2.5H4a2.5 2.5 0 0 1-2.5-2.5zM17.7 10.4l4.8-3.3v9.8l-4.8-3.3z"/>`,
  vsco: `<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9.6" stroke-width="4" stroke-dasharray="5.24 2.3"/><circle cx="12" cy="12" r="4.2" stroke-width="2.6"/></g>`,
  web: `<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="10"/><ellipse cx="12" cy="12" rx="4.4" ry="10"/><path d="M2.5 8.8h19M2.5 15.2h19"/></g>`,
};

/** Signs that are letters, from our bundled fonts: heavier than in the brands' own words, which 22 pixels are too few for. */
export const LETTER_MARKS: Readonly<Record<string, { text: string; family: string; isItalic?: boolean }>> = {
  "500px": { text: "500", family: "Archivo Black" },
  "about-me": { text: ".me", family: "Open Sans" },
  booking: { text: "B.", family: "Open Sans" },
  "cal-com": { text: "Cal", family: "Open Sans" },
  "cash-app": { text: "$", family: "Open Sans" },
  crunchbase: { text: "cb", family: "Open Sans" },
  dev: { text: "DEV", family: "Anton" },
  fiverr: { text: "fi", family: "Archivo Black" },
  imdb: { text: "IMDb", family: "Anton" },
  liberapay: { text: "lp", family: "Open Sans", isItalic: true },
  meetup: { text: "m", family: "Open Sans", isItalic: true },
  "research-gate": { text: "RG", family: "Tinos" },
};
