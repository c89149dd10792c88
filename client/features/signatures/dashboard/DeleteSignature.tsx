import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { t } from "#shared/languages/translate.ts";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile; isBusy: boolean; problem: string | undefined; onConfirm(): void; onClose(): void };

/** Asks before a signature is gone for good; a refusal stays in the dialog. */
export const DeleteSignature = ({ tile, isBusy, problem, onConfirm, onClose }: Props) => (
  <ConfirmModal
    isOpen
    isDangerous
    isLoading={isBusy}
    title={tile.name ? t("Delete the signature “{name}”?", { name: tile.name }) : t("Delete this signature?")}
    description={t("The signature is deleted for good. Mails that were sent with it keep their pictures and links.")}
    action={t("Delete signature")}
    error={problem}
    onConfirm={onConfirm}
    onClose={onClose}
  />
);
