import { useCallback, useEffect, useRef, useState } from "react";
import { type CameraProblem, closeCamera, NoCamera, openCamera } from "./camera.ts";
import { LOOK_EVERY_MS } from "./constants.ts";
import { type Look, openReader, readPicture } from "./decode.ts";

export type ScanState =
  | { kind: "idle" }
  | { kind: "starting" }
  | { kind: "looking" }
  /** a picture from a file is being read */
  | { kind: "reading" }
  | { kind: "read"; code: string }
  | { kind: "failed"; problem: CameraProblem | "no_code" | "no_picture" | "no_reader" };

/** Looks for a code: with the camera, from a tap on, or in a picture. The camera stops when one is found, when nobody looks, and when one leaves. */
export function useScan() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>({ kind: "idle" });
  /** ends what is going on */
  const end = useRef(() => {});
  const reader = useRef<Promise<Look> | null>(null);

  const stop = useCallback(() => {
    end.current();
    end.current = () => {};
  }, []);
  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.visibilityState !== "hidden") return;
      stop();
      setState((now) => (now.kind === "looking" || now.kind === "starting" ? { kind: "idle" } : now));
    };
    document.addEventListener("visibilitychange", stopWhenHidden);
    addEventListener("pagehide", stop);
    return () => {
      document.removeEventListener("visibilitychange", stopWhenHidden);
      removeEventListener("pagehide", stop);
      stop();
    };
  }, [stop]);

  async function makeReader(): Promise<Look> {
    reader.current ??= openReader();
    try {
      return await reader.current;
    } catch (error) {
      reader.current = null;
      throw error;
    }
  }

  /** With the camera: browsers want a tap before. */
  async function start(): Promise<void> {
    stop();
    let isOver = false;
    let stream: MediaStream | null = null;
    end.current = () => {
      isOver = true;
      if (stream) closeCamera(stream);
      if (video.current) video.current.srcObject = null;
    };
    setState({ kind: "starting" });
    try {
      // Side by side: a person thinks over the question meanwhile.
      const waiting = makeReader();
      waiting.catch(() => undefined);
      stream = await openCamera();
      if (isOver) return closeCamera(stream);
      const look = await waiting;
      const player = video.current;
      if (isOver || !player) return closeCamera(stream);
      // Unplugged, or taken by the system.
      for (const track of stream.getTracks())
        track.addEventListener("ended", () => {
          if (isOver) return;
          stop();
          setState({ kind: "failed", problem: "busy" });
        });
      player.srcObject = stream;
      // Not waited for: one that shows nothing yet is looked at until it does, or somebody stops it.
      player.play().catch(() => undefined);
      setState({ kind: "looking" });
      while (!isOver) {
        const code = player.videoWidth > 0 ? await look(player, player.videoWidth, player.videoHeight) : null;
        if (isOver) return;
        if (code) {
          stop();
          return setState({ kind: "read", code });
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    } catch (error) {
      if (isOver) return;
      stop();
      setState({ kind: "failed", problem: error instanceof NoCamera ? error.problem : "no_reader" });
    }
  }

  async function readFile(file: File): Promise<void> {
    stop();
    setState({ kind: "reading" });
    let look: Look;
    try {
      look = await makeReader();
    } catch {
      return setState({ kind: "failed", problem: "no_reader" });
    }
    try {
      const code = await readPicture(look, file);
      setState(code ? { kind: "read", code } : { kind: "failed", problem: "no_code" });
    } catch {
      setState({ kind: "failed", problem: "no_picture" });
    }
  }

  return {
    video,
    state,
    start,
    readFile,
    cancel() {
      stop();
      setState({ kind: "idle" });
    },
  };
}
