import { useCallback, useEffect, useRef, useState } from "react";
import { asMessage, type FromPage, readFromExtension } from "#shared/extension/messages.ts";

/** An extension that is there answers at once; this is for a browser that has just woken up. */
const ANSWERS_WITHIN_MS = 1_500;
/** Its own call to the server has a deadline of ten seconds. */
const CONNECTS_WITHIN_MS = 15_000;

/** `connected`: as whom, null: as nobody yet. */
export type ExtensionState = { kind: "looking" } | { kind: "absent" } | { kind: "there"; email: string | null };

/** The extension in this browser: whether it is there, and what gives it a code. Only messages of this very page count. */
export function useExtension() {
  const [state, setState] = useState<ExtensionState>({ kind: "looking" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  const deadline = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== window || origin !== location.origin) return;
      const said = readFromExtension(data);
      if (!said) return;
      clearTimeout(deadline.current);
      setConnecting(false);
      if (said.type === "here") setState({ kind: "there", email: said.email });
      setProblem(said.type === "failed" ? said.problem : null);
    };
    addEventListener("message", hear);
    say({ type: "hello" });
    const waiting = setTimeout(
      () => setState((known) => (known.kind === "looking" ? { kind: "absent" } : known)),
      ANSWERS_WITHIN_MS,
    );
    return () => {
      removeEventListener("message", hear);
      clearTimeout(waiting);
      clearTimeout(deadline.current);
    };
  }, []);

  const connect = useCallback((code: string) => {
    setProblem(null);
    setConnecting(true);
    clearTimeout(deadline.current);
    deadline.current = setTimeout(() => {
      setConnecting(false);
      setProblem("unavailable");
    }, CONNECTS_WITHIN_MS);
    say({ type: "connect", code });
  }, []);

  return { state, problem, isConnecting, connect };
}

const say = (message: FromPage) => window.postMessage(asMessage(message), location.origin);
