/**
 * Brand marks of the companies in ready designs: drawings of ours, one idea each, on a sheet of 100 by 100. Letters and
 * pictures stand in mid tones, or on a plate of their own, so that they are read on white and on dark mails.
 */

/** A piece drawn so often around the middle. */
const around = (count: number, piece: (step: number) => string) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(360 * i) / count} 50 50)">${piece(i)}</g>`).join("");

/** A piece and its reflection in the upright axis. */
const mirrored = (piece: string) => `${piece}<g transform="translate(100 0) scale(-1 1)">${piece}</g>`;

const strokes = (color: string, width: number, ...paths: string[]) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths
    .map((d) => `<path d="${d}"/>`)
    .join("")}</g>`;

export const MARKS = {
  /** A wing (an eagle is an Adler) that is a body in motion. */
  "adler-in-motion":
    strokes("#16897a", 11, "M10 66C34 64 62 48 90 12") +
    strokes("#3fa796", 11, "M24 80C46 78 66 66 86 40") +
    strokes("#e08a3c", 11, "M42 92C56 90 68 82 80 66"),

  /** A gable over the water of a river. */
  "atelier-rivera":
    '<path d="M50 8 94 66H80L50 27 20 66H6Z" fill="#a2692f"/><path d="M50 42 68 66H32Z" fill="#a2692f"/>' +
    strokes("#337bae", 6, "M8 79q10.5-9 21 0t21 0 21 0 21 0", "M8 92q10.5-9 21 0t21 0 21 0 21 0"),

  /** A hart, whose head is a seal. */
  "boyle-hart": `${mirrored(
    `${strokes(
      "#8b7328",
      5,
      "M46 54C42 46 24 48 19 33 16 25 18 17 20 10",
      "M20 36C12 34 8 28 7 21",
      "M32 45C30 36 31 28 35 20",
    )}<path d="M44 57C38 52 31 53 27 58c4 6 11 7 16 4Z" fill="#8b7328"/>`,
  )}<path d="M40 54h20c2 12-1 24-10 40-9-16-12-28-10-40Z" fill="#8b7328"/>`,

  /** A loop that lets the light in. */
  brightloop:
    '<path d="M50 50C36 24 8 24 8 50s28 26 42 0" fill="none" stroke="#f08a24" stroke-width="13" stroke-linecap="round"/>' +
    '<path d="M50 50C64 76 92 76 92 50S64 24 50 50" fill="none" stroke="#6b5ff7" stroke-width="13" stroke-linecap="round"/>' +
    '<circle cx="50" cy="50" r="6.5" fill="#6b5ff7"/>',

  /** The sun rises in the east, out of a book. */
  "city-library":
    strokes("#e39a2d", 5.5, "M50 8V20", "M28 14 33 25", "M72 14 67 25", "M11 29 20 36", "M89 29 80 36") +
    '<path d="M50 28a22 22 0 0 1 22 20q-12 1-22 8-10-7-22-8a22 22 0 0 1 22-20Z" fill="#e39a2d"/>' +
    '<path d="M47 92C36 82 22 79 6 80V46c16-1 30 3 41 13ZM53 92c11-10 25-13 41-12V46c-16-1-30 3-41 13Z" fill="#4873ca"/>',

  /** One step after the other, towards the light. */
  "clear-steps":
    '<rect x="6" y="66" width="26" height="26" rx="6" fill="#5db5a6"/><rect x="37" y="46" width="26" height="46" rx="6" fill="#339b8b"/>' +
    '<rect x="68" y="26" width="26" height="66" rx="6" fill="#15806f"/><circle cx="81" cy="11" r="9" fill="#f0a02c"/>',

  /** Four hearts are a cross. */
  "diallo-practice": around(
    4,
    (i) =>
      `<path d="M50 47C35 37 29 27 33 17c3-8 13-9 17-1 4-8 14-7 17 1 4 10-2 20-17 30Z" fill="${i % 2 ? "#e0685a" : "#2f9a6f"}"/>`,
  ),

  "fleurs-laurent":
    around(8, () => '<path d="M50 46C36 32 38 14 50 5c12 9 14 27 0 41Z" fill="#c84385" fill-opacity=".62"/>') +
    '<circle cx="50" cy="50" r="10" fill="#f2b84b"/><circle cx="50" cy="50" r="4" fill="#a5622a"/>',

  /** An h that is somebody with open arms. */
  hirewell:
    '<path d="M12 14a9.500 9.500 0 0 1 19 0V50c6-6 14-9 22-9 21 0 35 13 35 34V93H69V76c0-10-6-16-17-16S31 67 31 78V93H12Z" fill="#7168d3"/>' +
    '<circle cx="62" cy="20" r="14" fill="#f08a24"/>',

  /** The star of the north over a mountain, as a seal. */
  "kita-university":
    '<circle cx="50" cy="50" r="47" fill="#3f5fb5"/><circle cx="50" cy="50" r="41" fill="none" stroke="#fff" stroke-width="2"/>' +
    '<path d="M50 14 55 32 70 37 55 42 50 60 45 42 30 37 45 32Z" fill="#f4c75a"/>' +
    '<path d="M16 70 36 52 46 62 58 50 84 70A40 40 0 0 1 16 70Z" fill="#fff"/>',

  /** A loaf, scored by the baker. */
  "krugs-bakery":
    '<circle cx="50" cy="50" r="47" fill="#9a5525"/><circle cx="50" cy="50" r="42" fill="none" stroke="#f9e6c4" stroke-width="1.8"/>' +
    '<path d="M20 62C16 46 32 36 50 36s34 10 30 26c-1 5-4 7-9 7H29c-5 0-8-2-9-7Z" fill="#f3cf93"/>' +
    strokes("#9a5525", 4, "M35 42 43 55", "M48 40 56 54", "M61 42 68 53") +
    strokes("#f9e6c4", 3, "M38 30q-4-5 0-9 4-4 0-9", "M50 29q-4-5 0-9 4-4 0-9", "M62 30q-4-5 0-9 4-4 0-9"),

  /** A cross that stands in the lake. */
  "lakeside-clinic":
    '<rect x="4" y="4" width="92" height="92" rx="24" fill="#1b8797"/><path d="M40 13H60V30H77V50H60V67H40V50H23V30H40Z" fill="#fff"/>' +
    strokes("#1b8797", 12, "M14 68q9-7 18 0t18 0 18 0 18 0") +
    strokes("#9fe0e6", 6, "M14 68q9-7 18 0t18 0 18 0 18 0", "M22 82q7-6 14 0t14 0 14 0 14 0"),

  /** The corners of a view finder, of which one is an L. */
  "larsen-pictures":
    '<path d="M8 30H23V77H70V92H8Z" fill="#76808c"/><path d="M92 70H84V16H30V8H92Z" fill="#76808c"/><circle cx="53.500" cy="46.500" r="15" fill="#e0992f"/>',

  /** An initial over the double line that closes an account. */
  "mayer-lind":
    '<path d="M8 70V10H26L50 40 74 10H92V70H77V34L50 67 23 34V70Z" fill="#2f7a98"/>' +
    '<path d="M8 78H92V83H8ZM8 88H92V93H8Z" fill="#d0892b"/>',

  /** A compass needle in a laboratory's hexagon. */
  "northwind-labs":
    '<path d="M50 6 88 28V72L50 94 12 72V28Z" fill="none" stroke="#4873ca" stroke-width="7" stroke-linejoin="round"/>' +
    '<g transform="rotate(32 50 50)"><path d="M50 20 61 50H39Z" fill="#e2553f"/><path d="M50 80 61 50H39Z" fill="#7d9fe0"/></g><circle cx="50" cy="50" r="4" fill="#fff"/>',

  /** An acorn: a school is where oaks begin. */
  "oakfield-school":
    '<path d="M53 4C47 10 46 14 46 20H55C55 15 55 12 59 7Z" fill="#7b5a26"/>' +
    '<path d="M16 46C16 27 32 18 50 18s34 9 34 28c0 4-3 5-6 5H22c-3 0-6-1-6-5Z" fill="#7f8f3c"/>' +
    '<path d="M23 57H77C76 76 64 88 50 96 36 88 24 76 23 57Z" fill="#c08a35"/><path d="M33 63c2 9 6 15 11 20" fill="none" stroke="#f1d59c" stroke-width="4" stroke-linecap="round"/>',

  /** Two halves that make one letter. */
  "osei-partners":
    '<path d="M46 6V28A16 16 0 0 0 46 60V82A38 38 0 0 1 46 6Z" fill="#3273b8"/><path d="M54 18A38 38 0 0 1 54 94V72A16 16 0 0 0 54 40Z" fill="#d08a2e"/>',

  /** A house with an initial for a door. */
  "petrova-homes":
    '<path fill-rule="evenodd" d="M50 6 96 46 89 54 84 50V94H49V79H55A17.500 17.500 0 0 0 55 44H36V94H16V50L11 54 4 46Z" fill="#b8573f"/><path fill-rule="evenodd" d="M49 56H54A6 6 0 0 1 54 68H49Z" fill="#b8573f"/>',

  /** Four strings and a bow. */
  "quartet-martin":
    '<circle cx="46" cy="46" r="37" fill="none" stroke="#a8505f" stroke-width="8"/>' +
    strokes("#a8505f", 3, "M31 16V76", "M41 12V80", "M51 12V80", "M61 16V76") +
    '<path d="M22 27 94 91" stroke="#d0922f" stroke-width="6" stroke-linecap="round"/>',

  /** A tooth with a smile. */
  "rossi-dental":
    '<path d="M50 18C41 9 26 7 17 15 6 25 8 42 13 56c4 11 4 36 15 38 11 1 9-30 22-30s11 31 22 30c11-2 11-27 15-38 5-14 7-31-4-41-9-8-24-6-33 3Z" fill="#2387ab"/>' +
    strokes("#fff", 5.5, "M29 35c5 9 12 13 21 13s16-4 21-13"),

  /** A letter drawn with a curve's handles. */
  "studio-chen":
    '<path d="M71.500 76.500A34 34 0 1 1 71.500 23.500" fill="none" stroke="#d0484f" stroke-width="13"/>' +
    '<path d="M52 7 91 40" fill="none" stroke="#76808c" stroke-width="4"/><circle cx="52" cy="7" r="6" fill="#76808c"/><circle cx="92" cy="41" r="6" fill="#76808c"/>' +
    '<rect x="62.500" y="14.500" width="18" height="18" fill="#fff" stroke="#d0484f" stroke-width="5"/><rect x="62.500" y="67.500" width="18" height="18" fill="#fff" stroke="#d0484f" stroke-width="5"/>',

  /** Two strokes of a brush and a drop make a letter. */
  "studio-haddad":
    '<rect x="14" y="8" width="22" height="84" rx="11" fill="#b44a86" transform="rotate(-5 25 50)"/><rect x="64" y="8" width="22" height="84" rx="11" fill="#3a78bd" transform="rotate(5 75 50)"/>' +
    '<path d="M14 56C30 34 46 62 62 48 72 40 82 42 88 46" fill="none" stroke="#f0a02c" stroke-width="17" stroke-linecap="round"/>',

  /** Two leaves are a V. */
  "verde-foods":
    '<path d="M48 94C16 82 2 48 8 10 40 20 56 54 48 94Z" fill="#3c8d40"/><path d="M54 94C50 62 62 36 92 24 98 56 84 84 54 94Z" fill="#7fb544"/>' +
    strokes("#fff", 3, "M20 30C32 48 40 66 45 84", "M80 42C70 54 62 68 57 84"),

  /** Furrows of a field under the morning sun. */
  "weekly-field":
    '<rect x="4" y="4" width="92" height="92" rx="16" fill="#2f7d58"/><path d="M26 44a24 24 0 0 1 48 0Z" fill="#f4c75a"/>' +
    '<path d="M4 50H96V80a16 16 0 0 1-16 16H20A16 16 0 0 1 4 80Z" fill="#24664a"/>' +
    strokes("#dcefd9", 4, "M47 55 22 90", "M53 55 78 90", "M50 55V90", "M40 54 8 74", "M60 54 92 74"),
} as const satisfies Record<string, string>;
