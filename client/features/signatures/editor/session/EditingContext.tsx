import type { Draft } from "immer";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { DrawContext } from "#client/features/drawings/DrawContext.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";
import type { Editing, Shown, View } from "./editing.ts";
import type { Lender } from "./lend.ts";
import { SAMPLE } from "./sample.ts";
import type { SaveState } from "./save.ts";

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider({ editing, children }: { editing: Editing; children: ReactNode }) {
  return (
    <EditingContext value={editing}>
      <DrawContext value={editing.draw}>{children}</DrawContext>
    </EditingContext>
  );
}

/** The signature under edit. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("useEditing was called outside EditingProvider.");
  return editing;
}

/** A part of the document; redraws only when that part changes. `pick` returns a part, not a new object. */
export function useDocument<T>(pick: (document: SignatureInput) => T): T {
  const { editor } = useEditing();
  const read = () => pick(editor.document());
  return useSyncExternalStore(editor.api.subscribe, read, read);
}

/** What the canvas shows: the document, or for a moment what it could become. */
export function useShown(): Shown {
  const { preview } = useEditing();
  const document = useDocument((whole) => whole);
  const sample = useSample();
  return useSyncExternalStore(preview.subscribe, preview.get, () => null) ?? { document, sample };
}

/** Who stands in the empty parts: undone or given another layout, a ready design takes its people along. */
export function useSample(): Lender {
  const templateId = useDocument(({ design }) => design.templateId);
  const { worn } = useView();
  return worn?.design.templateId === templateId ? worn : SAMPLE;
}

export function useView(): View {
  const { view } = useEditing();
  return useSyncExternalStore(view.subscribe, view.get, view.get);
}

export function useSaveState(): SaveState {
  const { state } = useEditing().saver;
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}

/** Which form of the signature is edited; null: the signature itself. */
export function useForm(): FormKey | null {
  const { editor } = useEditing();
  return useSyncExternalStore(editor.api.subscribe, editor.form, editor.form);
}

/** The same of the signature with all its forms, whichever of them is edited. */
export function useWhole<T>(pick: (document: SignatureInput) => T): T {
  const { editor } = useEditing();
  const read = () => pick(editor.whole());
  return useSyncExternalStore(editor.api.subscribe, read, read);
}

/** True while the document differs from what is saved. */
export function useIsDirty(): boolean {
  const { editor, saver } = useEditing();
  useSaveState();
  return useSyncExternalStore(editor.api.subscribe, saver.isDirty, saver.isDirty);
}

export function useHistory() {
  const { history } = useEditing().editor;
  const count = (side: "pastStates" | "futureStates") => () => history.getState()[side].length > 0;
  const canUndo = useSyncExternalStore(history.subscribe, count("pastStates"), count("pastStates"));
  const canRedo = useSyncExternalStore(history.subscribe, count("futureStates"), count("futureStates"));
  return { canUndo, canRedo };
}

/** What any control of one field needs: its value, how to change it, what is wrong with it. */
export type BoundField<T> = {
  path: FieldPath;
  value: T;
  error: string | undefined;
  set(value: T): void;
  /** a drag: everything until `release` is one step of the history */
  hold(): void;
  release(): void;
  onFocus(): void;
  onBlur(): void;
};

export function useField<T>(
  path: FieldPath,
  pick: (document: SignatureInput) => T,
  write: (document: Draft<SignatureInput>, value: T) => void,
): BoundField<T> {
  const editing = useEditing();
  const { editor, change, forgetError } = editing;
  const value = useDocument(pick);
  const error = useView().errors[path];
  return {
    path,
    value,
    error,
    set(next) {
      editor.edit(path, (document) => write(document, next));
      forgetError(path);
    },
    hold: () => editor.hold(path),
    release: () => editor.release(),
    onFocus: () => change({ field: path }),
    onBlur: () => change({ field: null }),
  };
}

/** A field that stands directly in a section of the document. */
export function useSectionField<S extends Section, K extends keyof SignatureInput[S] & string>(section: S, key: K) {
  return useField<SignatureInput[S][K]>(
    `${section}.${key}`,
    (document) => document[section][key],
    (document, value) => {
      (document[section] as SignatureInput[S])[key] = value;
    },
  );
}
export type Section = "general" | "design" | "media";
