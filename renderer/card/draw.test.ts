import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { CardContent } from "#shared/cards/schema.ts";
import type { CardContext } from "./context.ts";
import { cardDocument, LEAVE, leftDocument, type Typed } from "./draw.ts";
import { cardWords } from "./words.ts";

const content = CardContent.parse({ header: "Acme", title: "Ana Ruiz", takesContacts: true });
const context: CardContext = {
  url: "https://signoff.example/c/abc",
  imageHost: "",
  qr: { text: "https://signoff.example/c/abc", ecc: "medium", minMm: 20 },
  pageUrl: null,
  wallets: { apple: null, google: null },
  brandingUrl: null,
  isIndexed: true,
};
const NAMES = Object.keys(LEAVE) as (keyof typeof LEAVE)[];
const everywhere = (text: string): Typed => Object.fromEntries(NAMES.map((name) => [name, text]));

type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a document, as a browser reads it. */
function elementsOf(html: string): Element[] {
  const inside = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...inside(child)] : []));
  return inside(parse(html));
}
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;
const textOf = ({ childNodes }: Element) => childNodes.map((child) => ("value" in child ? child.value : "")).join("");

/** What stands in each field of the form. */
function fieldsIn(html: string) {
  const fields = elementsOf(html).filter((one) => NAMES.some((name) => attribute(one, "name") === name));
  return Object.fromEntries(
    fields.map((one) => [
      attribute(one, "name"),
      one.tagName === "textarea" ? textOf(one) : (attribute(one, "value") ?? ""),
    ]),
  );
}
const tagsIn = (html: string) => elementsOf(html).map(({ tagName }) => tagName);

describe("a visitor's contact that could not be taken", () => {
  const refused = (typed: Typed, why: "wrong" | "later" = "wrong") => leftDocument(content, context, { typed, why });

  it.each([
    `"' onfocus=alert(1) autofocus x="`,
    "$& $1 $` $' $$",
    "</textarea><script>alert(1)</script>",
    '"></form><b>x</b>',
    "&lt;b&gt; &amp;",
    "<details></textarea>",
  ])("stands in the form again as it was typed: %s", (text) => {
    const html = refused(everywhere(text));
    expect(fieldsIn(html)).toEqual(everywhere(text));
    expect(tagsIn(html)).toEqual(tagsIn(refused({})));
  });

  it("keeps each field's own text, though one of them looks like another field", () => {
    const typed = { name: '<input id="v-email"', note: 'maxlength="1000"></textarea>', email: "ben@visitor.example" };
    expect(fieldsIn(refused(typed))).toEqual({ ...everywhere(""), ...typed });
  });

  it("leaves empty what was left empty", () => {
    expect(fieldsIn(refused(everywhere("")))).toEqual(everywhere(""));
    expect(refused({})).not.toContain('value=""');
  });

  it("is cut to what its field holds, between characters", () => {
    const shown = fieldsIn(refused(everywhere("x".repeat(5_000))));
    for (const name of NAMES) expect(shown[name], name).toHaveLength(LEAVE[name]);
    expect(fieldsIn(refused({ name: `${"x".repeat(LEAVE.name - 1)}😀` })).name).toBe("x".repeat(LEAVE.name - 1));
  });

  it("keeps the lines of a note, an empty first one too", () => {
    expect(fieldsIn(refused({ note: "\r\nHello\r\nthere" })).note).toBe("\nHello\nthere");
    const longest = `${"x".repeat(LEAVE.note - 2)}\r\ny`;
    expect(fieldsIn(refused({ note: longest })).note).toBe(longest.replace("\r\n", "\n"));
  });

  it("is shown with its form open, and says what is missing, or why else", () => {
    const headings = (html: string) => elementsOf(html).filter(({ tagName }) => tagName === "h1");
    const details = elementsOf(refused({})).find(({ tagName }) => tagName === "details") as Element;
    expect(attribute(details, "open")).toBe("");
    expect(headings(refused({})).map(textOf)).toEqual([
      "Your name, a valid email address and your consent are needed.",
    ]);
    expect(headings(refused({}, "later")).map(textOf)).toEqual([cardWords("en").later]);
  });
});

it("a card shows its form closed and empty, and none where it takes no contacts", () => {
  const html = cardDocument(content, context);
  const details = elementsOf(html).find(({ tagName }) => tagName === "details") as Element;
  expect(attribute(details, "open")).toBeUndefined();
  expect(fieldsIn(html)).toEqual(everywhere(""));
  expect(fieldsIn(cardDocument({ ...content, takesContacts: false }, context))).toEqual({});
});
