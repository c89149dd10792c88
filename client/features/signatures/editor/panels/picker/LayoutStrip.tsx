import clsx from "clsx";
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from "react";
import { SignaturePicture } from "#client/ui/SignaturePicture.tsx";
import { t } from "#shared/languages/translate.ts";
import { useIsInPlan } from "../ProBadge.tsx";
import { type Choice, LAYOUTS, nameOf } from "./choices.ts";
import type { DrawChoice } from "./useDrawChoice.ts";

type Props = {
  /** the layout in use */
  current: Choice;
  draw: DrawChoice;
  onUse(choice: Choice): void;
  onLook(choice: Choice | null): void;
};

/**
 * All layouts in a row, each as a picture of the person's own signature: pointing at one shows it on the canvas, a click takes
 * it. One stop of the tab key; arrow keys go along.
 */
export function LayoutStrip({ current, draw, onUse, onLook }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is brought into sight
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !option) return;
    const tile = option.parentElement ?? option;
    const left = tile.offsetLeft - (list.current.clientWidth - tile.offsetWidth) / 2;
    // The strip alone: the panel around it stays where it is.
    list.current.scrollTo({ left, behavior: isFirst.current ? "instant" : "smooth" });
    isFirst.current = false;
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    const place = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: options.length - 1 }[event.key];
    const next = place === undefined ? undefined : options[place];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={t("Layouts")}
      aria-orientation="horizontal"
      className="relative -mx-1 flex snap-x gap-2 overflow-x-auto overscroll-x-contain px-1 py-1"
      onKeyDown={onKeyDown}
      onPointerLeave={() => onLook(null)}
      onBlur={() => onLook(null)}
    >
      {LAYOUTS.map((choice) => (
        <Layout
          key={choice.id}
          choice={choice}
          isChosen={choice === current}
          draw={draw}
          onUse={onUse}
          onLook={onLook}
        />
      ))}
    </div>
  );
}

type LayoutProps = Omit<Props, "current"> & { choice: Choice; isChosen: boolean };

const Layout = memo(function Layout({ choice, isChosen, draw, onUse, onLook }: LayoutProps) {
  const isInPlan = useIsInPlan("hasAllTemplates");
  const isFree = choice.layout.isFree || isInPlan;
  const name = nameOf(choice);
  return (
    <div
      role="presentation"
      className={clsx(
        "relative w-37 shrink-0 snap-start rounded-card bg-white has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
        isChosen ? "ring-2 ring-primary" : "ring-1 ring-line hover:ring-control",
      )}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onLook(choice)}
    >
      <SignaturePicture draw={useCallback(() => draw(choice), [draw, choice])} className="h-26 rounded-card" />
      {/* All of the tile is the button, without standing around the picture. */}
      <button
        type="button"
        role="option"
        aria-selected={isChosen}
        aria-label={isFree ? name : `${name}, Pro`}
        tabIndex={isChosen ? 0 : -1}
        className="absolute inset-0 rounded-card outline-none"
        onClick={() => onUse(choice)}
        onFocus={({ target }) => target.matches(":focus-visible") && onLook(choice)}
      />
    </div>
  );
});
