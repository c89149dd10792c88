import type { Draft } from "immer";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import type { Store } from "#client/lib/store.ts";
import type { DocumentStore } from "../documentStore.ts";
import type { FieldPath, View } from "./editing.ts";

/** What of an editing session its fields need. */
type Session<D extends object, V extends View> = {
  store: DocumentStore<D>;
  view: Pick<Store<V>, "get" | "subscribe">;
  saver: { state: Pick<Store<SaveState>, "get" | "subscribe">; isDirty(): boolean };
  forgetError(path: FieldPath): void;
};

/** A context for one kind of document, and what its fields and buttons read and write. */
export function createEditingContext<D extends object, V extends View, E extends Session<D, V>>() {
  const Context = createContext<E | null>(null);

  const Provider = ({ editing, children }: { editing: E; children: ReactNode }) => (
    <Context value={editing}>{children}</Context>
  );

  /** The document under edit. */
  function useEditing(): E {
    const editing = useContext(Context);
    if (!editing) throw new Error("A part of an editor stands outside its Provider.");
    return editing;
  }

  /** A part of the document; redraws only when that part changes. `pick` returns a part, not a new object. */
  function useDocument<T>(pick: (document: D) => T): T {
    const { store } = useEditing();
    const read = () => pick(store.document());
    return useSyncExternalStore(store.api.subscribe, read, read);
  }

  function useView(): V {
    const { view } = useEditing();
    return useSyncExternalStore(view.subscribe, view.get, view.get);
  }

  function useSaveState(): SaveState {
    const { state } = useEditing().saver;
    return useSyncExternalStore(state.subscribe, state.get, state.get);
  }

  /** True while the document differs from what is saved. */
  function useIsDirty(): boolean {
    const { store, saver } = useEditing();
    useSaveState();
    return useSyncExternalStore(store.api.subscribe, saver.isDirty, saver.isDirty);
  }

  function useHistory() {
    const { history } = useEditing().store;
    const count = (side: "pastStates" | "futureStates") => () => history.getState()[side].length > 0;
    const canUndo = useSyncExternalStore(history.subscribe, count("pastStates"), count("pastStates"));
    const canRedo = useSyncExternalStore(history.subscribe, count("futureStates"), count("futureStates"));
    return { canUndo, canRedo };
  }

  /** What any control of one field needs. */
  function useField<T>(
    path: FieldPath,
    pick: (document: D) => T,
    write: (document: Draft<D>, value: T) => void,
  ): BoundField<T> {
    const { store, forgetError } = useEditing();
    const value = useDocument(pick);
    const error = useView().errors[path];
    return {
      path,
      value,
      error,
      set(next) {
        store.edit(path, (document) => write(document, next));
        forgetError(path);
      },
      hold: () => store.hold(path),
      release: () => store.release(),
      onFocus: () => {},
      onBlur: () => {},
    };
  }

  return { Provider, useEditing, useDocument, useView, useSaveState, useIsDirty, useHistory, useField };
}
