import { useCallback, useEffect, useState } from "react";
import type { CallInput } from "#shared/lib/endpoint.ts";
import { type DrawingEndpoint, type Drawn, drawingProblem, isRefusal } from "../pictures/drawings.ts";
import { useEditing } from "../session/EditingContext.tsx";

/** Rest after the last change before a picture is asked for. */
const DRAW_AFTER_MS = 300;

export type Drawing = {
  /** the last picture; the one before stays while the next is drawn */
  drawn: Drawn | null;
  isBusy: boolean;
  problem: string | null;
  /** null where the words themselves were refused */
  retry: (() => void) | null;
};

/**
 * A picture that follows what it is made of; null makes none. What is no longer wanted is not waited for, and what
 * could not be had is asked for again when the network is back.
 */
export function useDrawing<E extends DrawingEndpoint>(endpoint: E, body: CallInput<E>["body"] | null): Drawing {
  const { draw } = useEditing();
  const key = body === null ? null : JSON.stringify(body);
  const [state, setState] = useState<State>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (key === null) return setState(NOTHING);
    const control = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const drawn = await draw(endpoint, JSON.parse(key), control.signal);
        if (!control.signal.aborted) setState({ ...NOTHING, key, drawn });
      } catch (error) {
        if (!control.signal.aborted)
          setState({ ...NOTHING, key, problem: drawingProblem(error), isRefused: isRefusal(error) });
      }
    }, DRAW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [key, endpoint, draw, attempt]);
  const retry = useCallback(() => {
    setState((now) => ({ ...now, key: null, problem: null }));
    setAttempt((count) => count + 1);
  }, []);
  const hasProblem = state.problem !== null;
  useEffect(() => {
    if (!hasProblem) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [hasProblem, retry]);
  return {
    drawn: state.drawn,
    problem: state.problem,
    isBusy: key !== null && state.key !== key,
    retry: state.isRefused ? null : retry,
  };
}

type State = { key: string | null; drawn: Drawn | null; problem: string | null; isRefused: boolean };
const NOTHING: State = { key: null, drawn: null, problem: null, isRefused: false };

/** An address to show a file by, for as long as it is shown. */
export function useBlobUrl(file: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** A picture made when it is asked for; null when it could not be had, and then `problem` says why. */
export function useDrawOnce<E extends DrawingEndpoint>(endpoint: E) {
  const { draw } = useEditing();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    async draw(body: CallInput<E>["body"]): Promise<Drawn | null> {
      setBusy(true);
      setProblem(null);
      try {
        return await draw(endpoint, body);
      } catch (error) {
        setProblem(drawingProblem(error));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
