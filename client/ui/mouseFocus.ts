import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";

/**
 * For Radix's tabs: they take the focus by script when the mouse presses them, for which browsers show the keyboard's
 * ring. With these handlers, and `data-pressed:outline-none`, the ring is there from the first key on.
 */
export const mouseFocus = {
  onMouseDown({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.dataset.pressed = "";
  },
  onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLElement>) => void delete currentTarget.dataset.pressed,
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => void delete currentTarget.dataset.pressed,
};
