/** Reads the declarations of a style attribute and judges their values, as far as signatures need. */
export type Declaration = {
  name: string;
  value: string;
  /** why it is no declaration at all; null when it is one */
  problem: string | null;
};

/** `color:#fff;margin:0` -> two declarations; semicolons inside quotes and brackets belong to the value. */
export function declarations(style: string): Declaration[] {
  return split(style, ";")
    .filter((part) => part.trim())
    .map((part) => {
      const colon = part.indexOf(":");
      const name = part.slice(0, colon).trim().toLowerCase();
      const value = part.slice(colon + 1).trim();
      return { name, value, problem: problem(part, name, value, colon) };
    });
}

function problem(part: string, name: string, value: string, colon: number): string | null {
  if (/[{}]/.test(part)) return "braces";
  if (colon < 0 || !/^-?[a-z][a-z-]*$/.test(name)) return "no property name";
  if (!value) return "no value";
  if (!isClosed(value)) return "an open quote or bracket";
  return isValid(name, value) ? null : "a value the property does not take";
}

/** Splits at a mark outside quotes and brackets. */
export function split(text: string, mark: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = "";
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (quote) quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === "(") depth++;
    else if (char === ")") depth--;
    else if (char === mark && depth <= 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function isClosed(value: string): boolean {
  const plain = value.replace(/"[^"]*"|'[^']*'/g, "");
  return !/["']/.test(plain) && plain.split("(").length === plain.split(")").length;
}

const LENGTH = "(?:0|[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:px|pt|pc|in|cm|mm|q|em|ex|ch|rem|vw|vh|vmin|vmax|%))";
const COLOR = "(?:#[0-9a-f]{3,8}|[a-z]+\\([^()]*\\)|transparent|currentcolor|inherit|[a-z]{3,20})";
const one = (pattern: string) => new RegExp(`^(?:${pattern}|inherit|initial|unset)$`, "i");
const box = (pattern: string) =>
  new RegExp(`^(?:(?:${pattern})(?:\\s+(?:${pattern})){0,3}|inherit|initial|unset)$`, "i");
const FUNCTION = /^(?:calc|var|clamp|min|max|env)\(.*\)$/i;
const STYLE = "none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset";
const border = new RegExp(`^(?:(?:${LENGTH}|thin|medium|thick|${STYLE}|${COLOR})(?:\\s+|$)){1,3}$`, "i");
const FONT = new RegExp(
  `^(?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00)\\s+){0,3}(?:${LENGTH}|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\\s*/\\s*(?:normal|\\d*\\.?\\d+|${LENGTH}))?\\s+\\S.*$`,
  "i",
);

const VALID: Record<string, RegExp> = {
  color: one(COLOR),
  "background-color": one(COLOR),
  font: FONT,
  "font-size": one(`${LENGTH}|(?:xx?-)?(?:small|large)|medium|smaller|larger`),
  "font-weight": one("normal|bold|bolder|lighter|[1-9]\\d{0,2}"),
  "font-style": one("normal|italic|oblique"),
  "line-height": one(`normal|\\d*\\.?\\d+|${LENGTH}`),
  "letter-spacing": one(`normal|${LENGTH}`),
  "text-align": one("left|right|center|justify|start|end"),
  "text-decoration": /^[a-z#][\w\s#(),.-]*$/i,
  "text-transform": one("none|uppercase|lowercase|capitalize"),
  "vertical-align": one(`baseline|top|middle|bottom|text-top|text-bottom|sub|super|${LENGTH}`),
  "white-space": one("normal|nowrap|pre|pre-wrap|pre-line"),
  "word-break": one("normal|break-all|keep-all|break-word"),
  direction: one("ltr|rtl"),
  width: one(`auto|${LENGTH}`),
  height: one(`auto|${LENGTH}`),
  "max-width": one(`none|${LENGTH}`),
  "min-width": one(`auto|${LENGTH}`),
  "max-height": one(`none|${LENGTH}`),
  "min-height": one(`auto|${LENGTH}`),
  padding: box(LENGTH),
  margin: box(`auto|${LENGTH}`),
  border,
  "border-width": box(`${LENGTH}|thin|medium|thick`),
  "border-style": box(STYLE),
  "border-color": box(COLOR),
  "border-radius": /^[\d\s./a-z%]+$/i,
  "border-collapse": one("collapse|separate"),
  "mso-line-height-rule": one("exactly|at-least"),
};
for (const side of ["top", "right", "bottom", "left"]) {
  VALID[`padding-${side}`] = one(LENGTH);
  VALID[`margin-${side}`] = one(`auto|${LENGTH}`);
  VALID[`border-${side}`] = border;
  VALID[`border-${side}-width`] = one(`${LENGTH}|thin|medium|thick`);
  VALID[`border-${side}-style`] = one(STYLE);
  VALID[`border-${side}-color`] = one(COLOR);
}

function isValid(name: string, value: string): boolean {
  const bare = value.replace(/\s*!\s*important$/i, "");
  const pattern = VALID[name];
  return !pattern || FUNCTION.test(bare) || pattern.test(bare);
}

/** Families of `font-family` or `font`, without quotes, lower case. */
export function families({ name, value }: Pick<Declaration, "name" | "value">): string[] {
  const list = name === "font" ? value.replace(new RegExp(`^.*?${LENGTH}(?:\\s*/\\s*\\S+)?\\s+`, "i"), "") : value;
  return split(list, ",").map((family) =>
    family
      .trim()
      .replace(/^['"]|['"]$/g, "")
      .toLowerCase(),
  );
}
