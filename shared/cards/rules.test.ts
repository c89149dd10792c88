import { expect, it } from "vitest";
import { contrast } from "../lib/color.ts";
import { cardName, cardProblems, inkOf } from "./rules.ts";

it("a card that is kept has a header and a title, and says which it lacks", () => {
  expect(cardProblems({ header: "Acme", title: "Ana" })).toEqual([]);
  expect(cardProblems({ header: " ", title: "\t" })).toEqual([
    { path: "content.header", message: "Header cannot be empty" },
    { path: "content.title", message: "Title cannot be empty" },
  ]);
});

it("is called by its people, else by who is on it", () => {
  const content = { header: "Acme", title: "Ana" };
  expect(cardName({ label: " Fair ", content })).toBe("Fair");
  expect(cardName({ label: "", content })).toBe("Ana");
});

it("has words that are read on every ground, whatever was chosen", () => {
  const grounds = ["#000000", "#777777", "#808080", "#ffffff", "#ff0000", "#0b1f24"];
  for (const backgroundColor of grounds) {
    for (const textColor of [null, ...grounds])
      expect(contrast(inkOf({ backgroundColor, textColor }), backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
  expect(inkOf({ backgroundColor: "#ffffff", textColor: "#0b1f24" })).toBe("#0b1f24");
});
