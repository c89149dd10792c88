/** Frames waited for a source to be parsed; where that takes longer, its `load` event is what draws. */
const PARSING_FRAMES = 600;

/**
 * A frame's document once its source is parsed. Until then an empty page stands there, and what is drawn into that is
 * thrown away. Pictures that are still on their way do not matter.
 */
export function parsedDocument(frame: HTMLIFrameElement | null): Document | undefined {
  const document = frame?.contentDocument;
  return document && document.URL === "about:srcdoc" && document.readyState !== "loading" ? document : undefined;
}

/** Tries now and in each animation frame until it is done, which `attempt` says. @returns what ends the waiting */
export function untilDone(attempt: () => boolean): () => void {
  let left = PARSING_FRAMES;
  let request = 0;
  const tryNow = () => {
    if (!attempt() && left-- > 0) request = requestAnimationFrame(tryNow);
  };
  tryNow();
  return () => cancelAnimationFrame(request);
}
