import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import { setDefault, unsetDefault } from "#shared/signatures/endpoints.ts";
import { nameOf } from "./names.ts";
import type { Tile } from "./tiles.ts";
import { LISTS, type List, PROGRESS } from "./useTiles.ts";

/**
 * Makes a signature of the list the viewer's default, or has it as that no longer (optimistic update): shown at once, and
 * taken back when the server refuses. Presses go to the server in their order, so that the last one is what stays.
 */
export function useDefault() {
  const { call, session } = useApp();
  const client = useQueryClient();

  /** what the last press asked for */
  const wanted = useRef<string | null>(null);

  const show = (chosen: string | null) =>
    client.setQueriesData<List>({ queryKey: LISTS }, (known) => known && { ...known, pages: marked(known, chosen) });

  const choosing = useMutation({
    scope: { id: "default signature" },
    onMutate(tile: Tile) {
      wanted.current = chosenBy(tile);
      show(wanted.current);
    },
    mutationFn: ({ hash, isDefault }: Tile) => call(isDefault ? unsetDefault : setDefault, { params: { hash } }),
    onSuccess(_, tile) {
      const known = session.get();
      // The editor starts from it without asking who it is.
      if (known) session.set({ ...known, user: { ...known.user, defaultSignature: chosenBy(tile) } });
      void client.invalidateQueries({ queryKey: PROGRESS });
      // A list that was asked for before may bring the one before it.
      if (client.isFetching({ queryKey: LISTS })) void client.invalidateQueries({ queryKey: LISTS });
    },
    onError(error, tile) {
      // Unless another one was pressed meanwhile, which is shown.
      if (wanted.current === chosenBy(tile)) show(session.get()?.user.defaultSignature ?? null);
      const text = t("The default signature was not changed: {name}.", { name: nameOf(tile) });
      showToast({ kind: "error", text: `${text} ${messageOf(error)}` });
    },
  });
  return choosing.mutate;
}

/** What a press on the star of a signature makes the default. */
const chosenBy = ({ hash, isDefault }: Tile) => (isDefault ? null : hash);

const marked = ({ pages }: List, chosen: string | null) =>
  pages.map((page) => ({ ...page, tiles: page.tiles.map((tile) => ({ ...tile, isDefault: tile.hash === chosen })) }));
