import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { controlLook, Field } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { closeWhenMoved, placePopover } from "./placePopover.ts";

/** `face`: how the option looks, where that says more than its label. */
export type ListOption = { value: string; label: string; face?: ReactNode };
export type ListGroup = { label: string; options: readonly ListOption[] };

type Props = {
  label: string;
  error?: string | undefined;
  value: string;
  groups: readonly ListGroup[];
  onChange(value: string): void;
  /** the option that somebody looks at, null when they have chosen or gone */
  onLook?(value: string | null): void;
  onFocus?(): void;
  onBlur?(): void;
  "data-field"?: string;
};

/** In pixels, of the list: the most it takes, and what its options need of that at least. */
const MAX_HEIGHT_PX = 352;
const OPTION_PX = 36;

/**
 * A choice of many whose options show what they stand for; where words are enough there is `Select`. A select-only
 * combobox (WAI-ARIA practice of that name): the focus stays on the control, the list is the browser's own popover.
 */
export function ListSelect(props: Props) {
  const { label, error, value, groups, onChange, onLook, onFocus, onBlur, "data-field": field } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(value);
  const options = groups.flatMap((group) => group.options);
  const chosen = options.find((option) => option.value === value);
  const idOf = (option: string) => `${id}${options.findIndex((candidate) => candidate.value === option)}`;

  /** ends the watch over what is around the open list */
  const unwatch = useRef(() => {});
  useEffect(() => () => unwatch.current(), []);
  useEffect(() => {
    if (isOpen) document.getElementById(idOf(active))?.scrollIntoView({ block: "nearest" });
  });

  const look = (option: string) => {
    setActive(option);
    onLook?.(option);
  };
  const choose = (option: string) => {
    list.current?.hidePopover();
    if (option !== value) onChange(option);
  };
  // Before it is shown or gone, for keys may follow each other faster than a list opens.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === "open");
    if (newState !== "open") return onLook?.(null);
    setActive(value);
    if (!button.current || !list.current) return;
    list.current.style.width = `${button.current.offsetWidth}px`;
    placePopover(button.current, list.current, Math.min(MAX_HEIGHT_PX, options.length * OPTION_PX));
  };

  const onToggle = ({ newState }: ToggleEvent) => {
    unwatch.current();
    unwatch.current = newState === "open" ? closeWhenMoved(button.current, list.current) : () => {};
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const at = options.findIndex((option) => option.value === (isOpen ? active : value));
    const isLetter = event.key.length === 1 && event.key !== " ";
    if (!isOpen) {
      if (!isLetter && !["ArrowDown", "ArrowUp"].includes(event.key)) return;
      list.current?.showPopover();
      if (!isLetter) return event.preventDefault();
    }
    if (event.key === "Tab") return choose(active);
    const last = options.length - 1;
    const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
    const next = to === undefined ? isLetter && nextByLetter(options, at, event.key) : options[to];
    if (next) look(next.value);
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else return;
    // What is pressed in the list is no shortcut of what is around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={`${id}list`}
            aria-activedescendant={isOpen ? idOf(active) : undefined}
            popoverTarget={`${id}list`}
            data-field={field}
            className={clsx(controlLook("small"), "relative pr-9 text-left")}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            <span className="block truncate">{chosen?.face ?? chosen?.label}</span>
            <Icon name="chevronDown" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4" />
          </button>
          <div
            ref={list}
            id={`${id}list`}
            popover="auto"
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            style={{ maxHeight: `min(${MAX_HEIGHT_PX}px, 60dvh)` }}
            className="m-0 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised p-1.5 text-14 text-ink shadow-3"
            onBeforeToggle={onBeforeToggle}
            onToggle={onToggle}
            onPointerLeave={() => onLook?.(null)}
          >
            {isOpen &&
              groups.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of controls
                <div key={group.label} role="group" aria-label={group.label} className="not-first:mt-2">
                  <p aria-hidden="true" className="px-2.5 py-1 text-12 text-ink-subtle">
                    {group.label}
                  </p>
                  {group.options.map((option) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the control's
                    // biome-ignore lint/a11y/useFocusableInteractive: the control keeps the focus and names the active one
                    <div
                      key={option.value}
                      id={idOf(option.value)}
                      role="option"
                      aria-selected={option.value === value}
                      aria-label={option.label}
                      className={clsx(
                        "flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-control px-2.5 touch:min-h-11",
                        option.value === active && "bg-brand-soft",
                      )}
                      onPointerMove={() => option.value !== active && look(option.value)}
                      // The focus stays where it is.
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => choose(option.value)}
                    >
                      <span className="min-w-0 flex-1 truncate">{option.face ?? option.label}</span>
                      {option.value === value && <Icon name="check" className="size-4 shrink-0" />}
                    </div>
                  ))}
                </div>
              ))}
          </div>
        </>
      )}
    </Field>
  );
}

/** The next option after a place that begins with a letter; round from the end. */
function nextByLetter(options: readonly ListOption[], at: number, letter: string): ListOption | undefined {
  return [...options.slice(at + 1), ...options.slice(0, at + 1)].find(({ label }) =>
    label.toLowerCase().startsWith(letter.toLowerCase()),
  );
}
