import { type Draft, produce } from "immer";
import { temporal } from "zundo";
import { createStore, type StoreApi } from "zustand/vanilla";
import { TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { withPictures } from "../pictures/picturePlaces.ts";

/** Changes of one field that follow each other within so long are one step. */
const GROUP_MS = 400;
const HISTORY_STEPS = 100;

type State = { document: SignatureInput };
export type Change = (document: Draft<SignatureInput>) => void;
/** What follows from a change: the document that it made, or another one, in the same step of the history. */
export type Consequence = (before: SignatureInput, after: SignatureInput) => SignatureInput;

/** The document under edit with its history. Tabs, zoom and messages are not part of it and are never undone. */
export type EditorStore = ReturnType<typeof createEditorStore>;

export function createEditorStore(document: SignatureInput) {
  const step = createStepJudge();
  const store = createStore<State>()(
    temporal(() => ({ document }), {
      limit: HISTORY_STEPS,
      equality: (past, current) => past.document === current.document,
      handleSet:
        (record) =>
        (...states) => {
          // Typed by the library as setState, called by it with these four.
          if (step.isNew()) (record as (...states: unknown[]) => void)(...states);
        },
    }),
  );
  const history = () => store.temporal.getState();
  let consequence: Consequence = (_, after) => after;
  /** The document as a change would make it. */
  const changed = (change: Change) => {
    const before = store.getState().document;
    const after = produce(before, (draft) => {
      change(draft);
      // What is edited gets the current drawing of its layout, and loses it again with the step that brought it.
      draft.design.templateVersion = TEMPLATE_VERSION;
    });
    return consequence(before, after);
  };
  const apply = (change: Change) => store.setState({ document: changed(change) });

  return {
    api: store as StoreApi<State>,
    /** the steps to go back and forward, for components to subscribe to */
    history: store.temporal,

    document: () => store.getState().document,
    changed,

    /** From now on each change has this consequence; what is loaded, undone or redone stays as it was. */
    follow(next: Consequence) {
      consequence = next;
    },

    /** Changes a field; quick changes of the same field are one step. */
    edit(field: string, change: Change) {
      step.next(field);
      apply(change);
    },

    /** A step of its own: template change, adding, removing, moving, reset. */
    editAtOnce(change: Change) {
      step.break();
      apply(change);
      step.break();
    },

    /** From here to `release` all changes of the field are one step: a drag of a slider or in a colour field. */
    hold: step.hold,
    release: step.break,

    undo() {
      step.break();
      history().undo();
    },
    redo() {
      step.break();
      history().redo();
    },

    /** Starts over with another document: what was undone or redone before is forgotten. */
    load(next: SignatureInput) {
      step.break();
      store.setState({ document: next });
      history().clear();
    },

    /**
     * Gives a picture its hosted address, or takes it away (null), in the document and in every step of the history:
     * uploading is not a change that a person could undo.
     */
    renamePicture(from: string, to: string | null) {
      const rename = (state: State): State => ({ document: withRenamedPicture(state.document, from, to) });
      const { pastStates, futureStates, pause, resume } = history();
      pause();
      store.setState(rename(store.getState()));
      resume();
      store.temporal.setState({
        pastStates: pastStates.map((state) => rename(state as State)),
        futureStates: futureStates.map((state) => rename(state as State)),
      });
    },
  };
}

/** Decides whether a change opens a new step or continues the last one. */
function createStepJudge() {
  let current: { field: string; at: number; isHeld: boolean } | null = null;
  let isNew = true;
  return {
    isNew: () => isNew,
    next(field: string) {
      const now = Date.now();
      isNew = current?.field !== field || !(current.isHeld ? current.at > 0 : now - current.at <= GROUP_MS);
      current = { field, at: now, isHeld: current?.field === field && current.isHeld };
    },
    /** `at: 0` marks a drag that has not changed anything yet: its first change opens the step. */
    hold(field: string) {
      current = { field, at: 0, isHeld: true };
    },
    break() {
      current = null;
      isNew = true;
    },
  };
}

/** The document with another address for a picture; the very same document when it does not show it. */
export const withRenamedPicture = (document: SignatureInput, from: string, to: string | null): SignatureInput =>
  withPictures(document, (source) => (source === from ? to : source));
