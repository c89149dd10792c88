import { useMutation } from "@tanstack/react-query";
import { Check, CircleHelp, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { useForLinks, verify } from "#shared/domains/endpoints.ts";
import type { DnsRecord, Domain, DomainStatus } from "#shared/domains/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";

type Props = {
  domain: Domain;
  mayManage: boolean;
  mayCheck: boolean;
  onChanged(domain: Domain): void;
  onRemove(): void;
  /** what stands in its place is known by a new look at all of them */
  onSwitched(): Promise<unknown>;
};

const STATUSES = {
  pending: { kind: "info", label: msg("Pending") },
  verified: { kind: "success", label: msg("Verified") },
  unverified: { kind: "warning", label: msg("Unverified") },
  rejected: { kind: "danger", label: msg("Rejected") },
} as const satisfies Record<DomainStatus, object>;

const SENTENCES = {
  pending: msg("Set these records where your domain is kept. It is verified as soon as we see the first."),
  verified: msg("Leave the records in place: we look every day, and the domain is taken away when the first has gone."),
  unverified: msg("The first record has gone, so nothing is shown under this domain. Set it again to bring it back."),
  rejected: msg("The first record did not come in time. Set it, then check again."),
} as const satisfies Record<DomainStatus, string>;

/** One domain: how it stands, its records, and what can be done. */
export function DomainTile({ domain, mayManage, mayCheck, onChanged, onRemove, onSwitched }: Props) {
  const { call } = useApp();
  const checking = useMutation({
    mutationFn: () => call(verify, { params: { id: domain.id } }),
    onSuccess: (found) => {
      onChanged(found);
      if (found.status === "verified") showToast({ kind: "success", text: t("The domain is verified.") });
      else
        showToast({ kind: "info", text: t("The record is not there yet. Changes can take a few hours to be seen.") });
    },
  });
  const switching = useMutation({
    mutationFn: (isOn: boolean) => call(useForLinks, { params: { id: domain.id }, body: { isOn } }),
    onSuccess: onSwitched,
  });
  const isForLinks = switching.isPending ? switching.variables : domain.isForLinks;
  const { kind, label } = STATUSES[domain.status];
  return (
    <PageCard
      title={domain.shown}
      mark={<StatusPill kind={kind}>{t(label)}</StatusPill>}
      text={t(SENTENCES[domain.status])}
    >
      {domain.status === "pending" && domain.expiresAt && <TimeLeft until={domain.expiresAt} />}
      <ul className="divide-y divide-line rounded-control border border-line">
        {domain.records.map((record) => (
          <RecordRow key={`${record.type} ${record.value}`} record={record} />
        ))}
      </ul>
      {mayManage && (domain.isForLinks || (mayCheck && domain.status === "verified")) && (
        <div className="mt-4">
          <Switch
            label={t("Short links of signatures and pages are under this domain")}
            hint={t("Links that are out there already go on working at both addresses.")}
            checked={isForLinks}
            disabled={switching.isPending}
            onChange={(isOn) => switching.mutate(isOn)}
          />
        </div>
      )}
      {[checking.error, switching.error].map(
        (error) =>
          error && (
            <InlineAlert key={error.message} kind="danger" className="mt-3">
              {whyOf(error)}
            </InlineAlert>
          ),
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {mayManage && mayCheck && (
          <Button look="secondary" isLoading={checking.isPending} onClick={() => checking.mutate()}>
            {t("Check now")}
          </Button>
        )}
        {mayManage && (
          <Button look="ghost" aria-label={t("Delete {host}", { host: domain.shown })} onClick={onRemove}>
            {t("Delete")}
          </Button>
        )}
        {domain.checkedAt && (
          <p className="text-13 text-ink-subtle">
            {t("Last checked {date}", {
              date: formatMoment(new Date(domain.checkedAt), { dateStyle: "medium", timeStyle: "short" }),
            })}
          </p>
        )}
      </div>
    </PageCard>
  );
}

/** A refused switch says what is wrong with the domain. */
const whyOf = (error: Error): string => (error instanceof ApiError && error.errors[0]?.message) || messageOf(error);

const MINUTE_MS = 60_000;

/** The hours that a proof is waited for yet. */
function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return null;
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE_MS));
  return (
    <p className="mb-3 text-13 font-medium tabular-nums">
      {t("{hours} h {minutes} min left to verify it", {
        hours: String(Math.floor(minutes / 60)),
        minutes: String(minutes % 60),
      })}
    </p>
  );
}

function RecordRow({ record }: { record: DnsRecord }) {
  const { type, name, value, isSeen } = record;
  return (
    <li className="p-3">
      <div className="mb-2 flex items-center justify-between gap-3">
        <span className="text-13 font-semibold">{type}</span>
        <Seen isSeen={isSeen} />
      </div>
      <dl className="space-y-2">
        <Copied label={t("Name")} value={name} copyLabel={t("Copy the name of {type}", { type })} />
        <Copied label={t("Value")} value={value} copyLabel={t("Copy the value of {type}", { type })} />
      </dl>
    </li>
  );
}

function Copied({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  return (
    <div>
      <dt className="text-12 text-ink-subtle">{label}</dt>
      <dd className="flex items-center gap-3">
        <code className="min-w-0 flex-1 text-13 break-all">{value}</code>
        <CopyButton
          look="ghost"
          size="small"
          label={t("Copy")}
          title={copyLabel}
          copy={() => navigator.clipboard.writeText(value)}
          onError={() =>
            void showToast({ kind: "error", text: t("Your browser did not let us copy. Select the text instead.") })
          }
        />
      </dd>
    </div>
  );
}

function Seen({ isSeen }: { isSeen: boolean | null }) {
  const Mark = isSeen === null ? CircleHelp : isSeen ? Check : X;
  const look = isSeen === null ? "text-ink-subtle" : isSeen ? "text-success" : "text-warning";
  return (
    <span className={`inline-flex items-center gap-1 text-12 font-medium ${look}`}>
      <Mark className="size-4" aria-hidden="true" />
      {isSeen === null ? t("Not checked") : isSeen ? t("Found") : t("Not found")}
    </span>
  );
}
