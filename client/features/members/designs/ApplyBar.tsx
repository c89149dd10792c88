import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { DryRun, SavedDesigns } from "#shared/members/masters/schema.ts";
import { useAttempt } from "../useAttempt.ts";
import type { Draft } from "./draft.ts";

type Props = {
  draft: Draft;
  saved: SavedDesigns;
  isDirty: boolean;
  isBusy: boolean;
  onReset(): void;
  onApplied(saved: SavedDesigns): Promise<unknown>;
  /** somebody else has saved meanwhile: theirs counts, or what is being worked on comes after it */
  onTheirs(saved: SavedDesigns, isKept: boolean): void;
};

/** What was changed and does not count yet: looked through first, then applied. */
export function ApplyBar({ draft, saved, isDirty, isBusy, onReset, onApplied, onTheirs }: Props) {
  const { call } = useApp();
  const [run, setRun] = useState<DryRun | null>(null);
  const { isBusy: isAsking, problem, attempt } = useAttempt();
  const body = { segments: draft.segments, rules: draft.rules };
  const check = () => attempt(async () => setRun(await call(endpoints.check, { body })));
  const apply = () =>
    attempt(async () => {
      const next = await call(endpoints.save, { body: { ...body, revision: saved.revision } });
      setRun(null);
      showToast({ kind: "success", text: t("Your rules are saved, and are being applied.") });
      await onApplied(next);
    });
  const takeTheirs = (isKept: boolean) =>
    attempt(async () => {
      const theirs = await call(endpoints.get, {});
      // What would change is another thing than before.
      setRun(isKept ? await call(endpoints.check, { body }) : null);
      onTheirs(theirs, isKept);
    });
  if (!isDirty && !isBusy) return null;
  return (
    <>
      {isDirty && (
        <div className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-raised p-4 shadow-2 ring-1 ring-line">
          <p role="status" className="text-14 font-medium">
            {t("Your changes are not applied yet.")}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={onReset}>
              {t("Discard")}
            </Button>
            <Button isLoading={isAsking} onClick={() => void check()}>
              {t("Look at what changes")}
            </Button>
          </div>
          {problem && !run && (
            <InlineAlert kind="danger" className="w-full">
              {problem.errors[0]?.message || problem.message}
            </InlineAlert>
          )}
        </div>
      )}
      {run && (
        <Modal
          isOpen
          onClose={() => setRun(null)}
          size="medium"
          title={t("What changes")}
          actions={
            <>
              <Button look="secondary" onClick={() => setRun(null)}>
                {t("Back")}
              </Button>
              {problem?.code === "conflict" ? (
                <>
                  <Button look="secondary" isLoading={isAsking} onClick={() => void takeTheirs(false)}>
                    {t("Load what they saved")}
                  </Button>
                  <Button isLoading={isAsking} onClick={() => void takeTheirs(true)}>
                    {t("Keep my rules")}
                  </Button>
                </>
              ) : (
                <Button isLoading={isAsking} onClick={() => void apply()}>
                  {t("Apply")}
                </Button>
              )}
            </>
          }
        >
          <div className="mt-4 space-y-4">
            {problem && (
              <InlineAlert kind="danger">
                {problem.code === "conflict"
                  ? t(
                      "Somebody else has changed the rules meanwhile. You can load theirs, which discards yours, or keep yours and apply them in place of theirs.",
                    )
                  : problem.errors[0]?.message || problem.message}
              </InlineAlert>
            )}
            <Summary run={run} />
          </div>
        </Modal>
      )}
    </>
  );
}

function Summary({ run: { people, counts, changes, made, unplaced, first } }: { run: DryRun }) {
  return (
    <>
      <p className="font-medium">
        {t(
          "{count, plural, =0 {Nobody gets another signature.} one {# person gets another signature.} other {# people get another signature.}}",
          { count: changes },
        )}{" "}
        {t("{count, plural, one {There is # person in all.} other {There are # people in all.}}", { count: people })}
      </p>
      {made > 0 && (
        <p>{t("{count, plural, one {# signature is made.} other {# signatures are made.}}", { count: made })}</p>
      )}
      {unplaced > 0 && (
        <InlineAlert kind="warning">
          {t(
            "{count, plural, one {For # person your plan has no place left.} other {For # people your plan has no place left.}}",
            { count: unplaced },
          )}
        </InlineAlert>
      )}
      <ul className="divide-y divide-line rounded-card ring-1 ring-line">
        {counts.map(({ master, label, people: count }) => (
          <li key={master ?? ""} className="flex justify-between gap-3 px-3 py-2 text-13">
            <bdi>{master === null ? t("They keep what they have") : label || t("Without a name")}</bdi>
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      {first.length > 0 && (
        <table className="w-full text-left text-13">
          <caption className="mb-1 text-left font-medium">{t("Who gets another one")}</caption>
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="py-1 pr-3 font-medium">
                {t("Person")}
              </th>
              <th scope="col" className="py-1 pr-3 font-medium">
                {t("Now")}
              </th>
              <th scope="col" className="py-1 font-medium">
                {t("Then")}
              </th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ id, name, email, from, to }) => (
              <tr key={id} className="border-t border-line align-top">
                <td className="py-1.5 pr-3 break-all">{name || email}</td>
                <td className="py-1.5 pr-3">{from === null ? t("No signature") : from || t("Their own")}</td>
                <td className="py-1.5">{to || t("Without a name")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
