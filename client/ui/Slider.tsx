import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { controlLook, Field } from "./Field.tsx";

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** such as "px", after the number */
  unit?: string;
  hint?: ReactNode;
  disabled?: boolean;
  /** each move; the last one of a drag is followed by `onCommit` */
  onChange(value: number): void;
  /** the drag or the typing is over: one step for undo */
  onCommit?(): void;
};

/** A slider and a number bound together; Shift with an arrow key moves the number by ten steps. */
export function Slider({ label, value, min, max, step = 1, unit, hint, disabled, onChange, onCommit }: Props) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const possible = (next: number) => Math.min(max, Math.max(min, Math.round(next / step) * step));
  const take = (next: number) => onChange(possible(next));
  const finish = () => {
    const typed = Number(text);
    const next = text.trim() === "" || !Number.isFinite(typed) ? value : possible(typed);
    // Also where that is what it was: something else may stand in the field.
    setText(String(next));
    if (next !== value) onChange(next);
    onCommit?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter") finish();
    if (!direction) return;
    event.preventDefault();
    take(value + direction * step * (event.shiftKey ? 10 : 1));
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            type="range"
            className="h-6 min-w-0 flex-1 cursor-pointer touch:h-11"
            aria-label={label}
            {...{ min, max, step, value, disabled }}
            onChange={(event) => onChange(Number(event.target.value))}
            onPointerUp={onCommit}
            onKeyUp={onCommit}
          />
          <span className="relative w-20 shrink-0">
            <input
              {...control}
              type="text"
              inputMode="numeric"
              disabled={disabled}
              className={clsx(controlLook("small"), "tabular-nums", unit && "pr-8")}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onBlur={finish}
              onKeyDown={onKeyDown}
            />
            {unit && (
              <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-12 text-ink-subtle">
                {unit}
              </span>
            )}
          </span>
        </div>
      )}
    </Field>
  );
}
