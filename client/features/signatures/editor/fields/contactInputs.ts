/** What a browser needs to know of the field for each kind of contact. */
export const CONTACT_INPUTS = {
  tel: { type: "tel", autoComplete: "tel" },
  mailto: { type: "email", autoComplete: "email" },
  web: { type: "text", inputMode: "url", autoComplete: "url" },
  map: { type: "text", autoComplete: "street-address" },
  text: { type: "text" },
} as const;
