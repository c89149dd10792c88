import clsx from "clsx";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { t } from "#shared/languages/translate.ts";
import { ZONE_WORDS, type Zone } from "./zones.ts";

const LOOKS: Record<Zone, { text: string; bar: string }> = {
  red: { text: "text-danger", bar: "bg-danger" },
  orange: { text: "text-warning", bar: "bg-warning" },
  blue: { text: "text-info", bar: "bg-info" },
  green: { text: "text-zone-green", bar: "bg-zone-green" },
  success: { text: "text-success", bar: "bg-success" },
};

type Props = {
  title: string;
  zone: Zone;
  done: number;
  count: number;
  /** what comes next, in a sentence */
  next: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** How far one of the products is: a zone with its word and its number, and the next step. */
export function ZoneCard({ title, zone, done, count, next, actions, className }: Props) {
  const id = useId();
  const { text, bar } = LOOKS[zone];
  return (
    <section
      aria-labelledby={id}
      className={clsx("flex flex-col gap-2 rounded-card bg-surface p-4 shadow-1 max-sm:p-3", className)}
    >
      <div className={"flex flex-wrap items-baseline justify-between gap-x-3"}>
        <h3 id={id} className="text-14 font-semibold">
          {title}
        </h3>
        <p className={clsx("flex items-center gap-1 text-13 font-medium whitespace-nowrap", text)}>
          {zone === "success" && <Check className="size-4" aria-hidden="true" />}
          {t(ZONE_WORDS[zone])}
          {count > 0 && (
            <span className="text-ink-muted tabular-nums">
              {" · "}
              {t("{done} of {count}", { done, count })}
            </span>
          )}
        </p>
      </div>
      <div aria-hidden="true" className={"flex h-1.5 gap-1"}>
        {Array.from({ length: Math.max(1, count) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row of alike ones
          <span key={index} className={clsx("flex-1 rounded-full", index < done ? bar : "bg-line")} />
        ))}
      </div>
      <p className={"text-13 text-ink-muted"}>{next}</p>
      {actions && <div className="mt-auto flex flex-wrap gap-2 pt-1">{actions}</div>}
    </section>
  );
}
