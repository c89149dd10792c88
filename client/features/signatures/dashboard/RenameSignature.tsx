import { useApp } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import { rename } from "./rename.ts";
import type { Tile } from "./tiles.ts";

type Props = { tile: Tile; onRenamed(): Promise<unknown>; onClose(): void };

/** Gives a signature a name that only its people see. */
export function RenameSignature({ tile, onRenamed, onClose }: Props) {
  const app = useApp();
  return (
    <RenameDialog
      label={tile.label}
      usual={tile.content.general.name.trim()}
      description={t("For your lists alone: nothing on the signature changes. Empty it to go by the name on it.")}
      maxLength={MAX_LINE_LENGTH}
      rename={async (label) => {
        await rename(app, tile.hash, label);
        await onRenamed();
      }}
      onClose={onClose}
    />
  );
}
