import type { ReactNode } from "react";

/** A button's words, and fewer of them where the window is as narrow as a small phone's. */
export const ShortenedLabel = ({ children, short }: { children: ReactNode; short: ReactNode }) => (
  <>
    <span className="max-[26rem]:hidden">{children}</span>
    <span className="min-[26rem]:hidden">{short}</span>
  </>
);
