import type { Document } from "bson";
import { ObjectId } from "mongodb";
import t from "tap";
import { serve } from "./support/serve.ts";

const at = (text: string) => new Date(text);
const BERLIN = "Europe/Berlin";

/** date, arguments, the start of its bin. Berlin: 29 March 2026 has 23 hours, 25 October 2026 has 25. */
const CASES: [string, string, Document, string][] = [
  ["a day of summer", "2026-07-01T21:59:59.999Z", { unit: "day", timezone: BERLIN }, "2026-06-30T22:00:00Z"],
  ["the next day", "2026-07-01T22:00:00Z", { unit: "day", timezone: BERLIN }, "2026-07-01T22:00:00Z"],
  ["a day of winter", "2026-01-01T22:59:59Z", { unit: "day", timezone: BERLIN }, "2025-12-31T23:00:00Z"],
  ["the short day", "2026-03-29T20:00:00Z", { unit: "day", timezone: BERLIN }, "2026-03-28T23:00:00Z"],
  ["the long day", "2026-10-25T22:30:00Z", { unit: "day", timezone: BERLIN }, "2026-10-24T22:00:00Z"],
  ["a month across the change", "2026-03-31T21:00:00Z", { unit: "month", timezone: BERLIN }, "2026-02-28T23:00:00Z"],
  ["a quarter", "2026-06-30T22:00:00Z", { unit: "quarter", timezone: BERLIN }, "2026-06-30T22:00:00Z"],
  ["a year", "2025-12-31T23:00:00Z", { unit: "year", timezone: BERLIN }, "2025-12-31T23:00:00Z"],
  ["a week from Sunday", "2026-03-29T10:00:00Z", { unit: "week", timezone: BERLIN }, "2026-03-28T23:00:00Z"],
  [
    "a week from Monday",
    "2026-03-29T10:00:00Z",
    { unit: "week", timezone: BERLIN, startOfWeek: "Mon" },
    "2026-03-22T23:00:00Z",
  ],
  ["the hour before the change", "2026-03-29T00:59:00Z", { unit: "hour", timezone: BERLIN }, "2026-03-29T00:00:00Z"],
  ["the hour that comes twice", "2026-10-25T00:30:00Z", { unit: "hour", timezone: BERLIN }, "2026-10-25T00:00:00Z"],
  ["and once more", "2026-10-25T01:30:00Z", { unit: "hour", timezone: BERLIN }, "2026-10-25T01:00:00Z"],
  [
    "six hours over the change",
    "2026-03-29T03:30:00Z",
    { unit: "hour", binSize: 6, timezone: BERLIN },
    "2026-03-28T23:00:00Z",
  ],
  [
    "a midnight that is left out",
    "2018-11-04T12:00:00Z",
    { unit: "day", timezone: "America/Sao_Paulo" },
    "2018-11-04T03:00:00Z",
  ],
  ["half an hour off", "2026-01-01T20:00:00Z", { unit: "hour", timezone: "Asia/Kolkata" }, "2026-01-01T19:30:00Z"],
  ["a day behind", "2026-01-01T10:00:00Z", { unit: "day", timezone: "Pacific/Pago_Pago" }, "2025-12-31T11:00:00Z"],
  ["a fixed offset", "2026-01-01T20:00:00Z", { unit: "day", timezone: "+05:30" }, "2026-01-01T18:30:00Z"],
  ["another spelling", "2026-01-01T02:00:00Z", { unit: "day", timezone: "-0330" }, "2025-12-31T03:30:00Z"],
  ["bins of minutes", "2026-01-01T10:44:59Z", { unit: "minute", binSize: 15 }, "2026-01-01T10:30:00Z"],
  ["bins of seconds", "2026-01-01T10:00:44Z", { unit: "second", binSize: 30 }, "2026-01-01T10:00:30Z"],
  ["bins of weeks", "2000-01-16T00:00:00Z", { unit: "week", binSize: 2 }, "2000-01-16T00:00:00Z"],
  ["before the reference", "1999-12-31T10:00:00Z", { unit: "month", binSize: 5 }, "1999-08-01T00:00:00Z"],
  ["bins of years", "2026-05-05T00:00:00Z", { unit: "year", binSize: 10 }, "2020-01-01T00:00:00Z"],
  ["milliseconds", "2026-01-01T00:00:00.123Z", { unit: "millisecond", binSize: 100 }, "2026-01-01T00:00:00.100Z"],
  ["long ago", "0099-05-05T00:00:00Z", { unit: "year" }, "0099-01-01T00:00:00Z"],
];

t.test("$dateTrunc counts on the clocks of a zone", async (t) => {
  const { client } = await serve(t);
  const truncate = async (argument: Document) => {
    const [row] = await client
      .db("t")
      .aggregate([{ $documents: [{ one: 1 }] }, { $project: { start: { $dateTrunc: argument } } }])
      .toArray();
    return row?.start;
  };
  for (const [name, date, argument, start] of CASES)
    t.same(await truncate({ date: at(date), ...argument }), at(start), name);
  const id = ObjectId.createFromTime(at("2026-07-01T12:00:00Z").getTime() / 1000);
  t.same(await truncate({ date: id, unit: "day" }), at("2026-07-01T00:00:00Z"), "the date of an id");
  t.equal(await truncate({ date: null, unit: "day" }), null);
  t.equal(await truncate({ date: at("2026-07-01"), unit: "day", timezone: null }), null);
  for (const [wrong, code] of [
    [{ date: "2026", unit: "day" }, 5439012],
    [{ date: at("2026-07-01"), unit: "moon" }, 9],
    [{ date: at("2026-07-01"), unit: "day", timezone: "Europe/Nowhere" }, 40485],
    [{ date: at("2026-07-01"), unit: "day", binSize: 0 }, 5439018],
    [{ date: at("2026-07-01"), unit: "day", binSize: 1.5 }, 5439017],
    [{ date: at("2026-07-01"), unit: "week", startOfWeek: "someday" }, 9],
  ] as const)
    await t.rejects(truncate(wrong), { code }, JSON.stringify(wrong));
});
