import { type Draft, produce } from "immer";
import { temporal } from "zundo";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createStepJudge } from "#client/lib/stepJudge.ts";

const HISTORY_STEPS = 100;

type State<D> = { document: D };
export type Change<D> = (document: Draft<D>) => void;

/** A document under edit with its history. What is open on the screen is not part of it and is never undone. */
export type DocumentStore<D> = {
  api: StoreApi<State<D>>;
  /** the steps to go back and forward, for components to subscribe to */
  history: {
    getState(): { pastStates: readonly unknown[]; futureStates: readonly unknown[] };
    subscribe(listen: () => void): () => void;
  };
  document(): D;
  /** Changes a field; quick changes of the same field are one step. */
  edit(field: string, change: Change<D>): void;
  /** A step of its own: adding, removing, moving, a picture. */
  editAtOnce(change: Change<D>): void;
  /** From here to `release` all changes of the field are one step: a drag in a colour field. */
  hold(field: string): void;
  release(): void;
  undo(): void;
  redo(): void;
  /** Starts over with another document: what was undone or redone before is forgotten. */
  load(next: D): void;
  /** Gives a picture its hosted address, or takes it away (null), in every step of the history: uploading cannot be undone. */
  renamePicture(from: string, to: string | null): void;
};

/**
 * A document that is edited, with a history of at most `HISTORY_STEPS`.
 * @param withPicture the document with another address for a picture (null: none)
 */
export function createDocumentStore<D extends object>(
  document: D,
  withPicture: (document: D, from: string, to: string | null) => D,
): DocumentStore<D> {
  const step = createStepJudge();
  const store = createStore<State<D>>()(
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
  const apply = (change: Change<D>) => store.setState({ document: produce(store.getState().document, change) });

  return {
    api: store as StoreApi<State<D>>,
    history: store.temporal,
    document: () => store.getState().document,

    edit(field, change) {
      step.next(field);
      apply(change);
    },
    editAtOnce(change) {
      step.break();
      apply(change);
      step.break();
    },
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
    load(next) {
      step.break();
      store.setState({ document: next });
      history().clear();
    },
    renamePicture(from, to) {
      const rename = (state: State<D>): State<D> => ({ document: withPicture(state.document, from, to) });
      const { pastStates, futureStates, pause, resume } = history();
      pause();
      store.setState(rename(store.getState()));
      resume();
      store.temporal.setState({
        pastStates: pastStates.map((state) => rename(state as State<D>)),
        futureStates: futureStates.map((state) => rename(state as State<D>)),
      });
    },
  };
}
