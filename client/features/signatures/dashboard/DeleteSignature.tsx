import { useState } from "react";
import { ApiError } from "#client/lib/problem.ts";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { t } from "#shared/languages/translate.ts";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile; onConfirm(tile: Tile): Promise<void>; onClose(): void };

/** Asks before a signature is gone for good; a refusal stays in the dialog. */
export function DeleteSignature({ tile, onConfirm, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm(tile);
    } catch (caught) {
      setError(caught instanceof ApiError ? caught.message : t("Please, reload the page and try again."));
      setBusy(false);
    }
  };
  return (
    <ConfirmModal
      isOpen
      isDangerous
      isLoading={isBusy}
      title={tile.name ? t("Delete the signature “{name}”?", { name: tile.name }) : t("Delete this signature?")}
      description={t("The signature is deleted for good. Mails that were sent with it keep their pictures and links.")}
      action={t("Delete signature")}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
