import type { Draft } from "immer";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import type { CardContent, CardInput } from "#shared/cards/schema.ts";
import type { CardEditing, FieldPath, View } from "./editing.ts";

const Context = createContext<CardEditing | null>(null);

export const CardEditingProvider = ({ editing, children }: { editing: CardEditing; children: ReactNode }) => (
  <Context value={editing}>{children}</Context>
);

/** The card under edit. */
export function useCardEditing(): CardEditing {
  const editing = useContext(Context);
  if (!editing) throw new Error("useCardEditing was called outside CardEditingProvider.");
  return editing;
}

/** A part of the card; redraws only when that part changes. `pick` returns a part, not a new object. */
export function useCard<T>(pick: (card: CardInput) => T): T {
  const { store } = useCardEditing();
  const read = () => pick(store.document());
  return useSyncExternalStore(store.api.subscribe, read, read);
}

export function useCardView(): View {
  const { view } = useCardEditing();
  return useSyncExternalStore(view.subscribe, view.get, view.get);
}

export function useCardSaveState(): SaveState {
  const { state } = useCardEditing().saver;
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}

/** True while the card differs from what is saved. */
export function useIsCardDirty(): boolean {
  const { store, saver } = useCardEditing();
  useCardSaveState();
  return useSyncExternalStore(store.api.subscribe, saver.isDirty, saver.isDirty);
}

export function useCardHistory() {
  const { history } = useCardEditing().store;
  const count = (side: "pastStates" | "futureStates") => () => history.getState()[side].length > 0;
  const canUndo = useSyncExternalStore(history.subscribe, count("pastStates"), count("pastStates"));
  const canRedo = useSyncExternalStore(history.subscribe, count("futureStates"), count("futureStates"));
  return { canUndo, canRedo };
}

/** What any control of one field of the card needs. */
export function useCardField<T>(
  path: FieldPath,
  pick: (card: CardInput) => T,
  write: (card: Draft<CardInput>, value: T) => void,
): BoundField<T> {
  const { store, forgetError } = useCardEditing();
  const value = useCard(pick);
  const error = useCardView().errors[path];
  return {
    path,
    value,
    error,
    set(next) {
      store.edit(path, (card) => write(card, next));
      forgetError(path);
    },
    hold: () => store.hold(path),
    release: () => store.release(),
    onFocus: () => {},
    onBlur: () => {},
  };
}

/** A field that stands directly in the content. */
export const useContentField = <K extends keyof CardContent & string>(key: K): BoundField<CardContent[K]> =>
  useCardField<CardContent[K]>(
    `content.${key}`,
    ({ content }) => content[key],
    ({ content }, value) => {
      (content as CardContent)[key] = value;
    },
  );
