import { expect, it } from "vitest";
import { cardName, cardProblems } from "./rules.ts";

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
