import clsx from "clsx";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { parsedDocument, untilDone } from "./framePage.ts";
import { patchHtml } from "./patchHtml.ts";

export type Ground = "light" | "dark";

/** CSS pixels. */
export type Room = { widthPx: number; heightPx: number };

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
  /** what it will measure within a tenth or so: that much is reserved, and where no script measures it all of it is seen */
  room?: Room | undefined;
  /** what it measures exactly: scaled down by style alone to the room there is (`@container`), until a script measures it */
  exact?: Room;
  /** wider content is scaled down to the frame instead of scrolling */
  isScaled?: boolean;
  /** taller content is scaled down to it */
  maxHeightPx?: number;
  /** but not below this: what is still too tall is left to whoever scrolls the frame */
  minScale?: number;
  /** how large it is shown where there is room: 1.25 */
  zoom?: number;
  /** a thumbnail: not focusable, not clickable */
  isInert?: boolean;
  className?: string;
  /** the frame's document, after each redraw: the editor marks parts in it */
  onDraw?(body: HTMLElement): void;
};

/**
 * A signature exactly as mail clients get it, in a sandbox without scripts and without our styles. Redrawing changes in
 * the frame's body what is different, which is fast and does not flash; the height follows the content.
 */
export function SignatureFrame(props: Props) {
  const {
    html,
    title,
    ground = "light",
    room,
    exact,
    minHeightPx = (exact ?? room)?.heightPx ?? 120,
    isInert,
    className,
    onDraw,
  } = props;
  const { isScaled = false, maxHeightPx = Number.POSITIVE_INFINITY, minScale = 0, zoom = 1 } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // The first drawing stays the frame's source; later drawings go into its body.
  const [source] = useState(() => ({ html, ground, page: documentOf(html, ground) }));
  const { height, scale, width } = useFit(frame, source, {
    html,
    ground,
    isScaled,
    maxHeightPx,
    minScale,
    zoom,
    onDraw,
  });
  return (
    <div
      className={clsx("overflow-hidden", room && "noscript:h-(--whole-height)! noscript:overflow-x-auto", className)}
      style={{ height: height ? height * scale : minHeightPx, ...(room && wholeOf(room)) }}
    >
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={source.page}
        inert={isInert}
        tabIndex={isInert ? -1 : undefined}
        className={clsx(
          "block border-0",
          room && "noscript:h-(--whole-height)! noscript:min-w-(--whole-width)",
          isInert && "pointer-events-none",
        )}
        style={{
          width: width || (exact ? `max(100%, ${exact.widthPx}px)` : "100%"),
          height: height || minHeightPx,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          scale: exact && !width ? scaleOf(exact) : undefined,
          transformOrigin: "0 0",
          // The frame has a ground of its own; the page's dark theme must not shine through.
          colorScheme: "light",
        }}
      />
    </div>
  );
}

/** The arc tangent makes a plain number of two lengths, which browsers cannot divide everywhere. */
const scaleOf = ({ widthPx }: Room) => `min(1, tan(atan2(100cqw, ${widthPx}px)))`;

/** What was reckoned may be a tenth too small. */
const wholeOf = ({ widthPx, heightPx }: Room) =>
  ({ "--whole-width": `${widthPx * 1.15}px`, "--whole-height": `${heightPx * 1.15 + 8}px` }) as CSSProperties;

const bodyStyle = (ground: Ground) =>
  `margin:0;overflow:hidden;background:${GROUNDS[ground].background};color:${GROUNDS[ground].text};font:14px/20px Arial,Helvetica,sans-serif`;

const documentOf = (html: string, ground: Ground) =>
  `<!doctype html><html lang="en"><head><title>Signature</title><base target="_blank"></head><body style="${bodyStyle(ground)}">${html}</body></html>`;

type Drawing = {
  html: string;
  ground: Ground;
  isScaled: boolean;
  maxHeightPx: number;
  minScale: number;
  zoom: number;
  onDraw: ((body: HTMLElement) => void) | undefined;
};

/** Draws into the frame and measures it. */
function useFit(
  frame: React.RefObject<HTMLIFrameElement | null>,
  source: { html: string; ground: Ground },
  drawing: Drawing,
) {
  const { html, ground, isScaled, maxHeightPx, minScale, zoom, onDraw } = drawing;
  const [fit, setFit] = useState({ height: 0, width: 0, scale: 1 });
  const draw = useRef<() => boolean>(() => true);
  // Which document holds which drawing: one that has just been parsed holds the source.
  const drawn = useRef<{ document: Document; html: string; ground: Ground } | null>(null);

  useEffect(() => {
    draw.current = () => {
      const element = frame.current;
      const document = parsedDocument(element);
      if (!element || !document) return false;
      const { body } = document;
      const before = drawn.current?.document === document ? drawn.current : source;
      if (before.html !== html) patchHtml(body, html);
      if (before.ground !== ground) body.style.cssText = bodyStyle(ground);
      drawn.current = { document, html, ground };
      onDraw?.(body);
      const room = element.parentElement?.clientWidth ?? 0;
      // Laid out as wide as there is room, whatever it was scaled to before.
      const roomPx = room / zoom;
      setWidth(element, roomPx);
      const contentPx = body.scrollWidth;
      const isTooWide = contentPx > Math.ceil(roomPx);
      const width = isTooWide ? contentPx : roomPx;
      setWidth(element, width);
      const widthScale = isScaled && isTooWide ? room / contentPx : zoom;
      // Measured by the content, not by the frame, which may be taller than what it shows now.
      const range = document.createRange();
      range.selectNodeContents(body);
      const height = Math.ceil(range.getBoundingClientRect().height);
      setFit({ width, height, scale: Math.min(zoom, widthScale, Math.max(minScale, maxHeightPx / height)) });
      return true;
    };
    return untilDone(() => draw.current());
  }, [frame, source, html, ground, isScaled, maxHeightPx, minScale, zoom, onDraw]);

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

/** The same that React writes a moment later. None before there is any room: a frame in a hidden tab. */
function setWidth({ style }: HTMLElement, widthPx: number) {
  const width = widthPx > 0 ? `${widthPx}px` : "100%";
  if (style.width !== width) style.width = width;
}
