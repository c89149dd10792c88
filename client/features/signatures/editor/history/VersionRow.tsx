import clsx from "clsx";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { Version } from "#shared/signatures/versions/schema.ts";

/** Whoever tries something out saves several times a minute. */
const TO_THE_SECOND = { dateStyle: "medium", timeStyle: "medium" } as const;

type Props = { version: Version; isNewest: boolean; isChosen: boolean; onChoose(): void };

/** When a state was saved, and by whom. */
export function VersionRow({ version: { savedAt, by }, isNewest, isChosen, onChoose }: Props) {
  return (
    <label
      className={clsx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "bg-brand-soft text-on-brand-soft" : "hover:bg-bg-muted",
      )}
    >
      <input type="radio" name="version" className="size-4 shrink-0" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block text-14 font-medium">{formatMoment(new Date(savedAt), TO_THE_SECOND)}</span>
        <span className="block truncate text-12 text-ink-muted">
          {[isNewest && t("Saved last"), by ? by.name || by.email : null].filter(Boolean).join(" · ")}
        </span>
      </span>
    </label>
  );
}
