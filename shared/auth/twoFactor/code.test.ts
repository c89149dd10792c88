import { expect, it } from "vitest";
import { groupsOf, readCode } from "./code.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX";

it.each(["123456", " 123 456 ", "123-456", "１２３４５６", "123\u00a0456"])("%j is a code of an app", (text) =>
  expect(readCode(text)).toEqual({ kind: "app", digits: "123456" }),
);

it.each([LETTERS, groupsOf(LETTERS), LETTERS.toLowerCase(), ` ${groupsOf(LETTERS).replaceAll("-", " – ")}\n`])(
  "%j is a recovery code",
  (text) => expect(readCode(text)).toEqual({ kind: "recovery", letters: LETTERS }),
);

it("takes digits that recovery codes do not have for the letters they look like", () =>
  expect(readCode("0180180180180180180180AA")).toEqual({ kind: "recovery", letters: "OIBOIBOIBOIBOIBOIBOIBOAA" }));

it.each(["", "12345", "1234567", "12345a", LETTERS.slice(1), `${LETTERS}A`, "١٢٣٤٥٦!", "ABCDEFGHIJKLMNOPQRSTUVW9"])(
  "%j is none",
  (text) => expect(readCode(text)).toBeNull(),
);
