/**
 * Where a line may end, as browsers see it: at spaces, behind hyphens, between the signs of East Asian scripts, and
 * between the words of scripts that write them without spaces, by a dictionary.
 */

const EAST_ASIAN =
  "\\u2e80-\\u303f\\u3040-\\u30ff\\u3100-\\u312f\\u31a0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\uff01-\\uff60";
/** No line begins with these. */
const CLOSING = "、。，．・：；？！）］｝」』】〕〉》々,.!?:;)\\]}»”’";
/** No line ends with these. */
const OPENING = "（［｛「『【〔〈《(\\[{«“‘";
const PICTURE = "\\ufffc";

const BREAKS = new RegExp(
  [
    "(?<=[ \\u200b])(?! )",
    "(?<=\\S-|-(?!\\d))(?<=-)(?=\\S)",
    "(?<=[\\u2010\\u2012-\\u2014\\u2026])(?=[^\\s\\u2010-\\u2014\\u2026])",
    "(?<=\\S)(?=\\u2014)",
    "(?<=[)\\]}>])(?=[([{<])",
    "(?<=\\?)(?=[\\p{L}\\p{N}])",
    `(?<=[^\\s${OPENING}])(?=(?![${CLOSING}])[${EAST_ASIAN}])`,
    `(?<=(?![${OPENING}])[${EAST_ASIAN}])(?=[^\\s${CLOSING}])`,
    `(?<=${PICTURE})(?=\\S)`,
    `(?<=\\S)(?=${PICTURE})`,
    "(?<=\\p{Extended_Pictographic}\\ufe0f?)(?=\\p{Extended_Pictographic})",
  ].join("|"),
  "gu",
);
const PLAIN_WORD = /^[^\s?)\]}>\u200b\u2010-\u2014\u2026\u2e80-\uffff-]*$/;

/** Thai, Lao, Burmese, Khmer. */
const SPACELESS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+/g;
const words = new Intl.Segmenter("th", { granularity: "word" });
/** Repeats or shortens the word before it, in Thai and Lao. */
const LEANING = /[\u0e2f\u0e46\u0eaf\u0ec6]/;

/** The places after which a new line may begin, in order, the end of the text among them. */
export function breaksOf(text: string): number[] {
  const places: number[] = [];
  if (!PLAIN_WORD.test(text)) for (const { index } of text.matchAll(BREAKS)) if (index > 0) places.push(index);
  for (const { index: start, 0: run } of text.matchAll(SPACELESS)) {
    for (const { index, segment } of words.segment(run))
      if (index > 0 && !LEANING.test(segment)) places.push(start + index);
  }
  if (places.at(-1) !== text.length) places.push(text.length);
  return places.sort((a, b) => a - b);
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The places inside a word at which it may be cut when it is longer than a line. */
export const cutsOf = (word: string): number[] =>
  Array.from(letters.segment(word), ({ index, segment }) => index + segment.length);
