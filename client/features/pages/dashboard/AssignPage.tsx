import { useId } from "react";
import * as z from "zod/mini";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { Assignment } from "#shared/signatures/schema.ts";
import { nameOf, type Tile } from "./tiles.ts";

type Props = {
  tile: Tile;
  /** @throws ApiError */
  give(email: string): Promise<void>;
  take(): Promise<unknown>;
  onClose(): void;
};

const Wanted = z.pick(Assignment, { email: true });

/** Gives a page to one member of the team, or takes it away. */
export function AssignPage({ tile, give, take, onClose }: Props) {
  const id = useId();
  const { assignee } = tile;
  const { form, field, problem, isBusy } = useForm(Wanted, { email: assignee ?? "" }, async ({ email }) => {
    if (email !== assignee) await give(email);
    onClose();
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Assign {name}", { name: nameOf(tile) })}
      description={t("A member has one page: this one takes the place of the one that they had.")}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t("Cancel")}
          </Button>
          {assignee !== null && (
            <Button look="secondary" onClick={() => void take().then(onClose)}>
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
