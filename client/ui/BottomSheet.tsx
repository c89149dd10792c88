import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { msg, t } from "#shared/languages/translate.ts";

const ORDER = ["peek", "half", "full"] as const;
export type SheetStop = (typeof ORDER)[number];

const NAMES = { peek: msg("peek height"), half: msg("half height"), full: msg("full height") } as const;
/** What pressing the handle leads to. */
const NEXT = { half: "full", full: "peek", peek: "half" } as const satisfies Record<SheetStop, SheetStop>;

/** A finger that presses moves a little. */
const PRESS_PX = 6;

type Props = {
  /** names the sheet */
  label: string;
  stop: SheetStop;
  onStop(stop: SheetStop): void;
  /** how high it is at each stop, as CSS lengths */
  heights: Readonly<Record<SheetStop, string>>;
  className?: string;
  children: ReactNode;
};

/**
 * Controls at the thumb, under what they control, in three heights: drag the handle, press it, or use the arrow keys on
 * it. From 600 px on (`split`) it is a plain column, without a handle and as high as it is told to be.
 */
export function BottomSheet({ label, stop, onStop, heights, className, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const start = useRef<{ y: number; heightPx: number } | null>(null);
  const hasMoved = useRef(false);
  const [dragged, setDragged] = useState<string | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    hasMoved.current = false;
    start.current = { y: event.clientY, heightPx: sheet.current?.offsetHeight ?? 0 };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!start.current) return;
    const by = start.current.y - clientY;
    hasMoved.current ||= Math.abs(by) > PRESS_PX;
    if (hasMoved.current) setDragged(`${Math.max(0, start.current.heightPx + by)}px`);
  };
  const onPointerUp = () => {
    start.current = null;
    setDragged(null);
    if (hasMoved.current && sheet.current) onStop(nearest(sheet.current, heights));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A drag that no click followed says nothing about a key.
    hasMoved.current = false;
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStop(ORDER[Math.min(2, Math.max(0, ORDER.indexOf(stop) + by))] ?? stop);
  };

  return (
    <section
      ref={sheet}
      aria-label={label}
      className={clsx(
        "relative z-10 flex min-h-0 flex-col bg-surface max-split:h-(--sheet-height) max-split:max-h-(--sheet-most) max-split:rounded-t-dialog max-split:shadow-3",
        className,
      )}
      style={{ "--sheet-height": dragged ?? heights[stop], "--sheet-most": heights.full } as CSSProperties}
    >
      <button
        type="button"
        aria-label={t("{label}: {height}. Use the arrow keys to resize.", { label, height: t(NAMES[stop]) })}
        // The area to press reaches above the sheet: 44 px, without taking them from the controls.
        className="relative flex h-7 w-full shrink-0 cursor-grab touch-none items-center justify-center after:absolute after:inset-x-0 after:-top-4 after:bottom-0 split:hidden"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClick={() => {
          if (!hasMoved.current) onStop(NEXT[stop]);
          hasMoved.current = false;
        }}
        onKeyDown={onKeyDown}
      >
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-control" />
      </button>
      {children}
    </section>
  );
}

/** The stop whose height is closest to the sheet's own of this moment. */
function nearest(sheet: HTMLElement, heights: Props["heights"]): SheetStop {
  const nowPx = sheet.offsetHeight;
  const now = sheet.style.getPropertyValue("--sheet-height");
  const farness = ORDER.map((stop) => {
    sheet.style.setProperty("--sheet-height", heights[stop]);
    return Math.abs(sheet.offsetHeight - nowPx);
  });
  sheet.style.setProperty("--sheet-height", now);
  return ORDER[farness.indexOf(Math.min(...farness))] ?? "half";
}
