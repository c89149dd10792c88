import { expect, it } from "vitest";
import { weekBefore } from "./week.ts";

const week = (moment: string) => weekBefore(Date.parse(moment));
const LAST = { startDate: "2026-11-16", endDate: "2026-11-22" };

it.each([
  ["2026-11-23T12:37:00Z", LAST],
  ["2026-11-23T12:36:59Z", { startDate: "2026-11-09", endDate: "2026-11-15" }],
  ["2026-11-26T00:00:00Z", LAST],
  ["2026-11-30T12:36:00Z", LAST],
  ["2026-11-30T12:37:00Z", { startDate: "2026-11-23", endDate: "2026-11-29" }],
  ["2026-01-01T09:00:00Z", { startDate: "2025-12-22", endDate: "2025-12-28" }],
])("at %s", (moment, range) => expect(week(moment)).toEqual(range));
