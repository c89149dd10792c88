import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { DesignsData } from "../DesignsScreen.loader.ts";
import { ApplyBar } from "./ApplyBar.tsx";
import { DesignList } from "./DesignList.tsx";
import { type Draft, isSameDraft, withRule } from "./draft.ts";
import { Locks } from "./Locks.tsx";
import { RuleList } from "./RuleList.tsx";
import { SegmentList } from "./SegmentList.tsx";
import { SharedDesigns } from "./SharedDesigns.tsx";
import { TryOut } from "./TryOut.tsx";
import { useRollouts, useSignatures } from "./useDesigns.ts";
import { useShared } from "./useShared.ts";

/** Designs, who gets them, a trial of both, and what is the same for everybody. */
export function Designs({ saved: first, rollouts: firstRollouts, shared: firstShared }: DesignsData) {
  const { call } = useApp();
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState<Draft>(first);
  const { rollouts, isBusy, look } = useRollouts(firstRollouts);
  const { data: signatures } = useSignatures();
  const { shared, look: lookAtShared } = useShared(firstShared);
  const names = new Map([
    ...(signatures?.items ?? []).map(({ hash, label, name }) => [hash, label || name || t("Without a name")] as const),
    ...shared.flatMap(({ signature, label }) => (signature && label ? [[signature, label] as const] : [])),
    ...rollouts.items.map(({ master, label }) => [master, label || t("Without a name")] as const),
  ]);
  const nameOf = (hash: string) => names.get(hash) ?? t("A design that is gone");
  const isDirty = !isSameDraft(draft, saved);
  const masters = [
    ...new Set([...draft.rules.map(({ master }) => master), ...rollouts.items.map(({ master }) => master)]),
  ];
  const make = (hash: string) => {
    setDraft(withRule(draft, hash));
    showToast({ kind: "info", text: t("It is in the rules now. Apply them when they are right.") });
  };
  return (
    <>
      <SharedDesigns shared={shared} masters={masters} nameOf={nameOf} onMake={make} onFollowed={lookAtShared} />
      <DesignList
        shared={shared}
        masters={masters}
        rollouts={rollouts}
        nameOf={nameOf}
        signatures={signatures?.items ?? null}
        onRetry={async () => {
          const { segments, rules, revision } = saved;
          const next = await call(endpoints.save, { body: { segments, rules, revision } });
          setSaved(next);
          await look();
        }}
        onMake={make}
      />
      <RuleList draft={draft} masters={masters} nameOf={nameOf} onChange={setDraft} />
      <SegmentList draft={draft} onChange={setDraft} />
      <ApplyBar
        draft={draft}
        saved={saved}
        isDirty={isDirty}
        isBusy={isBusy}
        onReset={() => setDraft(saved)}
        onApplied={async (next) => {
          setSaved(next);
          setDraft(next);
          await look();
        }}
        onTheirs={(theirs, isKept) => {
          setSaved(theirs);
          if (!isKept) setDraft(theirs);
        }}
      />
      <TryOut draft={draft} today={saved.today} nameOf={nameOf} />
      <Locks
        locks={saved.locks}
        onLocked={async (locks) => {
          setSaved({ ...saved, locks });
          await look();
        }}
      />
    </>
  );
}
