import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { NONCE_LENGTH, NoncedDocument } from "./noncedDocument.ts";

const nonce = () => randomBytes(18).toString("base64");
const words = (length: number) => randomBytes(length).toString("hex");

/** Documents with `#` where the nonce stands. */
const DOCUMENTS = {
  "without a nonce": "<p>nothing</p>",
  empty: "",
  "one at each end": "#<p>text</p>#",
  "side by side": "##".repeat(20),
  "in repeated text": '<link rel="modulepreload" nonce="#"/>'.repeat(40),
  "in other text each time": Array.from({ length: 40 }, () => `${words(20)}#`).join(""),
  "too far apart to refer to one another": `a#${words(30_000)}#b#${words(80_000)}#${"<td>".repeat(30_000)}#`,
  "of all letters": `#${"é中🎉\u0000".repeat(5000)}#`,
  large: `#${"<p>home</p>".repeat(40_000)}<script nonce="#"></script>`,
};

test.each(Object.entries(DOCUMENTS))("writes each nonce into the document: %s", (_name, text) => {
  const standIn = nonce();
  const document = new NoncedDocument(text.replaceAll("#", standIn), standIn);
  for (let i = 0; i < 4; i++) {
    const value = nonce();
    const expected = text.replaceAll("#", value);
    expect(document.plain(value).toString()).toBe(expected);
    expect(gunzipSync(document.gzip(value)).toString()).toBe(expected);
  }
});

test("is compressed about as well as without its nonces being replaceable", () => {
  const standIn = nonce();
  const text = `<head>${Array.from({ length: 30 }, (_, i) => `<link href="/a${i}.js" nonce="${standIn}"/>`).join("")}`;
  const document = new NoncedDocument(text + words(2000), standIn);
  document.gzip(nonce());
  expect(document.gzip(nonce()).length).toBeLessThan(1.1 * gzipSync(text + words(2000)).length);
});

test("an answer is not changed by the next one", () => {
  const standIn = nonce();
  const document = new NoncedDocument(`a${standIn}b`, standIn);
  document.gzip(nonce());
  const [first, second] = [nonce(), nonce()];
  const [plain, gzip] = [document.plain(first), document.gzip(first)];
  document.plain(second);
  document.gzip(second);
  expect(plain.toString()).toBe(`a${first}b`);
  expect(gunzipSync(gzip).toString()).toBe(`a${first}b`);
});

test("knows the length of a nonce", () => {
  expect(nonce()).toHaveLength(NONCE_LENGTH);
  expect(() => new NoncedDocument("", "short")).toThrow();
});
