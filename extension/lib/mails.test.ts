import { beforeEach, expect, it, vi } from "vitest";

const storage = vi.hoisted(() => {
  const kept = new Map<string, unknown>();
  return {
    get: vi.fn(async () => Object.fromEntries(kept)),
    async set(change: Record<string, unknown>) {
      for (const [name, value] of Object.entries(change)) kept.set(name, value);
    },
    empty: () => kept.clear(),
  };
});
vi.mock("./browser.ts", () => ({ browser: { storage: { local: storage } } }));
const { mailsAbout, sent } = await import("./mails.ts");

const ONE = "A".repeat(22);
const OTHER = "B".repeat(22);

beforeEach(() => storage.empty());

it("finds mails by what they are about, where it is one alone", async () => {
  await sent(ONE, "Offer");
  await sent(OTHER, "Twice");
  await sent("C".repeat(22), "Twice");
  expect(await mailsAbout([" Offer ", "Twice", "Nothing"])).toEqual([ONE, null, null]);
});

it("reads what is kept once for a whole list", async () => {
  await sent(ONE, "Offer");
  storage.get.mockClear();
  await mailsAbout(Array.from({ length: 50 }, (_, i) => `Mail ${i}`));
  expect(storage.get).toHaveBeenCalledTimes(1);
});

it("makes up its secret with the first mail alone: two that are made at once would not know each other's hashes", async () => {
  expect(await mailsAbout(["Offer"])).toEqual([null]);
  expect(await storage.get()).toEqual({});
});
