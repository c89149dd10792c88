import { RenameDialog } from "#client/features/signatures/dashboard/RenameDialog.tsx";
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
export const RenameCard = ({ tile, rename, onClose }: Props) => (
  <RenameDialog
    label={tile.label}
    usual={tile.content.title.trim()}
    description={t("For your lists alone: nothing on the card changes. Empty it to go by the title.")}
    maxLength={MAX_CARD_LINE_LENGTH}
    rename={rename}
    onClose={onClose}
  />
);
