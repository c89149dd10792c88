import { describe, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import type { Order } from "#shared/billing/schema.ts";
import { follow, isSettled, MAX_LOOKS, waitBefore } from "./follow.ts";

const order = (status: Order["status"]): Order => ({
  id: "000000000000000000000001",
  status,
  plan: null,
  kind: "plan",
  due: 7_200,
  currency: "USD",
  url: null,
  back: null,
});

/** Answers one after the other; the last one for ever. */
function watch(...answers: (Order["status"] | ApiError)[]) {
  const stop = new AbortController();
  const read = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof ApiError) throw answer;
    return order(answer as Order["status"]);
  });
  const shown: string[] = [];
  const trouble = vi.fn();
  const waits: number[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  const ways = { read, show: ({ status }: Order) => void shown.push(status), trouble, pause, signal: stop.signal };
  return { end: () => follow(ways), read, shown, trouble, waits, stop };
}

describe("an order is followed", () => {
  test("until it is paid, ever more seldom", async () => {
    const { end, shown, waits } = watch("open", "pending", "pending", "paid");
    expect(await end()).toBe(true);
    expect(shown).toEqual(["open", "pending", "pending", "paid"]);
    expect(waits).toEqual([1_000, 1_500, 2_250]);
  });

  test("over a network and a server that come and go", async () => {
    const away = new ApiError({ status: 503, code: "unavailable", message: "Later." });
    const { end, shown, trouble } = watch(offline(), away, "paid");
    expect(await end()).toBe(true);
    expect(shown).toEqual(["paid"]);
    expect(trouble.mock.calls.map(([error]) => error?.code ?? null)).toEqual(["offline", "unavailable", null]);
  });

  test("no longer than anybody waits", async () => {
    const { end, read } = watch("pending");
    expect(await end()).toBe(false);
    expect(read).toHaveBeenCalledTimes(MAX_LOOKS);
  });

  test("not where the server refuses to answer", async () => {
    const { end, read } = watch(new ApiError({ status: 404, code: "not_found", message: "None." }));
    await expect(end()).rejects.toMatchObject({ code: "not_found" });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test("nor by a page that is gone", async () => {
    const { end, read, shown, stop } = watch("pending");
    read.mockImplementationOnce(async () => {
      stop.abort();
      return order("pending");
    });
    expect(await end()).toBe(false);
    expect(shown).toEqual([]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

test("waits grow to a quarter of a minute and no further", () => {
  expect(waitBefore(MAX_LOOKS)).toBe(15_000);
});

test.each([
  ["open", false],
  ["pending", false],
  ["paid", true],
  ["scheduled", true],
  ["declined", true],
  ["expired", true],
  ["refunded", true],
] as const)("%s is known: %s", (status, isKnown) => expect(isSettled({ status })).toBe(isKnown));
