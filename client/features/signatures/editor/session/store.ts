import { type Draft, produce } from "immer";
import { temporal } from "zundo";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createStepJudge } from "#client/lib/stepJudge.ts";
import { changesTo, formOf } from "#renderer/signature/forms.ts";
import { TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import type { LockName } from "#shared/members/masters/lockNames.ts";
import { withLocked } from "#shared/members/masters/locks.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { withPictures } from "../pictures/picturePlaces.ts";

const HISTORY_STEPS = 100;

/** `form`: which form of the document is edited, and so what a step belongs to; null: the signature itself. */
type State = { document: SignatureInput; form: FormKey | null };
export type Change = (document: Draft<SignatureInput>) => void;
/** What follows from a change: the document that it made, or another one, in the same step of the history. */
export type Consequence = (before: SignatureInput, after: SignatureInput) => SignatureInput;

/**
 * The document under edit with its history. Tabs, zoom and messages are not part of it and are never undone. While one of its
 * forms is edited, `document` is that form: what is changed then is kept as the form's own.
 */
export type EditorStore = ReturnType<typeof createEditorStore>;

/** @param locks parts that no change reaches: they are the team's */
export function createEditorStore(document: SignatureInput, locks: readonly LockName[] = []) {
  const step = createStepJudge();
  const store = createStore<State>()(
    temporal(() => ({ document, form: null as FormKey | null }), {
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
  const seen = createSeen();
  let consequence: Consequence = (_, after) => after;
  /** What is edited, as a change would make it. */
  const changed = (change: Change) => {
    const before = seen(store.getState());
    const after = produce(before, (draft) => {
      change(draft);
      // What is edited gets the current drawing of its layout, and loses it again with the step that brought it.
      draft.design.templateVersion = TEMPLATE_VERSION;
    });
    const made = consequence(before, after);
    return locks.length > 0 ? withLocked(made, before, locks) : made;
  };
  const areFormsLocked = locks.includes("forms");
  const apply = (change: Change) => {
    const { document: whole, form } = store.getState();
    if (form !== null && areFormsLocked) return;
    store.setState({ document: form === null ? changed(change) : withForm(whole, form, changed(change)) });
  };

  return {
    api: store as StoreApi<State>,
    /** the steps to go back and forward, for components to subscribe to */
    history: store.temporal,

    /** what is edited: the signature, or one of its forms */
    document: () => seen(store.getState()),
    /** the signature with all its forms: what is saved and kept */
    whole: () => store.getState().document,
    changed,

    form: () => store.getState().form,
    /** Goes on with a form of the signature, or with the signature itself (null); no step of the history. */
    choose(form: FormKey | null) {
      step.break();
      store.setState({ form });
    },
    /** Makes a form that follows the signature in everything, or takes one away; a step of its own. */
    setForm(form: FormKey, isThere: boolean) {
      if (areFormsLocked) return;
      step.break();
      const { document: whole, form: current } = store.getState();
      const { [form]: _before, ...others } = whole.forms;
      const forms = isThere ? { ...others, [form]: [] } : others;
      store.setState({ document: { ...whole, forms }, form: isThere ? form : current === form ? null : current });
      step.break();
    },

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
      const { form } = store.getState();
      store.setState({ document: next, form: form !== null && next.forms[form] ? form : null });
      history().clear();
    },

    /**
     * Gives a picture its hosted address, or takes it away (null), in the document and in every step of the history:
     * uploading is not a change that a person could undo.
     */
    renamePicture(from: string, to: string | null) {
      const rename = (state: State): State => ({ ...state, document: withRenamedPicture(state.document, from, to) });
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

/** What a state shows: the same object for as long as nothing of it changes. */
function createSeen() {
  let known: { state: State; shown: SignatureInput } | null = null;
  return (state: State): SignatureInput => {
    if (state.form === null) return state.document;
    const { document: whole, form } = state;
    if (known?.state.document === whole && known.state.form === form) return known.shown;
    known = { state, shown: { ...whole, ...formOf(whole, whole.forms, form) } };
    return known.shown;
  };
}

/** The whole document once one of its forms looks like this. What is no form's own, such as the label, is the signature's. */
function withForm(whole: SignatureInput, key: FormKey, { general, design, media, ...rest }: SignatureInput) {
  const changes = changesTo(whole, key, { general, design, media });
  return { ...whole, ...rest, forms: { ...whole.forms, [key]: changes } };
}

/** The document with another address for a picture; the very same document when it does not show it. */
export const withRenamedPicture = (document: SignatureInput, from: string, to: string | null): SignatureInput =>
  withPictures(document, (source) => (source === from ? to : source));
