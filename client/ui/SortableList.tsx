import clsx from "clsx";
import { GripVertical } from "lucide-react";
import { type Key, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "#shared/languages/translate.ts";

/** What a row needs to be moved: a handle to drag it by, and where it may go from here. */
export type RowMove = {
  handle: ReactNode;
  canGo(by: -1 | 1): boolean;
  move(by: -1 | 1): void;
};

type Props<Row> = {
  rows: readonly Row[];
  /** what is said when the row moves: "Phone" */
  nameOf(row: Row, index: number): string;
  /** rows without an identity of their own are known by their place */
  keyOf?(row: Row): Key;
  /** rows at the start that keep their place */
  pinned?: number;
  onMove(from: number, to: number): void;
  className?: string;
  rowClassName?: string;
  children(row: Row, index: number, move: RowMove): ReactNode;
};

type Drag = { from: number; to: number; startY: number; dy: number; boxes: readonly DOMRect[] };

/**
 * A list to put in order: by dragging the handle, with Alt and the arrow keys from any field of a row, or with what the
 * row offers itself (a menu). The focus goes with the row, and its new place is spoken.
 */
export function SortableList<Row>(props: Props<Row>) {
  const { rows, nameOf, keyOf, pinned = 0, onMove, className, rowClassName, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [spoken, setSpoken] = useState("");
  const isPlace = (index: number) => index >= pinned && index < rows.length;

  const moveTo = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || from === to || !isPlace(from) || !isPlace(to)) return;
    const focusAgain = focusIn(list.current, from);
    flushSync(() => onMove(from, to));
    focusAgain(to);
    setSpoken(t("{name}: place {place} of {count}", { name: nameOf(row, from), place: to + 1, count: rows.length }));
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A list inside a row has moved its own.
    if (event.defaultPrevented || opensByAlt(event.target as Element)) return;
    event.preventDefault();
    moveTo(index, index + by);
  };

  const onPointerDown = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
    setDrag({ from, to: from, startY: event.clientY, dy: 0, boxes });
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!drag || !list.current) return;
    // The list may have been scrolled since.
    const scrolled = (drag.boxes[0]?.top ?? 0) - list.current.getBoundingClientRect().top;
    const dy = clientY - drag.startY + scrolled;
    setDrag({ ...drag, dy, to: Math.max(pinned, placeOf(drag.boxes, drag.from, dy)) });
  };
  const onPointerUp = () => {
    setDrag(null);
    if (drag) moveTo(drag.from, drag.to);
  };

  return (
    <>
      <ul ref={list} className={className}>
        {rows.map((row, index) => (
          <li
            key={keyOf ? keyOf(row) : index}
            className={clsx(
              rowClassName,
              drag && (drag.from === index ? "relative z-1 shadow-2" : "transition-transform"),
            )}
            style={drag ? { transform: `translateY(${shiftOf(drag, index)}px)` } : undefined}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {children(row, index, {
              canGo: (by) => isPlace(index) && isPlace(index + by),
              move: (by) => moveTo(index, index + by),
              handle: isPlace(index) && (
                <span
                  aria-hidden="true"
                  // Narrow to see, wide to take.
                  className="relative grid h-9 w-4 shrink-0 cursor-grab touch-none place-items-center text-ink-subtle after:absolute after:inset-y-0 after:-right-1 after:-left-5 hover:text-ink active:cursor-grabbing touch:h-11"
                  onPointerDown={(event) => onPointerDown(event, index)}
                  onPointerMove={onPointerMove}
                  onPointerUp={onPointerUp}
                  onPointerCancel={() => setDrag(null)}
                >
                  <GripVertical className="size-4" />
                </span>
              ),
            })}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** The place a dragged row would take: behind all rows whose middle lies above its own. */
export function placeOf(boxes: readonly Pick<DOMRect, "top" | "height">[], from: number, dy: number): number {
  const middle = ({ top, height }: Pick<DOMRect, "top" | "height">) => top + height / 2;
  const own = boxes[from];
  if (!own) return from;
  return boxes.filter((box, index) => index !== from && middle(box) < middle(own) + dy).length;
}

/** How far a row stands from its place while one is dragged: the others make room. */
function shiftOf({ from, to, dy, boxes }: Drag, index: number): number {
  if (index === from) return dy;
  const [own, next] = [boxes[from], boxes[from + 1] ?? boxes[from - 1]];
  if (!own || !next) return 0;
  const room = boxes[from + 1] ? next.top - own.top : own.top - next.top;
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
}

/** Controls to which Alt and an arrow key already mean something: they open. */
const opensByAlt = (target: Element) => target.matches("select, input[type=datetime-local]");

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>("input, select, textarea, button") ?? []),
];

/** Remembers which control of a row has the focus. @returns what gives it to the same control of another row */
function focusIn(list: HTMLElement | null, index: number): (to: number) => void {
  const place = controlsOf(list?.children[index]).indexOf(document.activeElement as HTMLElement);
  return (to) => {
    const controls = controlsOf(list?.children[to]);
    // Whatever moved a row to an end may be of no use there.
    const nearest = [...controls.slice(place), ...controls.slice(0, Math.max(0, place)).reverse()];
    if (place >= 0) nearest.find((control) => !control.matches(":disabled"))?.focus();
  };
}
