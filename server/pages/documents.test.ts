import { expect, test, vi } from "vitest";
import { type Drawn, documentCache } from "./documents.ts";
import { NoncedDocument } from "./noncedDocument.ts";

const drawn = (html: string, isShared = true): Drawn => ({
  status: 200,
  headers: {},
  document: new NoncedDocument(html, "x".repeat(24)),
  isShared,
});

test("keeps what was drawn, and draws once for those who ask at once", async () => {
  const documents = documentCache();
  const draw = vi.fn(async () => drawn("page"));
  const pages = await Promise.all(Array.from({ length: 100 }, () => documents.find("a", draw)));
  expect(new Set([...pages, await documents.find("a", draw)]).size).toBe(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("gives what cannot be shared to nobody but the one who began it", async () => {
  const documents = documentCache();
  const own = drawn("failed", false);
  const [first, second] = await Promise.all([
    documents.find("a", async () => own),
    documents.find("a", async () => drawn("never")),
  ]);
  expect(first).toBe(own);
  expect(second).toBeNull();
  const later = drawn("well");
  expect(await documents.find("a", async () => later)).toBe(later);
});

test("a drawing that breaks is heard of by the one who began it, and can be begun again", async () => {
  const documents = documentCache();
  const broken = documents.find("a", () => Promise.reject(new Error("broken")));
  const waiting = documents.find("a", async () => drawn("never"));
  await expect(broken).rejects.toThrow("broken");
  expect(await waiting).toBeNull();
  expect(await documents.find("a", async () => drawn("page"))).not.toBeNull();
});

test("has a bound, however many addresses are made up, and keeps what is asked for", async () => {
  const documents = documentCache();
  const page = "a".repeat(50_000);
  const home = vi.fn(async () => drawn(page));
  for (let i = 0; i < 3000; i++) {
    await documents.find(`/pricing/${i}`, async () => drawn(page));
    if (i % 50 === 0) await documents.find("/", home);
  }
  expect(documents.size()).toBeLessThanOrEqual(24 * 1024 * 1024);
  expect(home).toHaveBeenCalledTimes(1);
});
