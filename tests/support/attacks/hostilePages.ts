/** As long as a page may be. */
const LENGTH = 2_000_000;

const filled = (piece: string, length = LENGTH) => piece.repeat(Math.floor(length / piece.length));
const told = (json: string) => `<script type="application/ld+json">${json}</script>`;
const store = (rest: string) => told(`{"@type":"store",${rest}}`);

/** Home pages that were written to keep whoever reads them from everything else, or to break them. */
export const HOSTILE_PAGES: Readonly<Record<string, string>> = {
  "elements in elements": filled("<b>"),
  "ends of what never began, in elements": filled("<b>", LENGTH / 2) + filled("</x>", LENGTH / 2),
  "pictures in pictures": filled("<svg><title>"),
  "tables in tables": filled("<table><tr><td>"),
  "a base that makes every link long": `<base href="https://x.example/${"a".repeat(100_000)}/">${filled("<a href=q></a>", 1_800_000)}`,
  "bases upon bases": filled('<base href="a/">', 1_000_000) + filled("<a href=q></a>", 900_000),
  "attributes without end": `<a ${Array.from({ length: 250_000 }, (_, at) => `a${at}`).join(" ")}>`,
  "styles without end": filled('<p style="color:#ab12cd;">'),
  "companies without end": told(`[${filled('{"@type":"store"},', 190_000)}{"@type":"store"}]`).repeat(10),
  "a name that is an object": store('"name":{"toString":1,"valueOf":1}'),
  "a name in lists in lists": store(`"name":${"[".repeat(50_000)}${"]".repeat(50_000)}`),
  "a number that is an object": store('"name":"A","telephone":{"toString":1}'),
  "a logo that is an object": store('"name":"A","logo":{"url":{"toString":1}}'),
  "a profile that is an object": store('"name":"A","sameAs":[{"toString":1}]'),
  "a street that is an object": store(
    '"name":"A","address":{"streetAddress":{"toString":1},"addressLocality":{"a":1}}',
  ),
  "a kind that is an object": told('{"@type":{"toString":1},"name":"A"}'),
};
