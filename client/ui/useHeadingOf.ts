import { useEffect, useRef } from "react";

/**
 * After a step the focus begins at the new question, which is read aloud; on arrival the shell has moved it.
 * @param from the step that somebody comes from, where another component has drawn that
 */
export function useHeadingOf(step: number, from = step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(from);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [step]);
  return heading;
}
