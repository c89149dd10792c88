import { type PointerEvent, type RefObject, useRef } from "react";

/** So much of its height a sheet is pushed down to be closed, or so fast. */
const SHARE = 0.1;
const QUICK_MS = 300;
/** A finger that presses moves a little. */
const PRESS_PX = 12;

/** Handlers for the head of a sheet: pushed down far enough or fast enough it closes, else it springs back. Fingers only. */
export function useSwipeToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);
  const move = (by: number) => {
    if (sheet.current) sheet.current.style.translate = by > 0 ? `0 ${by}px` : "";
  };
  const end = (by: number, event: PointerEvent) => {
    const { at } = start.current ?? { at: 0 };
    start.current = null;
    const isFar = by >= (sheet.current?.offsetHeight ?? Number.POSITIVE_INFINITY) * SHARE;
    const isQuick = event.timeStamp - at <= QUICK_MS;
    if (by > PRESS_PX && (isFar || isQuick)) onClose();
    // Whoever is asked whether to close may say no.
    move(0);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "touch" || !event.isPrimary || innerWidth >= 640) return;
      if ((event.target as Element).closest("button, a, input")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) move(event.clientY - start.current.y);
    },
    onPointerUp(event: PointerEvent) {
      if (start.current) end(event.clientY - start.current.y, event);
    },
    onPointerCancel() {
      start.current = null;
      move(0);
    },
  };
}
