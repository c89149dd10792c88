import { useEffect, useRef } from "react";

/** After a step the focus begins at the new question, which is read aloud; on arrival the shell has moved it. */
export function useHeadingOf(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [step]);
  return heading;
}
