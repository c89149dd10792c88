import { expect, it } from "vitest";
import { knowDomains } from "./beside.ts";
import { isChain } from "./chains.ts";

it.each([
  ["https://go.b.example/l/x", true],
  ["https://go.b.example./l/x", true],
  ["https://go.b.example/%6C/x", true],
  ["https://go.b.example/l%2Fx", true],
  ["https://go.b.example/%E0%A4%A", true],
  ["https://go.b.example/ana", false],
  ["https://other.example/l/x", false],
])("knows a short link under a team's domain, however it is written: %s", async (url, is) => {
  knowDomains({
    hosts: async () => [],
    isDomain: async (host) => host === "go.b.example",
    leadsHere: async () => true,
  });
  expect(await isChain(url)).toBe(is);
});
