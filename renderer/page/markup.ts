import { iconName, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Attributes with a leading space each; those without a value are left out, `true` stands by its name alone. */
export function attributes(values: Attributes): string {
  let text = "";
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === false) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return text;
}

/** An element around HTML that is safe already. */
export const element = (tag: string, values: Attributes, html: string): string =>
  `<${tag}${attributes(values)}>${html}</${tag}>`;

/** For `dir`, of what a person typed: null where it is written from left to right, as all around it is. */
export const directionOf = (text: string): "rtl" | null => (RIGHT_TO_LEFT.test(text) ? "rtl" : null);

/** A sign out of a few strokes, on a sheet of 24, in the colour of the text around it. */
const stroke = (path: string): string =>
  `<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;

/** What stands beside words and in their place: each is hidden from those who listen, so its button or link needs a name. */
export const SIGNS = {
  share: stroke('<path d="M12 15V3m0 0L8 7m4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7"/>'),
  email: stroke('<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3.5 7 8.5 6 8.5-6"/>'),
  phone: stroke(
    '<path d="M6 3h3l1.5 5L8 9.5a11 11 0 0 0 6.5 6.5L16 14l5 1.5v3a2.5 2.5 0 0 1-2.7 2.5A16.5 16.5 0 0 1 3 5.7 2.5 2.5 0 0 1 6 3Z"/>',
  ),
  cellphone: stroke('<rect x="7" y="2.5" width="10" height="19" rx="2"/><path d="M11 18h2"/>'),
  place: stroke('<path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>'),
  clock: stroke('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>'),
  web: stroke('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z"/>'),
  print: stroke('<path d="M7 8V3h10v5M7 17H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3"/><path d="M7 14h10v7H7z"/>'),
  play: '<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><path fill="currentColor" d="M8 5.5v13l11-6.5z"/></svg>',
} as const;

/** CSS pixels of a network's mark. */
const MARK_PX = 24;

/** A network's mark in one colour. It says nothing: the name stands beside it, or on its link. */
export function mark(network: string, color: string, imageHost: string): string {
  const icon = {
    network,
    shape: SOCIAL_SHAPES.bare,
    fill: "#ffffff",
    glyph: color,
    sizePx: MARK_PX,
    density: 2,
  } as const;
  const src = `${imageHost}/i/icons/${iconName(icon)}`;
  return `<img${attributes({ src, alt: true, width: MARK_PX, height: MARK_PX })}>`;
}
