import clsx from "clsx";
import { useEffect, useRef, useState } from "react";

export type Ground = "light" | "dark";

/** What mail clients put behind a mail: white, and the near-black most of them use in dark mode. */
const GROUNDS = { light: { background: "#ffffff", text: "#0b1f24" }, dark: { background: "#1b1f23", text: "#e8eaed" } };

type Props = {
  /** mail HTML of the renderer */
  html: string;
  /** for those who cannot see it: "Signature of Ana Ruiz" */
  title: string;
  ground?: Ground;
  /** reserved until the content is measured, so that nothing jumps */
  minHeightPx?: number;
  /** wider content is scaled down to the frame instead of scrolling */
  isScaled?: boolean;
  /** taller content is scaled down to it */
  maxHeightPx?: number;
  /** a thumbnail: not focusable, not clickable */
  isInert?: boolean;
  className?: string;
  /** the frame's document, after each redraw: the editor marks parts in it */
  onDraw?(body: HTMLElement): void;
};

/**
 * A signature exactly as mail clients get it, in a sandbox without scripts and without our styles. Redrawing replaces the
 * frame's body, which is fast and does not flash; the height follows the content.
 */
export function SignatureFrame(props: Props) {
  const { html, title, ground = "light", minHeightPx = 120, isScaled = false, maxHeightPx, isInert } = props;
  const { className, onDraw } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // The first drawing stays the frame's source; later drawings go into its body.
  const [source] = useState(() => ({ html, ground, page: documentOf(html, ground) }));
  const { height, scale, width } = useFit(frame, source, { html, ground, isScaled, maxHeightPx, onDraw });
  return (
    <div className={clsx("overflow-hidden", className)} style={{ height: height ? height * scale : minHeightPx }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={source.page}
        inert={isInert}
        tabIndex={isInert ? -1 : undefined}
        className={clsx("block border-0", isInert && "pointer-events-none")}
        style={{
          width: scale < 1 ? width : "100%",
          height: height || minHeightPx,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: "0 0",
          // The frame has a ground of its own; the page's dark theme must not shine through.
          colorScheme: "light",
        }}
      />
    </div>
  );
}

const bodyStyle = (ground: Ground) =>
  `margin:0;overflow:hidden;background:${GROUNDS[ground].background};color:${GROUNDS[ground].text};font:14px/20px Arial,Helvetica,sans-serif`;

const documentOf = (html: string, ground: Ground) =>
  `<!doctype html><html lang="en"><head><title>Signature</title><base target="_blank"></head><body style="${bodyStyle(ground)}">${html}</body></html>`;

type Drawing = {
  html: string;
  ground: Ground;
  isScaled: boolean;
  maxHeightPx: number | undefined;
  onDraw: ((body: HTMLElement) => void) | undefined;
};

/** Frames waited for the source to be parsed; where that takes longer, its `load` event is what redraws. */
const PARSING_FRAMES = 600;

/**
 * The frame's document once its source is parsed. Until then an empty page stands there, and what is drawn into that is
 * thrown away. Pictures that are still on their way do not matter.
 */
function parsedDocument(frame: HTMLIFrameElement | null): Document | undefined {
  const document = frame?.contentDocument;
  return document && document.URL === "about:srcdoc" && document.readyState !== "loading" ? document : undefined;
}

/** Draws into the frame and measures it. */
function useFit(
  frame: React.RefObject<HTMLIFrameElement | null>,
  source: { html: string; ground: Ground },
  drawing: Drawing,
) {
  const { html, ground, isScaled, maxHeightPx = Number.POSITIVE_INFINITY, onDraw } = drawing;
  const [fit, setFit] = useState({ height: 0, width: 0, scale: 1 });
  const draw = useRef<() => boolean>(() => true);
  // Which document holds which drawing: one that has just been parsed holds the source.
  const drawn = useRef<{ document: Document; html: string; ground: Ground } | null>(null);

  useEffect(() => {
    draw.current = () => {
      const document = parsedDocument(frame.current);
      if (!document) return false;
      const { body } = document;
      const before = drawn.current?.document === document ? drawn.current : source;
      if (before.html !== html) body.innerHTML = html;
      if (before.ground !== ground) body.style.cssText = bodyStyle(ground);
      drawn.current = { document, html, ground };
      onDraw?.(body);
      const room = frame.current?.parentElement?.clientWidth ?? 0;
      // Measured by the content, not by the frame, which may be taller than what it shows now.
      const range = document.createRange();
      range.selectNodeContents(body);
      const width = Math.ceil(body.scrollWidth);
      const height = Math.ceil(range.getBoundingClientRect().height);
      const widthScale = isScaled && room > 0 ? room / width : 1;
      setFit({ width, height, scale: Math.min(1, widthScale, maxHeightPx / height) });
      return true;
    };
    return untilDrawn(draw);
  }, [frame, source, html, ground, isScaled, maxHeightPx, onDraw]);

  useEffect(() => {
    const element = frame.current;
    if (!element?.parentElement) return;
    const redraw = () => draw.current();
    const observer = new ResizeObserver(redraw);
    const listen = () => {
      // Pictures change the height when they arrive, and when they do not.
      element.contentDocument?.addEventListener("load", redraw, true);
      element.contentDocument?.addEventListener("error", redraw, true);
      redraw();
    };
    observer.observe(element.parentElement);
    element.addEventListener("load", listen);
    listen();
    return () => {
      observer.disconnect();
      element.removeEventListener("load", listen);
    };
  }, [frame]);

  return fit;
}

/** Draws, now or in the first animation frame in which there is something to draw into. @returns what ends the waiting */
function untilDrawn(draw: React.RefObject<() => boolean>): () => void {
  let left = PARSING_FRAMES;
  let request = 0;
  const tryNow = () => {
    if (!draw.current() && left-- > 0) request = requestAnimationFrame(tryNow);
  };
  tryNow();
  return () => cancelAnimationFrame(request);
}
