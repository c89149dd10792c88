import { expect, test } from "vitest";
import type { Guess, GuessOf } from "#shared/imports/guess.ts";
import { choose, firstChoice, isTaken, lose } from "./choice.ts";

const name: Guess = { kind: "text", field: "name", value: "Ana", found: "Ana", isSure: true };
const picture = (type: GuessOf<"picture">["type"], source: string): Guess => ({
  ...{ kind: "picture", type, source, link: "", alt: "", widthPx: null, found: source, isSure: true },
});
const guesses = [name, picture("photo2", "a"), picture("photo2", "b"), picture("photo", "c"), picture("photo2", "d")];
const taken = (choice: ReturnType<typeof firstChoice>) => guesses.flatMap((_, at) => (isTaken(choice, at) ? [at] : []));

test("of several pictures for one place the first is taken, and another in its stead", () => {
  const first = firstChoice(guesses);
  expect(taken(first)).toEqual([0, 1, 3]);
  expect(taken(choose(guesses, first, 4, true))).toEqual([0, 3, 4]);
  expect(taken(choose(guesses, first, 1, false))).toEqual([0, 3]);
  expect(taken(choose(guesses, first, 0, false))).toEqual([1, 3]);
});

test("a picture that cannot be had leaves its place to the next, if it was taken", () => {
  const first = firstChoice(guesses);
  expect(taken(lose(guesses, first, 1))).toEqual([0, 2, 3]);
  expect(taken(lose(guesses, lose(guesses, first, 2), 1))).toEqual([0, 3, 4]);
  expect(taken(lose(guesses, first, 3))).toEqual([0, 1]);
  expect(taken(lose(guesses, choose(guesses, first, 1, false), 1))).toEqual([0, 3]);
});
