import clsx from "clsx";
import { memo, useCallback } from "react";
import { Icon } from "#client/ui/Icon.tsx";
import { SignaturePicture } from "#client/ui/SignaturePicture.tsx";
import { ProBadge, useIsInPlan } from "../ProBadge.tsx";
import { type Choice, nameOf } from "./choices.ts";
import type { DrawChoice } from "./useDrawChoice.ts";

type Props = {
  choice: Choice;
  isChosen: boolean;
  /** false while a filter leaves it out: its drawing is kept for when it comes back */
  isShown: boolean;
  /** the one tile that the tab key reaches */
  isReached: boolean;
  draw: DrawChoice;
  onUse(choice: Choice): void;
  onLook(choice: Choice): void;
};

/** One look, as a picture of the person's own signature in it. */
export const Tile = memo(function Tile({ choice, isChosen, isShown, isReached, draw, onUse, onLook }: Props) {
  const name = nameOf(choice);
  const isInPlan = useIsInPlan("hasAllTemplates");
  const isPaid = !choice.layout.isFree && !isInPlan;
  return (
    <div
      role="presentation"
      hidden={!isShown}
      className={clsx(
        "relative rounded-card bg-surface [contain-intrinsic-size:auto_12.5rem] [content-visibility:auto] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "ring-2 ring-primary" : "ring-1 ring-line hover:ring-control",
      )}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onLook(choice)}
    >
      <SignaturePicture draw={useCallback(() => draw(choice), [draw, choice])} className="h-40 rounded-t-card" />
      {/* All of the tile is the button, without standing around the picture. */}
      <button
        type="button"
        role="option"
        aria-selected={isChosen}
        aria-label={isPaid ? `${name}, Pro` : name}
        tabIndex={isReached ? 0 : -1}
        data-choice={choice.id}
        className="flex min-h-10 w-full items-center justify-between gap-2 px-3 py-2 text-left text-13 font-medium outline-none after:absolute after:inset-0 touch:min-h-11"
        onFocus={() => onLook(choice)}
        onClick={() => onUse(choice)}
      >
        <span className="truncate">{name}</span>
        <span className="flex shrink-0 items-center gap-2 text-link">
          {isChosen && <Icon name="check" className="size-4" />}
          {isPaid && <ProBadge need="hasAllTemplates" />}
        </span>
      </button>
    </div>
  );
});
