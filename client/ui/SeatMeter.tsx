import clsx from "clsx";
import type { ReactNode } from "react";
import { t } from "#shared/languages/translate.ts";

/** From so few free places on it is worth saying how many there are. */
const FEW = 2;

type Props = {
  seats: number;
  used: number;
  /** what takes the places: people, unless told otherwise */
  things?: "people" | "signatures";
  /** the way to more places, shown when they run out */
  action?: ReactNode;
};

/** How many of a team's places are taken: the number, a bar of it, and what it means when there are few. */
export function SeatMeter({ seats, used, things = "people", action }: Props) {
  const free = Math.max(0, seats - used);
  const isFull = free === 0;
  const isLow = !isFull && free <= FEW;
  return (
    <div className="text-14">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium tabular-nums">
          {things === "people"
            ? t("{used} of {seats, plural, one {# seat} other {# seats}}", { used, seats })
            : t("{used} of {seats, plural, one {# signature} other {# signatures}}", { used, seats })}
        </span>
        <span className={clsx("text-13", isFull || isLow ? "text-warning" : "text-ink-muted")}>
          {isFull ? t("All are taken") : t("{count, plural, one {# is free} other {# are free}}", { count: free })}
        </span>
        {(isFull || isLow) && action}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={clsx("h-full rounded-full", isFull || isLow ? "bg-warning" : "bg-primary")}
          style={{ width: `${Math.min(100, (used / Math.max(1, seats)) * 100)}%` }}
        />
      </div>
    </div>
  );
}
