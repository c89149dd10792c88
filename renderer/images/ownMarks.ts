/** Signs that the open collections lack, drawn on a sheet of 24 by 24. */
export const OWN_MARKS: Record<string, string> = {
  medium: `<ellipse cx="6.8" cy="12" rx="6.8" ry="6.8"/><ellipse cx="17.6" cy="12" rx="3.4" ry="6.4"/><ellipse cx="22.8" cy="12" rx="1.2" ry="5.7"/>`,
  web: `<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="10"/><ellipse cx="12" cy="12" rx="4.4" ry="10"/><path d="M2.5 8.8h19M2.5 15.2h19"/></g>`,
  teams: `<path d="M2.5 4.5h12v3h-4.4V19H6.9V7.5H2.5z"/><circle cx="18.6" cy="6.4" r="2.6"/><path d="M14 10.6h7a1.5 1.5 0 0 1 1.5 1.5v4.2a4.6 4.6 0 0 1-8.5 2.4z"/>`,
  video: `<path d="M1.5 7.5A2.5 2.5 0 0 1 4 5h9.5A2.5 2.5 0 0 1 16 7.5v9a2.5 2.5 0 0 1-2.5 2.5H4a2.5 2.5 0 0 1-2.5-2.5zM17.7 10.4l4.8-3.3v9.8l-4.8-3.3z"/>`,
  star: `<path d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5 1.3-7.1-5.2-5 7.1-.9z"/>`,
  note: `<path d="M9.5 18.3a3.6 3.6 0 1 1-2.4-3.4V5.4L20.9 2v13.4a3.6 3.6 0 1 1-2.4-3.4V7.6l-9 2.2z"/>`,
  bag: `<path d="M4.4 8h15.2l1.3 13.5H3.1z"/><path d="M8 10.5V6.8a4 4 0 0 1 8 0v3.7" fill="none" stroke="currentColor" stroke-width="2"/>`,
  ticket: `<path fill-rule="evenodd" d="M1.5 6h21v4.1a2 2 0 0 0 0 3.8V18h-21v-4.1a2 2 0 0 0 0-3.8zM9 8.2v1.6h1.6V8.2zm0 3v1.6h1.6v-1.6zm0 3v1.6h1.6v-1.6z"/>`,
  chat: `<path d="M4 3h16a2.3 2.3 0 0 1 2.3 2.3v9.4A2.3 2.3 0 0 1 20 17h-7.4L7 22v-5H4a2.3 2.3 0 0 1-2.3-2.3V5.3A2.3 2.3 0 0 1 4 3z"/>`,
  mail: `<path d="M3.2 4.5h17.6a1.7 1.7 0 0 1 1.7 1.7v.5L12 13.3 1.5 6.7v-.5a1.7 1.7 0 0 1 1.7-1.7zM22.5 9.2v8.6a1.7 1.7 0 0 1-1.7 1.7H3.2a1.7 1.7 0 0 1-1.7-1.7V9.2L12 15.8z"/>`,
};
