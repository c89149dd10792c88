import { useId } from "react";
import * as z from "zod/mini";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { Assignment } from "#shared/signatures/schema.ts";
import { useAssigning } from "../useAssigning.ts";
import { nameOf } from "./names.ts";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile; onChanged(): Promise<unknown>; onClose(): void };

const Wanted = z.pick(Assignment, { email: true });

/** Gives a signature to one member of the team, or takes it away; both can be taken back while the toast stands. */
export function AssignDialog({ tile, onChanged, onClose }: Props) {
  const id = useId();
  const { assignee } = tile;
  const name = nameOf(tile);
  const { give, take } = useAssigning(onChanged);
  const { form, field, problem, isBusy } = useForm(Wanted, { email: assignee ?? "" }, async ({ email }) => {
    if (email !== assignee) await give(tile, email, t("{name} was assigned to {email}.", { name, email }));
    onClose();
  });
  const takeAway = async () => {
    try {
      await take(tile, t("{name} was unassigned from {email}.", { name, email: assignee ?? "" }));
      onClose();
    } catch (error) {
      showToast({ kind: "error", text: messageOf(error) });
    }
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Assign {name}", { name })}
      description={t("A member has one signature: this one takes the place of the one that they had.")}
      actions={
        <>
          {assignee !== null && (
            <Button look="secondary" onClick={() => void takeAway()}>
              {t("Unassign")}
            </Button>
          )}
          <Button type="submit" form={id} isLoading={isBusy}>
            {t("Assign")}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="mt-4 flex flex-col gap-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input
          {...field("email")}
          type="email"
          label={t("Email address of the member")}
          autoComplete="off"
          data-autofocus
        />
      </form>
    </Modal>
  );
}
