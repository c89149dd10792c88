import { instantOf } from "../catalog/calendar.ts";
import { MESSAGES } from "../errors/messages.ts";
import type { Block } from "./blocks.ts";

type Scheduled = Pick<Block, "from" | "until" | "timeZone">;

/** Milliseconds since 1970; null: there is none, or no such time. */
const momentOf = (time: string | null, zone: string): number | null =>
  time === null ? null : (instantOf(time, zone)?.getTime() ?? null);

/** Whether a block is over before it begins: nobody would ever see it. */
export const endsFirst = ({ from, until }: Pick<Scheduled, "from" | "until">): boolean =>
  from !== null && until !== null && until <= from;

/** What is wrong with the times of a block, and of which; null: nothing. Of the shape of its times the schema takes care. */
export function timesProblem({ from, until }: Pick<Scheduled, "from" | "until">) {
  const unknown = [["from", from] as const, ["until", until] as const].find(
    ([, time]) => time !== null && instantOf(time, "UTC") === null,
  );
  if (unknown) return { field: unknown[0], message: MESSAGES.unknownTime };
  return endsFirst({ from, until }) ? { field: "until" as const, message: MESSAGES.blockEndsFirst } : null;
}

/** Whether a block shows at a moment, in milliseconds since 1970: from its beginning on, until just before its end. */
export function isShowing({ isOn, from, until, timeZone }: Scheduled & Pick<Block, "isOn">, now: number): boolean {
  if (!isOn) return false;
  const [start, end] = [momentOf(from, timeZone), momentOf(until, timeZone)];
  return (start === null || start <= now) && (end === null || now < end);
}

/** When the next block of a page comes or goes after a moment; null: none does. */
export function nextChange(blocks: readonly (Scheduled & Pick<Block, "isOn">)[], now: number): number | null {
  const moments = blocks
    .filter(({ isOn }) => isOn)
    .flatMap(({ from, until, timeZone }) => [momentOf(from, timeZone), momentOf(until, timeZone)])
    .filter((moment) => moment !== null && moment > now);
  return moments.length === 0 ? null : Math.min(...(moments as number[]));
}
