import { describe, expect, test } from "vitest";
import { ENDED, mayHappen, moved, RUNNING, SUBSCRIPTION_EVENTS, type SubscriptionEvent } from "./machine.ts";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "./statuses.ts";

const LETTERS: Readonly<Record<SubscriptionStatus, string>> = {
  not_active: "N",
  active: "A",
  payment_failed: "F",
  cancelled: "C",
  terminated: "T",
  unknown: "U",
  onetime: "O",
  lifetime: "L",
  reseller: "R",
  trial: "I",
  expired: "E",
};

/** Every event in every status: a letter is where it leads, `!` is refused, `.` is noted and changes nothing. */
const TABLE: Readonly<Record<SubscriptionEvent, string>> = {
  //               NAFCTUOLRIE
  paid: "A.A.AAA!!AA",
  payment_failed: ".F.......F.",
  grace_end: "..E........",
  trial_start: "I!!!!!!!!.!",
  trial_end: ".........E.",
  cancel: "TCC..C..CC.",
  resume: "!..A!.....!",
  pause: ".N!!!!!!!!!",
  period_end: "...T....T..",
  change: "!.!!!!!!!.!",
  onetime_paid: "O...O.....O",
  licence_on: "LLLLLLL.!LL",
  licence_off: ".......T...",
  refund_full: ".TTT..T....",
  dispute_lost: ".TTT.TT.T..",
  reseller_on: "RRRRRRR!.RR",
  reseller_off: "........T..",
  unmapped: "UUUU.....U.",
  terminate: "TTTT.TTTTTT",
};

describe.each(SUBSCRIPTION_EVENTS)("%s", (event) => {
  test.each(SUBSCRIPTION_STATUSES)("in %s", (status) => {
    const letter = TABLE[event][SUBSCRIPTION_STATUSES.indexOf(status)];
    const move = moved(status, event);
    const found = move === "refused" ? "!" : move === status ? "." : LETTERS[move];
    expect(found).toBe(letter);
    // Twice is once.
    if (move !== "refused" && event !== "cancel") expect(moved(move, event)).toBe(move);
    expect(mayHappen(status, event)).toBe(letter !== "!");
  });
});

test("a cancellation is never refused, and whoever cancels twice is where they were", () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    const once = moved(status, "cancel");
    expect(once).not.toBe("refused");
    expect(moved(once as SubscriptionStatus, "cancel")).toBe(once);
  }
});

test("every status can be reached from a team that never bought anything, or by what nobody knows", () => {
  const reached = new Set<SubscriptionStatus>(["not_active"]);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const status of [...reached])
      for (const event of SUBSCRIPTION_EVENTS) {
        const move = moved(status, event);
        if (move !== "refused") reached.add(move);
      }
  }
  expect([...reached].sort()).toEqual([...SUBSCRIPTION_STATUSES].sort());
});

test("no status both runs and has ended", () => {
  expect(RUNNING.filter((status) => ENDED.includes(status))).toEqual([]);
});
