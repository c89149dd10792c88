import { useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { PlanFacts } from "./PlanFacts.tsx";

type Props = {
  /** the parts of the design that the plan does not keep, as their panels call them; without them somebody just asks */
  parts?: readonly string[];
  onWithout?(): void;
  onClose(): void;
};

/** What of a design needs a paid plan, what such a plan adds, and the way on without it. */
export function UpgradeDialog({ parts, onWithout, onClose }: Props) {
  const session = useSession();
  const [areShown, setShown] = useState(!parts);
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
        parts ? (
          <>
            {!areShown && (
              <Button look="secondary" onClick={() => setShown(true)}>
                {t("See the plans")}
              </Button>
            )}
            <Button data-autofocus onClick={onWithout}>
              {t("Save without them")}
            </Button>
          </>
        ) : (
          <Button data-autofocus onClick={onClose}>
            {t("Close")}
          </Button>
        )
      }
    >
      {parts && <p className="mt-2 text-ink-muted">{t("Your work is kept in this browser.")}</p>}
      {areShown && (
        <>
          <PlanFacts />
          <InlineAlert kind="info" className="mt-4">
            {session?.user.isPaid
              ? t("Your plan includes {count} signatures. More places come from whoever runs this Signoff.", {
                  count: session.entitlements.maxSignatures,
                })
              : t("This version has no checkout yet. Whoever runs this Signoff can give your account a paid plan.")}
          </InlineAlert>
        </>
      )}
    </Modal>
  );
}
