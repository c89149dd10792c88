import { createEditingContext } from "#client/features/editing/session/context.tsx";
import type { View } from "#client/features/editing/session/editing.ts";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import type { CardContent, CardInput } from "#shared/cards/schema.ts";
import type { CardEditing } from "./editing.ts";

export const {
  Provider: CardEditingProvider,
  useEditing: useCardEditing,
  useDocument: useCard,
  useView: useCardView,
  useSaveState: useCardSaveState,
  useIsDirty: useIsCardDirty,
  useHistory: useCardHistory,
  useField: useCardField,
} = createEditingContext<CardInput, View, CardEditing>();

/** A field that stands directly in the content. */
export const useContentField = <K extends keyof CardContent & string>(key: K): BoundField<CardContent[K]> =>
  useCardField<CardContent[K]>(
    `content.${key}`,
    ({ content }) => content[key],
    ({ content }, value) => {
      (content as CardContent)[key] = value;
    },
  );
