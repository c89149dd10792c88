import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { MAX_CARD_LINE_LENGTH } from "#shared/cards/constants.ts";
import { t } from "#shared/languages/translate.ts";
import type { Tile } from "./tiles.ts";

type Props = {
  tile: Tile;
  /** @throws ApiError */
  rename(label: string): Promise<void>;
  onClose(): void;
};

/** Gives a card a name that only its people see. */
export function RenameCard({ tile, rename, onClose }: Props) {
  const form = useId();
  const usual = tile.content.title.trim();
  const [label, setLabel] = useState(tile.label || usual);
  const renaming = useMutation({
    // The title is what it is called anyway, also when that changes.
    mutationFn: () => rename(label.trim() === usual ? "" : label),
    onSuccess: onClose,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Rename")}
      description={t("For your lists alone: nothing on the card changes. Empty it to go by the title.")}
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
          maxLength={MAX_CARD_LINE_LENGTH}
          value={label}
          data-autofocus
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
