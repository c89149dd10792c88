import { expect, test } from "vitest";
import type { InviteVerdict, Verdict } from "#shared/members/schema.ts";
import { verdictsNow } from "./verdicts.ts";

const row = (email: string, verdict: Verdict): InviteVerdict => ({ email, name: "", verdict });
const items = [
  row("a@x.example", "new"),
  row("me@x.example", "you"),
  row("b@x.example", "new"),
  row("c@x.example", "noSeat"),
];
const shown = (leftOut: string[], used: number) =>
  verdictsNow(items, new Set(leftOut), { seats: 4, used }).map(({ email, verdict }) => `${email[0]} ${verdict}`);

test("says what the server said", () => {
  expect(shown([], 2)).toEqual(["a new", "m you", "b new", "c noSeat"]);
});

test("gives the place of somebody who was taken off to the next one", () => {
  expect(shown(["a@x.example"], 2)).toEqual(["m you", "b new", "c new"]);
});

test("has no places where more are taken than there are", () => {
  expect(shown([], 9)).toEqual(["a noSeat", "m you", "b noSeat", "c noSeat"]);
});
