import { Eraser, Undo2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import SignaturePad from "signature_pad";
import { takeEarlyInk } from "#client/lib/earlyInk.ts";
import { Button } from "#client/ui/Button.tsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { MAX_PAD_PX, MAX_STROKES } from "#shared/drawings/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { INK } from "#shared/lib/color.ts";
import { type Ink, penOf, strokeOf, withPen } from "./ink.ts";

type Props = {
  ink: Ink;
  /** colours to choose from */
  swatches: readonly string[];
  /** the way for whoever has neither mouse nor pen, which looks like `INLINE_BUTTON` */
  other: ReactNode;
  onChange(ink: Ink): void;
};

export const INLINE_BUTTON = "font-medium text-link underline touch:min-h-11";

/** A pad for mouse, finger and pen. Whoever draws with neither has the typed sign. */
export function Pad({ ink, swatches, other, onChange }: Props) {
  const canvas = usePad(ink, (strokes) => onChange({ ...ink, strokes: strokes.slice(0, MAX_STROKES) }));
  const isEmpty = ink.strokes.length === 0;
  const undo = () => onChange({ ...ink, strokes: ink.strokes.slice(0, -1) });
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the buttons inside
    <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
      <div
        className="relative h-52 overflow-hidden rounded-control bg-white ring-1 ring-control sm:h-64"
        style={{ maxWidth: MAX_PAD_PX }}
      >
        {isEmpty && (
          <p className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-[#5f6e73]" aria-hidden="true">
            {t("Sign here with mouse, finger or pen")}
          </p>
        )}
        <span className="pointer-events-none absolute inset-x-8 bottom-1/4 border-b border-dashed border-[#a9b8bd]" />
        <canvas
          ref={canvas}
          role="img"
          aria-label={isEmpty ? t("Empty pad") : t("Your sign so far, strokes: {count}", { count: ink.strokes.length })}
          data-pad={ink.color}
          className="absolute inset-0 size-full cursor-crosshair touch-none"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="secondary"
          size="small"
          icon={<Undo2 className="size-4" aria-hidden="true" />}
          disabled={isEmpty}
          onClick={undo}
        >
          {t("Undo stroke")}
        </Button>
        <Button
          look="secondary"
          size="small"
          icon={<Eraser className="size-4" aria-hidden="true" />}
          disabled={isEmpty}
          onClick={() => onChange({ ...ink, strokes: [] })}
        >
          {t("Clear")}
        </Button>
        <p className="sr-only" role="status">
          {isEmpty ? "" : t("Your sign so far, strokes: {count}", { count: ink.strokes.length })}
        </p>
        <p className="text-13 text-ink-muted sm:ml-auto">
          {t("No mouse or pen at hand?")} {other}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Slider
          label={t("Pen width")}
          min={1}
          max={8}
          step={0.5}
          unit="px"
          value={ink.widthPx}
          onChange={(widthPx) => onChange({ ...ink, widthPx })}
        />
        <ColorField
          label={t("Ink")}
          value={ink.color === INK ? null : ink.color}
          fallback={INK}
          against="#ffffff"
          swatches={swatches}
          onChange={(color) => onChange({ ...ink, color: color ?? INK })}
        />
      </div>
    </div>
  );
}

/**
 * The library's pad on a canvas, as dense as the screen; what it shows follows the ink, but never under a stroke: given other
 * strokes meanwhile, the library forgets whose stroke it was, does not see its end, and takes no other after it.
 */
function usePad(ink: Ink, onDraw: (strokes: Ink["strokes"]) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const isDrawing = useRef(false);
  const latest = useRef({ ink, onDraw });
  latest.current = { ink, onDraw };

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    const made = new SignaturePad(paper, { ...penOf(latest.current.ink), minDistance: 2 });
    pad.current = made;
    made.addEventListener("beginStroke", () => {
      isDrawing.current = true;
    });
    made.addEventListener("endStroke", () => {
      isDrawing.current = false;
      // At once: the next stroke may begin before React would get to it.
      flushSync(() => latest.current.onDraw([...latest.current.ink.strokes, ...made.toData().slice(-1)]));
      if (isUnfit) resize();
    });
    /** another size came under a stroke */
    let isUnfit = false;
    const resize = () => {
      isUnfit = isDrawing.current;
      if (isUnfit) return;
      const density = Math.max(1, devicePixelRatio);
      paper.width = paper.offsetWidth * density;
      paper.height = paper.offsetHeight * density;
      paper.getContext("2d")?.scale(density, density);
      made.fromData(withPen(latest.current.ink));
    };
    const observer = new ResizeObserver(resize);
    observer.observe(paper);
    const endTaking = takeEarlyInk(paper, (early) => {
      const { ink, onDraw } = latest.current;
      onDraw([...ink.strokes, ...early.map((points) => strokeOf(points, ink))]);
    });
    return () => {
      endTaking();
      observer.disconnect();
      made.off();
      isDrawing.current = false;
    };
  }, []);

  useEffect(() => {
    if (!pad.current) return;
    Object.assign(pad.current, penOf(ink));
    if (!isDrawing.current) pad.current.fromData(withPen(ink));
  }, [ink]);
  return canvas;
}
