import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { rename } from "./rename.ts";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile; onRenamed(): Promise<unknown>; onClose(): void };

/** Gives a signature a name that only its people see. */
export function RenameSignature({ tile, onRenamed, onClose }: Props) {
  const app = useApp();
  const form = useId();
  const usual = tile.content.general.name.trim();
  const [label, setLabel] = useState(tile.label || usual);
  const renaming = useMutation({
    mutationFn: async () => {
      // The name on it is what it is called anyway, also when that changes.
      await rename(app, tile.hash, label.trim() === usual ? "" : label);
      await onRenamed();
    },
    onSuccess: onClose,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Rename")}
      description={t("For your lists alone: nothing on the signature changes. Empty it to go by the name on it.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={form} isLoading={renaming.isPending}>
            {t("Rename")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="mt-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!renaming.isPending) renaming.mutate();
        }}
      >
        <Input
          label={t("Name")}
          autoComplete="off"
          maxLength={MAX_LINE_LENGTH}
          value={label}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setLabel(event.target.value)}
        />
      </form>
      {renaming.error && (
        <InlineAlert kind="danger" className="mt-4">
          {messageOf(renaming.error)}
        </InlineAlert>
      )}
    </Modal>
  );
}
