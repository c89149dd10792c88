import clsx from "clsx";
import { createContext, type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Closes the menu around an item, with the focus back on its button. */
export const MenuClosing = createContext(() => {});

type Props = {
  /** what the button says to those who cannot see it */
  label: string;
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A button and the panel it opens: by click, Enter, or a hovering mouse. Escape, a click elsewhere, leaving it with the
 * keyboard and any navigation close it.
 */
export function HeaderMenu({ label, trigger, className, children }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const { key } = useLocation();

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, and that is the occasion
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    setOpened(true);
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen, close]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what the button inside does
    <div
      ref={root}
      className={clsx("lg:relative", className)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex h-10 min-w-10 items-center justify-center gap-2 rounded-control px-1.5 text-14 font-medium hover:bg-brand-soft touch:min-h-11 touch:min-w-11 [.on-plate_&]:hover:bg-white/10"
        onClick={({ detail }) => setOpen((open) => (isHovering(detail) ? true : !open))}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      {/* The padding bridges the gap to the button, so that a mouse on its way does not lose the panel. */}
      <div
        id={id}
        hidden={!isOpen}
        className="appear absolute top-full z-900 max-lg:inset-x-0 max-lg:px-4 lg:right-0 lg:w-72 lg:pt-1"
      >
        <div className="rounded-card border border-line bg-surface-raised p-2 text-14 text-ink shadow-3">
          {/* Panels are fetched when first opened. */}
          {hasOpened && (
            <MenuClosing value={close}>
              <Suspense fallback={<div className="h-36" />}>{children}</Suspense>
            </MenuClosing>
          )}
        </div>
      </div>
    </div>
  );
}

/** A mouse that clicks has opened the panel by hovering already; closing it again would only surprise. */
const isHovering = (clicks: number) => clicks > 0 && matchMedia("(hover: hover)").matches;
