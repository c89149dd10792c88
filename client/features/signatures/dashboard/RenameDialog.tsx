import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  /** the name that it has for its people alone; empty: none */
  label: string;
  /** what it goes by without one */
  usual: string;
  /** what a name is for */
  description: string;
  maxLength: number;
  /** @throws ApiError */
  rename(label: string): Promise<void>;
  onClose(): void;
};

/** Gives something a name that only its people see. */
export function RenameDialog({ label: before, usual, description, maxLength, rename, onClose }: Props) {
  const form = useId();
  const [label, setLabel] = useState(before || usual);
  const renaming = useMutation({
    // What it is called anyway it goes on being called, also when that changes.
    mutationFn: () => rename(label.trim() === usual ? "" : label),
    onSuccess: onClose,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Rename")}
      description={description}
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
          maxLength={maxLength}
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
