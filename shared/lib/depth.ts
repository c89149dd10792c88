/** JSON deeper than this is an attack on recursion, not a signature. */
export const MAX_JSON_DEPTH = 20;

/** Counts brackets outside strings, without parsing: the schemas that come next recurse. */
export function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (inString) {
      if (char === BACKSLASH) i++;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === BRACE || char === BRACKET) {
      depth++;
      if (depth > limit) return true;
    } else if (char === BRACE_END || char === BRACKET_END) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [...'"\\{}[]'].map((char) => char.charCodeAt(0));
