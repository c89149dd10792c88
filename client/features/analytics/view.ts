/** What of the numbers somebody wants to see, as the address of the page says it. */
import * as z from "zod/mini";
import { DEFAULT_RANGE_DAYS, EVENTS, type Event, GROUPINGS, type Grouping } from "#shared/analytics/constants.ts";
import { LocalDate, type Range, rangeProblem } from "#shared/analytics/schema.ts";

/** The ranges that are one press away. */
export const RANGES = [7, 28, 90] as const;
export type RangeDays = (typeof RANGES)[number];

/** By what each kind of event can be put together; the first without another wish. `team` is the sum, which is always shown. */
export const GROUPINGS_OF: Record<Event, readonly Exclude<Grouping, "team">[]> = {
  click: ["signature", "link", "page", "card", "member", "segment"],
  open: ["signature", "member", "segment"],
  view: ["page", "card"],
  save: ["card", "page"],
};

export type View = {
  event: Event;
  by: Exclude<Grouping, "team">;
  /** how many days until today; null: those of `custom` */
  days: RangeDays | null;
  custom: Range | null;
  /** days that were asked for and make no sense: they are not shown, and can be mended */
  wrong: (Range & { message: string }) | null;
  isCompared: boolean;
  shows: "chart" | "table";
};

/** Reads the address; what it does not know is as if it was not there. */
export function viewOf(params: URLSearchParams): View {
  const event = EVENTS.find((one) => one === params.get("event")) ?? "click";
  const groupings = GROUPINGS_OF[event];
  const by = GROUPINGS.find((one) => one === params.get("by"));
  const asked = z.safeParse(z.object({ startDate: LocalDate, endDate: LocalDate }), {
    startDate: params.get("from"),
    endDate: params.get("to"),
  });
  const message = asked.success && rangeProblem(asked.data)?.message;
  const custom = asked.success && !message ? asked.data : null;
  return {
    event,
    by: groupings.find((one) => one === by) ?? (groupings[0] as View["by"]),
    days: custom ? null : (RANGES.find((one) => String(one) === params.get("days")) ?? DEFAULT_RANGE_DAYS),
    custom,
    wrong: asked.success && message ? { ...asked.data, message } : null,
    isCompared: params.get("compare") !== "0",
    shows: params.get("view") === "table" ? "table" : "chart",
  };
}

/** The address of a view, without what goes without saying: `?days=7&by=link` */
export function searchOf({ event, by, days, custom, isCompared, shows }: View): string {
  const params = new URLSearchParams({
    ...(event !== "click" && { event }),
    ...(by !== GROUPINGS_OF[event][0] && { by }),
    ...(days !== null && days !== DEFAULT_RANGE_DAYS && { days: String(days) }),
    ...(custom && { from: custom.startDate, to: custom.endDate }),
    ...(!isCompared && { compare: "0" }),
    ...(shows === "table" && { view: "table" }),
  });
  const search = params.toString();
  return search && `?${search}`;
}

/** The same with something else, which fits together again. */
export const changed = (view: View, change: Partial<View>): View => {
  const next = { ...view, wrong: null, ...change };
  return GROUPINGS_OF[next.event].includes(next.by) ? next : { ...next, by: GROUPINGS_OF[next.event][0] as View["by"] };
};

/** The days of a view, as calls ask for them. */
export const daysOf = ({ days, custom }: Pick<View, "days" | "custom">) => custom ?? (days === null ? {} : { days });
