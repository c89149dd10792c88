import clsx from "clsx";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { msg, t } from "#shared/languages/translate.ts";

/** How much of the window's height the sheet takes at each stop. */
const STOPS = { peek: 0.16, half: 0.5, full: 0.9 } as const;
export type SheetStop = keyof typeof STOPS;
const ORDER = Object.keys(STOPS) as SheetStop[];

const HEIGHTS = { peek: msg("peek height"), half: msg("half height"), full: msg("full height") } as const;

type Props = {
  /** names the sheet */
  label: string;
  stop: SheetStop;
  onStop(stop: SheetStop): void;
  className?: string;
  children: ReactNode;
};

/** Controls at the thumb, in three heights: drag the handle, press it, or use the arrow keys on it. */
export function BottomSheet({ label, stop, onStop, className, children }: Props) {
  const start = useRef<{ y: number; height: number } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const height = dragged ?? STOPS[stop];
  const move = (by: number) => onStop(ORDER[Math.min(2, Math.max(0, ORDER.indexOf(stop) + by))] ?? stop);

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { y: event.clientY, height: STOPS[stop] };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (start.current) setDragged(start.current.height + (start.current.y - clientY) / innerHeight);
  };
  const onPointerUp = ({ clientY }: PointerEvent) => {
    const from = start.current;
    start.current = null;
    setDragged(null);
    if (!from) return;
    const moved = (from.y - clientY) / innerHeight;
    // A press, not a drag: between half and full.
    if (Math.abs(moved) < 0.02) onStop(stop === "half" ? "full" : "half");
    else onStop(nearest(from.height + moved));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, Enter: stop === "full" ? -1 : 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  return (
    <section
      aria-label={label}
      className={clsx("fixed inset-x-0 bottom-0 z-300 flex flex-col rounded-t-dialog bg-surface shadow-3", className)}
      style={{ height: `${Math.round(height * 100)}dvh` }}
    >
      <button
        type="button"
        aria-label={t("{label}: {height}. Use the arrow keys to resize.", { label, height: t(HEIGHTS[stop]) })}
        // The area to press reaches above the sheet: 44 px, without taking them from the controls.
        className="relative flex h-7 w-full shrink-0 cursor-grab touch-none items-center justify-center after:absolute after:inset-x-0 after:-top-4 after:bottom-0"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onKeyDown={onKeyDown}
      >
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-control" />
      </button>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6">{children}</div>
    </section>
  );
}

/** The stop closest to a height. `0.45` -> `"half"` */
export const nearest = (height: number): SheetStop =>
  ORDER.reduce((best, stop) => (Math.abs(STOPS[stop] - height) < Math.abs(STOPS[best] - height) ? stop : best));
