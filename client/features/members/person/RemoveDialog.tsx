import { useState } from "react";
import { PersonPicker } from "#client/features/signatures/masters/PersonPicker.tsx";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { remove } from "#shared/members/endpoints.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { nameOf } from "../list/names.ts";
import { useAttempt } from "../useAttempt.ts";

const NOBODY = "";
const HAVE_SIGNATURE = { signature: "any" } as const;

type Props = { member: TeamMember; onRemoved(id: string): void; onClose(): void };

/** What becomes of somebody's signature, links and place when they leave, and who takes them over. */
export function RemoveDialog({ member, onRemoved, onClose }: Props) {
  const { call } = useApp();
  const { id, status, signature } = member;
  const name = nameOf(member);
  const isInvited = status !== "registered";
  const [successor, setSuccessor] = useState(NOBODY);
  const { isBusy, problem, attempt } = useAttempt();
  const leave = () =>
    attempt(async () => {
      await call(remove, { params: { id }, querystring: successor === NOBODY ? {} : { successor } });
      onClose();
      onRemoved(id);
      showToast({ kind: "success", text: t("Member deleted") });
    });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={
        isInvited ? t("Take back the invitation of {name}?", { name }) : t("Remove {name} from the team?", { name })
      }
      actions={
        <>
          <Button look="secondary" data-autofocus onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button look="danger" isLoading={isBusy} onClick={() => void leave()}>
            {isInvited ? t("Take back the invitation") : t("Remove from the team")}
          </Button>
        </>
      }
    >
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem.message}
        </InlineAlert>
      )}
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-muted">
        {isInvited ? (
          <li>{t("The link in their mail stops working at once.")}</li>
        ) : (
          <li>{t("They cannot open the team any more, from this moment on. Their own account stays theirs.")}</li>
        )}
        <li>{t("Their seat is free for somebody else.")}</li>
        {signature && <li>{t("Their signature stays yours. Mails that were sent with it look as they did.")}</li>}
        {!isInvited && <li>{t("What they did stays in the log.")}</li>}
      </ul>
      {signature && (
        <div className="mt-5">
          {/* Only those can take over who have a signature that what was sent can lead to. */}
          <PersonPicker
            by="email"
            label={t("Links in their mails lead to")}
            hint={t("Whoever clicks in a mail that was sent reaches this person instead.")}
            nobody={t("where they led before")}
            wanted={HAVE_SIGNATURE}
            except={id}
            value={successor}
            onChange={setSuccessor}
          />
        </div>
      )}
    </Modal>
  );
}
