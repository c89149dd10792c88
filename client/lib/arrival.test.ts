import { expect, it } from "vitest";
import { arrival, forgetArrival, keepArrival } from "./arrival.ts";

function storage() {
  const values = new Map<string, string>();
  const kept = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, kept: () => kept };
}

it("keeps the first campaign, whatever leads here later", () => {
  const { values, kept } = storage();
  keepArrival("?utm_source=news&utm_campaign=%20autumn%20&x=1", kept);
  keepArrival("?utm_source=other&utm_medium=banner", kept);
  expect(JSON.parse(values.get("first_touch") ?? "")).toEqual({ utmSource: "news", utmCampaign: "autumn" });
  expect(arrival(kept)).toEqual({ utm_source: "news", utm_campaign: "autumn" });
});

it("keeps the last friend, and nothing of a visit that says nothing", () => {
  const { values, kept } = storage();
  keepArrival("?q=1&utm_source=", kept);
  expect(values.size).toBe(0);
  keepArrival("?friend=AAAAAAAAAAAAAAAA", kept);
  keepArrival("?friend=BBBBBBBBBBBBBBBB", kept);
  expect(arrival(kept)).toEqual({ friend: "BBBBBBBBBBBBBBBB" });
});

it("is gone after a sign-in", () => {
  const { values, kept } = storage();
  keepArrival("?utm_source=news&friend=AAAAAAAAAAAAAAAA", kept);
  forgetArrival(kept);
  expect(values.size).toBe(0);
  expect(arrival(kept)).toEqual({});
});

it.each(["null", "7", "[", '{"utmSource":{"a":1}}'])(
  "reads %s, which something else has left there, as nothing",
  (text) => {
    const { values, kept } = storage();
    values.set("first_touch", text);
    expect(arrival(kept)).toEqual({});
  },
);

it("does without a browser's storage", () => {
  const none = () => {
    throw new Error("SecurityError");
  };
  keepArrival("?utm_source=news", none);
  expect(arrival(none)).toEqual({});
  forgetArrival(none);
});
