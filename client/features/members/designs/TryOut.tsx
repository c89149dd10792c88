import { Check, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { PersonPicker } from "#client/features/signatures/masters/PersonPicker.tsx";
import { useApp } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { t } from "#shared/languages/translate.ts";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { Reason, RuleVerdict, TrialOutcome } from "#shared/members/masters/schema.ts";
import { useAttempt } from "../useAttempt.ts";
import { type Draft, segmentName } from "./draft.ts";
import { Section } from "./Section.tsx";
import { conditionText, daysText, dayText, ruleSentence } from "./words.ts";

type Props = { draft: Draft; today: string; nameOf(hash: string): string };

/** What will somebody get on a day? Asked of the rules as they stand here, applied or not. */
export function TryOut({ draft, today, nameOf }: Props) {
  const { call } = useApp();
  const [member, setMember] = useState("");
  const [at, setAt] = useState(today);
  /** with the rules that it was asked of */
  const [answer, setAnswer] = useState<{ outcome: TrialOutcome; draft: Draft; at: string } | null>(null);
  const { isBusy, problem, attempt } = useAttempt();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (member === "") return;
    void attempt(async () => {
      const body = { member, at: at || today, draft: { segments: draft.segments, rules: draft.rules } };
      setAnswer({ outcome: await call(endpoints.tryOut, { body }), draft, at: at || today });
    });
  };
  return (
    <Section title={t("Try it out")} text={t("See what somebody will get on a day, before you apply anything.")}>
      <div className="grid gap-5 rounded-card bg-surface p-4 ring-1 ring-line lg:grid-cols-[20rem_1fr] sm:p-5">
        <form className="flex flex-col gap-3" onSubmit={ask}>
          <PersonPicker value={member} onChange={setMember} />
          <Input label={t("Day")} type="date" value={at} onChange={({ target }) => setAt(target.value)} />
          <Button type="submit" isLoading={isBusy} disabled={member === ""} className="self-start">
            {t("What will they get?")}
          </Button>
          {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        </form>
        <div aria-live="polite" className="min-w-0 space-y-4">
          {answer ? (
            <Outcome {...answer} nameOf={nameOf} />
          ) : (
            <p className="text-14 text-ink-muted">{t("Choose a person and a day.")}</p>
          )}
        </div>
      </div>
    </Section>
  );
}

type OutcomeProps = { outcome: TrialOutcome; draft: Draft; at: string; nameOf(hash: string): string };

function Outcome({ outcome: { master, html, trace }, draft, at, nameOf }: OutcomeProps) {
  return (
    <>
      <p className="text-16 font-semibold">
        {master === null
          ? t("No rule fits on {day}: they keep what they have.", { day: dayText(at) })
          : t("On {day} they get {design}.", { day: dayText(at), design: nameOf(master) })}
      </p>
      {html && (
        <div className="rounded-card bg-white p-4 ring-1 ring-line">
          <SignatureFrame key={html} html={html} title={t("What they get")} isScaled />
        </div>
      )}
      <ol className="space-y-2">
        {trace.map((verdict, index) => (
          <RuleTrace key={verdict.rule} verdict={verdict} place={index + 1} draft={draft} nameOf={nameOf} />
        ))}
      </ol>
    </>
  );
}

type TraceProps = { verdict: RuleVerdict; place: number; draft: Draft; nameOf(hash: string): string };

function RuleTrace({ verdict: { rule, isTaken, reasons }, place, draft, nameOf }: TraceProps) {
  const known = draft.rules.find(({ id }) => id === rule);
  if (!known) return null;
  return (
    <li className="flex gap-2 text-13">
      <Mark isTrue={isTaken} />
      <div className="min-w-0 break-words">
        <p className={isTaken ? "font-semibold" : undefined}>
          {place}.{" "}
          {t(ruleSentence(known.segment === null), {
            who: segmentName(draft, known.segment),
            design: nameOf(known.master),
            days: daysText(known),
          })}
        </p>
        <ul className="text-ink-muted">
          {reasons.map((reason) => (
            <li key={JSON.stringify(reason)} className="flex items-start gap-1.5">
              <Mark isTrue={reason.isTrue} isSmall />
              {reasonText(reason)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Mark({ isTrue, isSmall = false }: { isTrue: boolean; isSmall?: boolean }) {
  const Icon = isTrue ? Check : X;
  return (
    <span className={`mt-0.5 shrink-0 ${isTrue ? "text-success" : "text-ink-subtle"}`}>
      <Icon className={isSmall ? "size-3.5" : "size-4"} aria-hidden="true" />
      <span className="sr-only">{isTrue ? t("Yes:") : t("No:")}</span>
    </span>
  );
}

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case "everybody":
      return t("It is for everybody.");
    case "condition":
      return reason.has
        ? t("{condition}: here it is “{has}”.", { condition: conditionText(reason.condition), has: reason.has })
        : t("{condition}: nothing is known.", { condition: conditionText(reason.condition) });
    case "from":
      return t("It begins on {day}.", { day: dayText(reason.day) });
    case "until":
      return t("It ends on {day}.", { day: dayText(reason.day) });
    case "later":
      return t("A rule above has this person already.");
    case "noSegment":
      return t("Its group is gone.");
    case "noMaster":
      return t("Its design is gone.");
  }
}
