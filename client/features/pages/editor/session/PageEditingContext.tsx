import type { Draft } from "immer";
import { useSyncExternalStore } from "react";
import { createEditingContext } from "#client/features/editing/session/context.tsx";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import type { Block, BlockType, DataOf } from "#shared/pages/blocks.ts";
import type { Look, Page, PageContent, PageInput } from "#shared/pages/schema.ts";
import type { PageEditing, PageView } from "./editing.ts";

export const {
  Provider: PageEditingProvider,
  useEditing: usePageEditing,
  useDocument,
  useView: usePageView,
  useSaveState: usePageSaveState,
  useIsDirty: useIsPageDirty,
  useHistory: usePageHistory,
  useField: usePageField,
} = createEditingContext<PageInput, PageView, PageEditing>();

/** The page at the server; null while there is none. */
export function useSavedPage(): Page | null {
  const { record } = usePageEditing().saver;
  return useSyncExternalStore(record.subscribe, record.get, record.get);
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
