import { useState } from "react";
import { PlanPrice } from "#client/features/plans/PlanPrice.tsx";
import { usePlanFor } from "#client/features/plans/usePlanFor.ts";
import { useUpgradeWay } from "#client/features/plans/useUpgradeWay.ts";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { PlanFacts } from "./PlanFacts.tsx";

type Props = {
  /** the parts of the design that the plan does not keep, as their panels call them; without them somebody just asks */
  parts?: readonly string[];
  /** for how many places it has to be enough; otherwise for as many as there are */
  people?: number;
  onWithout?(): void;
  onClose(): void;
};

/** What of a design needs a paid plan, what such a plan adds and costs, and the ways on: with it and without it. */
export function UpgradeDialog({ parts, people, onWithout, onClose }: Props) {
  const session = useSession();
  const [areShown, setShown] = useState(!parts);
  const plan = usePlanFor(people ?? session?.user.availableSignatures ?? 1);
  const way = useUpgradeWay(plan);
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={areShown ? "medium" : "small"}
      title={parts ? t("Please upgrade") : t("What a paid plan adds")}
      description={
        parts &&
        t("{count, plural, one {This part needs a paid plan:} other {These parts need a paid plan:}} {parts}.", {
          count: parts.length,
          parts: parts.join(", "),
        })
      }
      actions={
        <>
          {parts ? (
            <Button look="secondary" onClick={onWithout} {...(way.kind === "owner" && { "data-autofocus": true })}>
              {t("Save without them")}
            </Button>
          ) : (
            <Button look="secondary" onClick={onClose} {...(way.kind === "owner" && { "data-autofocus": true })}>
              {t("Close")}
            </Button>
          )}
          {way.kind === "link" && (
            <Link to={way.to} className={buttonLook()} data-autofocus>
              {way.label}
            </Link>
          )}
        </>
      }
    >
      {way.kind === "owner" ? (
        <InlineAlert kind="info" className="mt-4">
          {way.email
            ? t("The owner of the team decides on the plan: {email}.", { email: way.email })
            : t("The owner of the account decides on the plan.")}
        </InlineAlert>
      ) : session?.user.company ? (
        <p className="mt-4 text-14 text-ink-muted">{t("A company has its signatures of the agency's package.")}</p>
      ) : (
        <PlanPrice plan={plan} />
      )}
      {parts && (
        <p className="mt-3 text-13 text-ink-muted">
          {t("Your work is kept in this browser, and is here when you are back.")}
        </p>
      )}
      {areShown ? (
        <PlanFacts />
      ) : (
        <Button look="ghost" size="small" className="mt-2 -ml-3" onClick={() => setShown(true)}>
          {t("What a paid plan adds")}
        </Button>
      )}
    </Modal>
  );
}
