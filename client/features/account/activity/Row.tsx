import { Badge } from "#client/ui/Badge.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { isAct } from "#shared/audit/acts.ts";
import type { AuditEvent, AuditPerson } from "#shared/audit/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { SENTENCES } from "./acts.ts";

const MOMENT = { dateStyle: "medium", timeStyle: "short" } as const;

/** One line of the log. @param hasSubject the list is of several people */
export function Row({ item, hasSubject }: { item: AuditEvent; hasSubject: boolean }) {
  const { act, outcome, times, lastAt, actor, subject, browser, system, from, operation } = item;
  const isOther = actor.who !== subject.who || actor.email !== subject.email;
  const isAtServer = operation.startsWith("npm ");
  const people = [
    ...(actor.who !== "nobody" && (isOther || hasSubject) ? [t("by {person}", { person: nameOf(actor) })] : []),
    ...(isOther && hasSubject ? [t("for {person}", { person: nameOf(subject) })] : []),
  ];
  const where = [[browser, system].filter(Boolean).join(", "), from && t("place {place}", { place: from })];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-14 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {isAct(act) ? t(SENTENCES[act]) : act}
          {times > 1 && <Badge>{t("{count} times", { count: times })}</Badge>}
          {outcome === "refused" && <StatusPill kind="danger">{t("Refused")}</StatusPill>}
        </p>
        {people.length > 0 && <p className="text-13 wrap-anywhere text-ink-muted">{people.join(" ")}</p>}
        <p className="text-13 wrap-anywhere text-ink-subtle">
          {[...where, isAtServer && t("at the server"), act === "support.wrote" && operation]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {/* The reader's time zone may be another than the server's. */}
      <time dateTime={lastAt} className="text-13 text-ink-muted tabular-nums" suppressHydrationWarning>
        {formatMoment(Date.parse(lastAt), MOMENT)}
      </time>
    </li>
  );
}

function nameOf({ who, email }: AuditPerson): string {
  if (who === "self") return t("you");
  if (who === "support") return t("support");
  if (who === "former") return t("a former member");
  return email ?? t("a deleted account");
}
