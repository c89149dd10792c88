import { Link } from "react-router";
import { PlanPrice } from "#client/features/billing/offer/PlanPrice.tsx";
import { usePlanFor } from "#client/features/billing/offer/usePlanFor.ts";
import { useUpgradeWay } from "#client/features/billing/offer/useUpgradeWay.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { TEAM_ERRORS } from "#shared/errors/teams.ts";
import { t } from "#shared/languages/translate.ts";
import { type Draft, keepInvitations } from "./draft.ts";
import type { View } from "./view.ts";

type Props = {
  view: Extract<View, { kind: "not paid" | "more signatures" }>;
  draft: Draft;
  onBack(): void;
  onClose(): void;
};

/** More people than the plan has places for, or no plan that has any: how many fit, and what more cost. */
export function MoreNeeded({ view, draft, onBack, onClose }: Props) {
  const isNotPaid = view.kind === "not paid";
  const needed = isNotPaid ? 2 : view.team.used + Math.max(1, view.wanted);
  const free = isNotPaid ? 0 : Math.max(0, view.team.seats - view.team.used);
  const plan = usePlanFor(needed);
  const way = useUpgradeWay(plan);
  const isTyped = draft.text.trim() !== "";
  return (
    <Modal
      isOpen
      onClose={onClose}
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
            <Button look="secondary" className="sm:mr-auto" data-autofocus onClick={onBack}>
              {t("Back to the list")}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {t("Close")}
          </Button>
          {way.kind === "link" && (
            <Link to={way.to} className={buttonLook()} onClick={() => keepInvitations(draft)}>
              {way.label}
            </Link>
          )}
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
      {way.kind === "link" ? (
        <PlanPrice plan={plan} />
      ) : (
        <InlineAlert kind="info" className="mt-4">
          {way.email
            ? t("The owner of the team decides on the plan: {email}.", { email: way.email })
            : t("The owner of the account decides on the plan.")}
        </InlineAlert>
      )}
    </Modal>
  );
}
