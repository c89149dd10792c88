/** What a short link does at a moment, decided once for the redirect, the list and the screen. */

import { instantOf } from "../catalog/calendar.ts";
import { MESSAGES } from "../errors/messages.ts";
import { LINK_MESSAGES } from "./messages.ts";

/**
 * `on`: leads to its target. `off`: switched off by its team. `waiting`: has not begun. `ended`: its time is over. `full`: as many
 * people have come as may. `disabled`: switched off by the operator.
 */
export const LINK_STATES = ["on", "off", "waiting", "ended", "full", "disabled"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What decides it; moments in milliseconds since 1970. */
export type Scheduled = {
  isDisabled: boolean;
  isOn: boolean;
  startsAt: number | null;
  endsAt: number | null;
  clickLimit: number | null;
  /** clicks by people, as far as they are counted: the latest may come a moment later */
  clicks: number;
};

/** From its beginning on, until just before its end; the click that fills it is the last one that is led to the target. */
export function linkStateOf(link: Scheduled, now: number): LinkState {
  if (link.isDisabled) return "disabled";
  if (!link.isOn) return "off";
  if (link.startsAt !== null && now < link.startsAt) return "waiting";
  if (link.endsAt !== null && now >= link.endsAt) return "ended";
  if (link.clickLimit !== null && link.clicks >= link.clickLimit) return "full";
  return "on";
}

/** When its times change what it does next, after a moment; null: never. */
export function nextLinkChange({ startsAt, endsAt }: Pick<Scheduled, "startsAt" | "endsAt">, now: number) {
  const coming = [startsAt, endsAt].filter((at) => at !== null && at > now) as number[];
  return coming.length === 0 ? null : Math.min(...coming);
}

type Times = { from: string | null; until: string | null; timeZone: string };

/** Its times as moments. Wall-clock times that do not exist were refused before. */
export const momentsOf = ({ from, until, timeZone }: Times) => ({
  startsAt: from === null ? null : instantOf(from, timeZone),
  endsAt: until === null ? null : instantOf(until, timeZone),
});

/** What is wrong with its times, and in which field; null: nothing. */
export function linkTimesProblem(times: Times): { field: "from" | "until"; message: string } | null {
  const { startsAt, endsAt } = momentsOf(times);
  if (times.from !== null && startsAt === null) return { field: "from", message: MESSAGES.unknownTime };
  if (times.until !== null && endsAt === null) return { field: "until", message: MESSAGES.unknownTime };
  return startsAt && endsAt && endsAt <= startsAt ? { field: "until", message: LINK_MESSAGES.endsFirst } : null;
}
