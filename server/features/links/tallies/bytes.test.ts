import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { emptyMonth, readMonth } from "./bytes.ts";
import { storedTallies } from "./model.ts";

const { serialize, Long, Double } = { ...mongoose.mongo.BSON, ...mongoose.mongo };
const row = (values: object) => ({
  _id: "link:abc:click:2026-11",
  team: new mongoose.Types.ObjectId(),
  kind: "link",
  of: "abc",
  event: "click",
  month: "2026-11",
  days: { "01": 5, "10": 70_000, "31": 1 },
  visitors: { "01": 2 },
  ...values,
});
const numbers = (list: Float64Array) =>
  Object.fromEntries([...list.entries()].flatMap(([day, n]) => (n === 0 ? [] : [[String(day).padStart(2, "0"), n]])));

/** What is read after another month that was full. */
function readAfter(values: object) {
  const into = emptyMonth();
  into.days.fill(9);
  into.visitors.fill(9);
  const isRead = readMonth(serialize(values), into);
  return isRead ? { ...into, days: numbers(into.days), visitors: numbers(into.visitors) } : null;
}

describe("a month, byte by byte, says what the tolerant reader says", () => {
  it.each<[string, object]>([
    ["as it is written", {}],
    ["that mongoose has written", { __v: 0 }],
    ["without any day", { days: {}, visitors: {} }],
    ["with numbers of many bytes", { days: { "02": new Double(5_000_000_000) } }],
    ["with long ones", { days: { "02": Long.fromNumber(7) } }],
    ["with letters of other alphabets", { of: "größe-日本" }],
    ["with fields of a later version", { more: { a: [1] }, at: new Date(0), isNew: true, nothing: null }],
    ["without visitors", { visitors: undefined }],
    ["whose days are none", { days: "none" }],
    ["with half a click", { days: { "01": 0.5, "02": 2 } }],
    ["with a text for a number", { days: { "01": "5" } }],
    ["with a list", { days: [1, 2] }],
  ])("%s", (_what, values) => {
    const expected = storedTallies.read(mongoose.mongo.BSON.deserialize(serialize(row(values))));
    expect(readAfter(row(values))).toEqual({
      of: expected?.of,
      month: expected?.month,
      days: expected?.days,
      visitors: expected?.visitors,
    });
  });

  it.each([{ of: undefined }, { month: 7 }, { of: null }])("and nothing of %j", (values) => {
    expect(readAfter(row(values))).toBeNull();
  });

  it("and leaves out what is no day", () => {
    expect(readAfter(row({ days: { "1": 4, "77": 3, abc: 2, "05": 1 } }))?.days).toEqual({ "05": 1 });
  });
});
