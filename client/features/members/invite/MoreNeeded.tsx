import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Island as Calculator } from "#client/features/pricing/CalculatorIsland.tsx";
import { useApp, useSession } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { TEAM_ERRORS } from "#shared/errors/teams.ts";
import { t } from "#shared/languages/translate.ts";
import { isMember } from "#shared/members/rules.ts";
import { pricing } from "#shared/plans/endpoints.ts";
import { nextPlan, type PlanName, planFor } from "#shared/plans/plans.ts";
import { plansIn } from "#shared/plans/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { type Draft, keepInvitations, takeInvitations } from "./draft.ts";
import type { View } from "./view.ts";

type Props = {
  view: Extract<View, { kind: "not paid" | "more signatures" }>;
  draft: Draft;
  onBack(): void;
  onClose(): void;
};

/** More people than the plan has places for, or no plan that has any: how many fit, and what more cost. */
export function MoreNeeded({ view, draft, onBack, onClose }: Props) {
  const user = useSession()?.user;
  const isNotPaid = view.kind === "not paid";
  const needed = isNotPaid ? 2 : view.team.used + Math.max(1, view.wanted);
  const free = isNotPaid ? 0 : Math.max(0, view.team.seats - view.team.used);
  // Who pays is the owner.
  const ownerEmail = user && isMember(user) ? user.team?.ownerEmail : null;
  const isTyped = draft.text.trim() !== "";
  // For whoever goes on to buy places: they find it when they are back.
  useEffect(() => keepInvitations(draft), [draft]);
  const stay = (then: () => void) => () => {
    takeInvitations();
    then();
  };
  return (
    <Modal
      isOpen
      onClose={stay(onClose)}
      size="medium"
      title={isNotPaid ? t("Inviting people is part of the paid plans") : t("More signatures needed")}
      description={
        isNotPaid
          ? t("Each of your people gets a signature of their own, and you look after all of them in one place.")
          : t(TEAM_ERRORS.seat_limit.message)
      }
      actions={
        <>
          {(free > 0 || (isTyped && !isNotPaid)) && (
            <Button look="secondary" className="sm:mr-auto" data-autofocus onClick={stay(onBack)}>
              {t("Back to the list")}
            </Button>
          )}
          <Button look="secondary" onClick={stay(onClose)}>
            {t("Close")}
          </Button>
        </>
      }
    >
      {!isNotPaid && (
        <p className="mt-3 text-14">
          {view.wanted === 0
            ? t("All {seats} seats are taken. Remove somebody who has left, or get more seats.", {
                seats: view.team.seats,
              })
            : t(
                "{free} of {wanted} fit: your plan has {seats} seats, and {used} are taken. Leave some out, or get more seats.",
                { free, wanted: view.wanted, seats: view.team.seats, used: view.team.used },
              )}
        </p>
      )}
      {isTyped && <p className="mt-2 text-13 text-ink-muted">{t("What you have typed is kept.")}</p>}
      {ownerEmail ? (
        <p className="mt-4 rounded-control bg-info-soft px-4 py-3 text-14 text-info">
          {t("The owner of the team decides on the plan: {email}.", { email: ownerEmail })}
        </p>
      ) : (
        <Prices people={needed} />
      )}
    </Modal>
  );
}

/** What places for so many people cost. */
function Prices({ people }: { people: number }) {
  const { call } = useApp();
  const { data, error } = useQuery({ queryKey: ["pricing"], queryFn: () => call(pricing, {}) });
  const [chosen, setChosen] = useState<PlanName | null>(null);
  if (error) return <p className="mt-4 text-14 text-ink-muted">{messageOf(error)}</p>;
  if (!data) return <div className="mt-5 min-h-72 border-t border-line" aria-busy="true" />;
  const plans = plansIn(data);
  const plan = plans.find(({ name }) => name === chosen) ?? planFor(plans, people);
  if (!plan) return null;
  const { name, label, promise, sizes } = plan;
  return (
    <section aria-label={t("Plans")} className="mt-5 border-t border-line pt-5">
      {plans.length > 1 && (
        <SegmentedControl<PlanName>
          label={t("Plan")}
          isLabelHidden
          options={plans.map((each) => ({ value: each.name, label: t(each.label) }))}
          value={name}
          onChange={setChosen}
        />
      )}
      <p className="mt-3 text-13 text-ink-muted">{t(promise)}</p>
      <Calculator
        key={name}
        {...{ name, label, sizes, people, currency: data.currency, taxPercent: data.taxPercent }}
        next={nextPlan(plans, name)}
        back={pathTo("members")}
      />
    </section>
  );
}
