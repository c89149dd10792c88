import clsx from "clsx";
import { useState } from "react";
import { Link } from "#client/lib/links.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Select } from "#client/ui/Select.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { formatMoment } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Installed, InstalledQuery } from "#shared/signatures/insights/schema.ts";
import type { InstalledData } from "../InstalledScreen.loader.ts";
import { useInstalled } from "./useInstalled.ts";

const MOMENT = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
const STATES = {
  current: { kind: "success", word: msg("Up to date") },
  outdated: { kind: "warning", word: msg("Has not re-installed") },
  never: { kind: "neutral", word: msg("Not known") },
} as const;
type Only = NonNullable<InstalledQuery["only"]>;
const CHOICES: readonly { value: Only | ""; label: string }[] = [
  { value: "", label: msg("All") },
  { value: "behind", label: msg("Whoever is behind") },
  { value: "outdated", label: msg("Has not re-installed") },
  { value: "never", label: msg("Not known") },
  { value: "current", label: msg("Up to date") },
];

/** How many have the newest version, and who has not. */
export function InstalledList(data: InstalledData) {
  const [only, setOnly] = useState<InstalledQuery["only"]>(data.only);
  const { items, counts, hasMore, isLoading, isSearching, problem, retry, loadMore } = useInstalled(data, only);
  const total = (counts.current ?? 0) + (counts.outdated ?? 0) + (counts.never ?? 0);
  if (total === 0)
    return (
      <div className="mt-6">
        <EmptyState
          title={t("Nobody has a signature yet")}
          text={t("Assign signatures to the members of your team. Then you see here who has the newest version.")}
          action={
            <Link to={pathTo("members-list")} className={buttonLook()}>
              {t("Go to the members")}
            </Link>
          }
        />
      </div>
    );
  return (
    <>
      <dl className="mt-6 flex gap-3 sm:max-w-140">
        {(["current", "outdated", "never"] as const).map((state) => (
          <div key={state} className="flex-1 rounded-card bg-surface p-4 shadow-2">
            <dt className="text-13 text-ink-muted">{t(STATES[state].word)}</dt>
            <dd className="mt-1 text-24 font-semibold">{counts[state] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <Select
          label={t("Show")}
          value={only ?? ""}
          options={CHOICES.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={({ target }) => setOnly(CHOICES.find(({ value }) => value === target.value)?.value || undefined)}
        />
        {items.length > 0 && (
          <CopyButton
            look="secondary"
            label={t("Copy the addresses shown")}
            copy={() => navigator.clipboard.writeText(items.map(({ email }) => email).join(", "))}
            onError={() => showToast({ kind: "error", text: t("The browser did not allow it.") })}
          />
        )}
      </div>
      {problem && (
        <RetryAlert retry={retry} className="mt-4">
          {problem}
        </RetryAlert>
      )}
      {items.length === 0 && !isSearching && !problem && (
        <p className="mt-6 text-14 text-ink-muted">{t("There is nobody here.")}</p>
      )}
      <ul
        className={clsx("mt-4 divide-y divide-line rounded-card bg-surface shadow-2", items.length === 0 && "hidden")}
      >
        {items.map((row) => (
          <Row key={row.email} row={row} />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 text-center">
          <Button look="secondary" isLoading={isLoading} onClick={loadMore}>
            {t("Load more")}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ row }: { row: Installed }) {
  const { email, name, signature, changedAt, state } = row;
  const { kind, word } = STATES[state];
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_16rem] items-start">
      <div className="min-w-0">
        <bdi className="block truncate font-medium">{name || email}</bdi>
        {name && <span className="block truncate text-13 text-ink-muted">{email}</span>}
        <Link
          to={pathTo("signature-preview", { hash: signature.hash })}
          className="inline-flex min-h-6 max-w-full items-center truncate text-13 text-link hover:underline"
        >
          {signature.label || t("Signature")}
        </Link>
      </div>
      <ul className="space-y-1 text-13 text-ink-muted">
        <li>{t("Changed last on {date}", { date: momentOf(changedAt) })}</li>
        {tellingOf(row).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="sm:ml-auto">
        <StatusPill kind={kind}>{t(word)}</StatusPill>
      </div>
    </li>
  );
}

const momentOf = (at: string) => formatMoment(Date.parse(at), MOMENT);

/** What tells which version somebody has. */
function tellingOf({ confirmed, fetched, inserted, usesOther, loaded }: Installed): string[] {
  return [
    confirmed && t("Confirmed: the version of {date}", { date: momentOf(confirmed) }),
    inserted &&
      t("Browser extension: the version of {date}, in a mail until {seen}", {
        date: momentOf(inserted.state),
        seen: momentOf(inserted.at),
      }),
    fetched &&
      !inserted &&
      t("Browser extension: has the version of {date} since {seen}", {
        date: momentOf(fetched.state),
        seen: momentOf(fetched.at),
      }),
    usesOther && t("Browser extension: puts another signature into mails"),
    loaded &&
      (loaded.is === "current"
        ? t("Pictures: those of the newest version were loaded on {seen}", { seen: momentOf(loaded.at) })
        : t("Pictures: mails still load those of the version of {date}, on {seen} last", {
            date: momentOf(loaded.state),
            seen: momentOf(loaded.at),
          })),
  ].filter((line) => typeof line === "string");
}
