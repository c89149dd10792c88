import clsx from "clsx";
import { useEffect, useRef } from "react";
import { inTurn } from "#client/lib/inTurn.ts";
import { useIsNear } from "#client/lib/useIsNear.ts";

/** As wide as a mail shows a signature. */
const PAPER_PX = 600;
/** Between the drawing and the edge of its box. */
const MARGIN_PX = 12;

/** What a mail client has behind a signature, whatever the page around it looks like. */
const PAPER_STYLE = `all:initial;display:block;position:absolute;left:0;top:0;width:max-content;max-width:${PAPER_PX}px;transform-origin:0 0;font:14px/20px Arial,Helvetica,sans-serif;color:#0b1f24;color-scheme:light`;

/** Mail HTML of the renderer, and the last touch to what it became. */
export type PictureDrawing = { html: string; finish?(paper: HTMLElement): void };

type Props = {
  /** asked when the picture's turn comes; another function draws anew */
  draw(): PictureDrawing;
  className?: string;
};

/**
 * A signature as a picture of itself: whole, scaled to fit its box and centred in it, nothing to click or to read. Drawn
 * in a shadow tree, where no style of ours reaches it; a frame for each of a hundred would hold the page up for seconds.
 * What is far from sight waits, and what is near comes a few at a time between frames.
 */
export function SignaturePicture({ draw, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  useEffect(() => {
    if (!isNear) return;
    return inTurn(() => {
      if (!box.current) return;
      const paper = paperIn(box.current);
      const { html, finish } = draw();
      paper.innerHTML = html;
      finish?.(paper);
      box.current.dataset.drawn = "";
      fitInto(box.current, paper);
    });
  }, [isNear, draw]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let fitted = "";
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const size = `${width} ${height}`;
      // What is hidden has no size, and comes back in the one it had: measuring the drawing again would lay it out.
      if (width === 0 || size === fitted) return;
      fitted = size;
      if ("drawn" in element.dataset) fitInto(element, paperIn(element));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      inert
      aria-hidden="true"
      className={clsx("relative overflow-hidden bg-bg-muted data-drawn:bg-white", className)}
    />
  );
}

function paperIn(box: HTMLElement): HTMLElement {
  const root = box.shadowRoot ?? box.attachShadow({ mode: "open" });
  const known = root.firstElementChild;
  if (known) return known as HTMLElement;
  const paper = document.createElement("div");
  paper.style.cssText = PAPER_STYLE;
  root.append(paper);
  return paper;
}

function fitInto(box: HTMLElement, paper: HTMLElement) {
  const [room, size] = [sizeOf(box), sizeOf(paper)];
  const scale = Math.min(
    1,
    (room.width - 2 * MARGIN_PX) / Math.max(1, size.width),
    (room.height - 2 * MARGIN_PX) / Math.max(1, size.height),
  );
  const left = (room.width - size.width * scale) / 2;
  const top = (room.height - size.height * scale) / 2;
  paper.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });
