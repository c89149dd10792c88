import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import { closeWhenMoved, placePopover } from "./placePopover.ts";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** of items that are a choice: whether it is this one */
  isChosen?: boolean;
  /** why it cannot be done; it can be chosen all the same, and leads to the way out */
  lock?: string;
  onChoose(): void;
};

type Props = {
  /** of the button, when its look does not say it */
  label?: string;
  /** what the button shows */
  trigger: ReactNode;
  /** the button's classes */
  className: string;
  /** a function is asked when somebody opens it: a list of hundreds has no thousands of buttons that nobody sees */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
};

/** Room for an item and for the menu's own padding, in pixels: enough to know on which side of the button it fits. */
const ITEM_PX = 44;
const PADDING_PX = 12;

/**
 * A menu button (WAI-ARIA practice of that name): actions that need no room until somebody asks for them. The browser's
 * own popover keeps it above everything, closes it on Escape and on a click elsewhere, and gives the focus back.
 */
export function Menu({ label, trigger, className, items: given }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** from the moment before it is shown, so that the focus finds the first item */
  const [isDrawn, setDrawn] = useState(false);
  const isLate = typeof given === "function";
  const items = isLate ? (isDrawn ? given() : []) : given;

  useEffect(() => (isOpen ? closeWhenMoved(button.current, menu.current) : undefined), [isOpen]);

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !button.current || !menu.current) return;
    setDrawn(true);
    placePopover(button.current, menu.current, (isLate ? given() : given).length * ITEM_PX + PADDING_PX);
  };

  return (
    <>
      <button
        ref={button}
        id={`${id}button`}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        className={className}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}button`}
        className="m-0 min-w-44 rounded-card border border-line bg-surface-raised p-1.5 text-13 text-ink shadow-3"
        onBeforeToggle={place}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          setDrawn(newState === "open");
          if (newState === "open")
            focusItem(
              menu.current,
              Math.max(
                0,
                items.findIndex(({ isChosen }) => isChosen),
              ),
            );
        }}
        onKeyDown={(event) => moveInMenu(event, menu.current)}
      >
        {items.map(({ label: text, icon, isDisabled, isChosen, lock, onChoose }) => (
          <button
            key={text}
            type="button"
            {...(isChosen === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isChosen })}
            tabIndex={-1}
            disabled={isDisabled}
            title={lock}
            className={clsx(
              lock && "text-ink-subtle",
              "flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-left whitespace-nowrap touch:min-h-11",
              "hover:bg-brand-soft focus-visible:bg-brand-soft focus-visible:-outline-offset-2 disabled:opacity-40 disabled:hover:bg-transparent",
            )}
            onClick={() => {
              menu.current?.hidePopover();
              onChoose();
            }}
          >
            {icon}
            {text}
            {isChosen && <Icon name="check" className="ml-auto size-4" />}
            {lock && (
              <>
                <Icon name="lock" className="ml-auto size-3.5" />
                <span className="sr-only">. {lock}</span>
              </>
            )}
          </button>
        ))}
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)") ?? []),
];

/** Goes round: after the last comes the first. */
function focusItem(menu: HTMLElement | null, place: number) {
  itemsOf(menu)
    .at(place % itemsOf(menu).length)
    ?.focus();
}

/** Arrow keys, Home and End; a letter goes to the next item that begins with it. */
function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null) {
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === "Tab") return menu?.hidePopover();
  // What is pressed in a menu is no shortcut of what is around it.
  event.stopPropagation();
  if (place !== undefined) {
    event.preventDefault();
    return focusItem(menu, place);
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
  const letter = event.key.toLowerCase();
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  rest.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
}
