import { expect, it } from "vitest";
import { asMessage, readFromExtension, readFromPage } from "./messages.ts";

const CODE = "A".repeat(43);

it("reads what either side says", () => {
  expect(readFromPage(asMessage({ type: "hello" }))).toEqual({ type: "hello" });
  expect(readFromPage(asMessage({ type: "connect", code: CODE }))).toEqual({ type: "connect", code: CODE });
  const here = { type: "here", version: "1.0.0", email: null } as const;
  expect(readFromExtension(asMessage(here))).toEqual(here);
  expect(readFromExtension(asMessage({ ...here, email: "ana@example.com" }))).toMatchObject({
    email: "ana@example.com",
  });
  expect(readFromExtension(asMessage({ type: "failed", problem: "unavailable" }))).toMatchObject({ type: "failed" });
});

it("takes nothing else", () => {
  const channel = "signoff-extension";
  for (const data of [
    null,
    "hello",
    { type: "hello" },
    { channel: "other", type: "hello" },
    { channel, type: "connect" },
    { channel, type: "connect", code: "short" },
    { channel, type: "connect", code: `${CODE}\n` },
    { channel, type: "here", version: 1, email: null },
    { channel, type: "here", version: "1", email: "a".repeat(400) },
    { channel, type: "failed", problem: {} },
  ]) {
    expect(readFromPage(data), JSON.stringify(data)).toBeNull();
    expect(readFromExtension(data), JSON.stringify(data)).toBeNull();
  }
});
