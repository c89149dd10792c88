import type { Draft } from "immer";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import type { Block, BlockType, DataOf } from "#shared/pages/blocks.ts";
import type { Look, Page, PageContent, PageInput } from "#shared/pages/schema.ts";
import type { FieldPath, PageEditing, View } from "./editing.ts";

const Context = createContext<PageEditing | null>(null);

export const PageEditingProvider = ({ editing, children }: { editing: PageEditing; children: ReactNode }) => (
  <Context value={editing}>{children}</Context>
);

/** The page under edit. */
export function usePageEditing(): PageEditing {
  const editing = useContext(Context);
  if (!editing) throw new Error("usePageEditing was called outside PageEditingProvider.");
  return editing;
}

/** A part of the page; redraws only when that part changes. `pick` returns a part, not a new object. */
export function useDocument<T>(pick: (page: PageInput) => T): T {
  const { store } = usePageEditing();
  const read = () => pick(store.document());
  return useSyncExternalStore(store.api.subscribe, read, read);
}

export function usePageView(): View {
  const { view } = usePageEditing();
  return useSyncExternalStore(view.subscribe, view.get, view.get);
}

export function usePageSaveState(): SaveState {
  const { state } = usePageEditing().saver;
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}

/** The page at the server; null while there is none. */
export function useSavedPage(): Page | null {
  const { page } = usePageEditing().saver;
  return useSyncExternalStore(page.subscribe, page.get, page.get);
}

/** True while the page differs from what is saved. */
export function useIsPageDirty(): boolean {
  const { store, saver } = usePageEditing();
  usePageSaveState();
  return useSyncExternalStore(store.api.subscribe, saver.isDirty, saver.isDirty);
}

export function usePageHistory() {
  const { history } = usePageEditing().store;
  const count = (side: "pastStates" | "futureStates") => () => history.getState()[side].length > 0;
  const canUndo = useSyncExternalStore(history.subscribe, count("pastStates"), count("pastStates"));
  const canRedo = useSyncExternalStore(history.subscribe, count("futureStates"), count("futureStates"));
  return { canUndo, canRedo };
}

/** What any control of one field of the page needs. */
export function usePageField<T>(
  path: FieldPath,
  pick: (page: PageInput) => T,
  write: (page: Draft<PageInput>, value: T) => void,
): BoundField<T> {
  const { store, forgetError } = usePageEditing();
  const value = useDocument(pick);
  const error = usePageView().errors[path];
  return {
    path,
    value,
    error,
    set(next) {
      store.edit(path, (page) => write(page, next));
      forgetError(path);
    },
    hold: () => store.hold(path),
    release: () => store.release(),
    onFocus: () => {},
    onBlur: () => {},
  };
}

/** A field of one of the content's parts: `usePartField("profile", "title")`. */
export const usePartField = <P extends "profile" | "look" | "meta", K extends keyof PageContent[P] & string>(
  part: P,
  key: K,
): BoundField<PageContent[P][K]> =>
  usePageField<PageContent[P][K]>(
    `content.${part}.${key}`,
    ({ content }) => content[part][key],
    ({ content }, value) => {
      (content as PageContent)[part][key] = value;
    },
  );

export const useLookField = <K extends keyof Look & string>(key: K) => usePartField("look", key);

/** The block at a place, when it is of that type: rows may have moved since it was drawn. */
const at = <T extends BlockType>({ content }: { content: { blocks: readonly unknown[] } }, index: number, type: T) => {
  const block = content.blocks[index] as Block | undefined;
  return block?.type === type ? (block as Block<T>) : undefined;
};

/** A field of a block's data. */
export const useDataField = <T extends BlockType, K extends keyof DataOf<T> & string>(
  index: number,
  type: T,
  key: K,
  nothing: DataOf<T>[K],
): BoundField<DataOf<T>[K]> =>
  usePageField<DataOf<T>[K]>(
    `content.blocks.${index}.data.${key}`,
    (page) => (at(page, index, type)?.data as DataOf<T> | undefined)?.[key] ?? nothing,
    (page, value) => {
      const block = at(page, index, type);
      if (block) (block.data as DataOf<T>)[key] = value;
    },
  );

export type RowsType = "buttons" | "messengers" | "marketplaces" | "conference" | "social";
type RowOf<T extends RowsType> = DataOf<T>["rows"][number];

/** A field of a row of a block: a button, a messenger. */
export const useRowField = <T extends RowsType, K extends keyof RowOf<T> & string>(
  index: number,
  type: T,
  row: number,
  key: K,
  nothing: RowOf<T>[K],
): BoundField<RowOf<T>[K]> =>
  usePageField<RowOf<T>[K]>(
    `content.blocks.${index}.data.rows.${row}.${key}`,
    (page) => (at(page, index, type)?.data.rows[row] as RowOf<T> | undefined)?.[key] ?? nothing,
    (page, value) => {
      const found = at(page, index, type)?.data.rows[row] as RowOf<T> | undefined;
      if (found) found[key] = value;
    },
  );

/** The rows of a block to be changed; undefined where it is no such block any more. */
export const rowsAt = (page: Draft<PageInput>, index: number) => {
  const block = page.content.blocks[index];
  return block && "rows" in block.data ? (block.data.rows as DataOf<RowsType>["rows"][number][]) : undefined;
};
