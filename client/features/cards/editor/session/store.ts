import { type Draft, produce } from "immer";
import { temporal } from "zundo";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createStepJudge } from "#client/lib/stepJudge.ts";
import type { CardInput } from "#shared/cards/schema.ts";
import { withPicture } from "./cardPictures.ts";

const HISTORY_STEPS = 100;

type State = { document: CardInput };
export type Change = (document: Draft<CardInput>) => void;

/** The card under edit with its history. What is open on the screen is not part of it and is never undone. */
export type CardStore = ReturnType<typeof createCardStore>;

export function createCardStore(document: CardInput) {
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
  const apply = (change: Change) => store.setState({ document: produce(store.getState().document, change) });

  return {
    api: store as StoreApi<State>,
    /** the steps to go back and forward, for components to subscribe to */
    history: store.temporal,
    document: () => store.getState().document,

    /** Changes a field; quick changes of the same field are one step. */
    edit(field: string, change: Change) {
      step.next(field);
      apply(change);
    },

    /** A step of its own: adding, removing, moving, a picture. */
    editAtOnce(change: Change) {
      step.break();
      apply(change);
      step.break();
    },

    /** From here to `release` all changes of the field are one step: a drag in a colour field. */
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
    load(next: CardInput) {
      step.break();
      store.setState({ document: next });
      history().clear();
    },

    /** Gives a picture its hosted address, or takes it away (null), in every step of the history: uploading cannot be undone. */
    renamePicture(from: string, to: string | null) {
      const rename = (state: State): State => ({ document: withPicture(state.document, from, to) });
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
