import { type Command, useCommands, useLateCommands } from "#client/lib/commands.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { type PlaceProps, useCreate } from "./NewSignature.tsx";
import { nameOf } from "./names.ts";
import type { Tile } from "./tiles.ts";

type List = PlaceProps & {
  tiles: readonly Tile[];
  /** brings more of them; null when all are there */
  loadMore: (() => void) | null;
  /** shows why there cannot be another one; null when there can */
  showLimit: (() => void) | null;
};

/** What can be done on the dashboard: another signature, and those that are shown by their names. */
export function useListCommands({ tiles, loadMore, showLimit, needsPlace }: List) {
  const navigate = useNavigate();
  const create = useCreate({ needsPlace });
  useCommands(() => [
    {
      // In the place of the way that every screen has: this one knows the limit.
      id: "go-editor-create",
      label: t("New signature"),
      group: "signatures",
      keys: ["n"],
      run: showLimit ?? (() => void create()),
    },
    ...(loadMore
      ? [{ id: "more", label: t("Load more"), group: "signatures" as const, run: loadMore } satisfies Command]
      : []),
  ]);
  // Late, though at hand: a list of hundreds is not made for every key that is pressed.
  useLateCommands(async () =>
    tiles.flatMap((tile): Command[] => {
      const { hash, canEdit } = tile;
      const go = (id: string, label: string, route: string): Command => ({
        id: `${id}-${hash}`,
        label,
        group: "signatures",
        run: () => void navigate(pathTo(route, { hash })),
      });
      const name = nameOf(tile);
      return [
        ...(canEdit ? [go("edit", t("Edit {name}", { name }), "editor-edit")] : []),
        go("install", t("Install {name}", { name }), "signature-preview"),
      ];
    }),
  );
}
