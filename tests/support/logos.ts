const sheet = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">${content}</svg>`;
const sign = (color: string) =>
  `<path fill="${color}" d="M80 12 148 80 80 148 12 80zM80 48 48 80l32 32 32-32z" fill-rule="evenodd"/>`;
/** Letters of bars, so that no font is needed: N O R D. */
const word = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="12"><path d="M182 116V48l40 68V44"/><circle cx="278" cy="80" r="32"/>` +
  `<path d="M336 116V50h24a16 16 0 0 1 0 34h-24M362 84l22 32"/><path d="M412 50h14a30 30 0 0 1 0 60h-14z"/></g>`;

const NAVY = "#1b2a4a";
const TEAL = "#14a0a8";

/** Logos of all sorts, 480 by 160, as SVG: a sign and a word beside it. */
export const LOGOS = {
  dark: sheet(sign(NAVY) + word(NAVY)),
  light: sheet(sign("#ffffff") + word("#f2f5f6")),
  coloured: sheet(sign(TEAL) + word(TEAL)),
  orange: sheet(sign("#ff7a00") + word("#ff7a00")),
  twoColoured: sheet(sign(TEAL) + word(NAVY)),
  halfWhite: sheet(sign(NAVY) + word("#ffffff")),
  opaque: sheet(`<rect width="480" height="160" fill="#ffffff"/>${sign(NAVY)}${word(NAVY)}`),
  badge: sheet(
    `<circle cx="80" cy="80" r="78" fill="${NAVY}"/><path d="M44 108V52l72 56V52" stroke="#fff" stroke-width="16" fill="none"/>`,
  ),
  disc: sheet(`<circle cx="80" cy="80" r="78" fill="${NAVY}"/>`),
  ring: sheet(`${sign(TEAL)}<circle cx="80" cy="80" r="26" fill="#ffffff"/>`),
} as const;
export type LogoName = keyof typeof LOGOS;
