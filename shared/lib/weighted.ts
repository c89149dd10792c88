/** Rows of a header that are read. More than this nobody prefers; the rest of a long header is noise. */
const MAX_ROWS = 20;

export type Weighted = { name: string; weight: number };

/**
 * A header of weighted choices (quality values, RFC 9110, 12.4.2) in its order, in lower case: `"de-AT, de;q=0.9"` ->
 * `de-at` with 1, `de` with 0.9. A row that says anything else has no weight. Anybody sends these headers, as long as a
 * request's head may be: they are taken apart without a pattern that looks back.
 */
export const weighted = (header = ""): Weighted[] =>
  header.split(",", MAX_ROWS).map((row) => {
    const [name = "", weight = "q=1", ...more] = row.toLowerCase().split(";");
    const [, value = "0"] = more.length > 0 ? [] : (/^q=([01](?:\.\d{0,3})?)$/.exec(weight.trim()) ?? []);
    return { name: name.trim(), weight: Number(value) };
  });
