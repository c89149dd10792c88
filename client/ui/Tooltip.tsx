import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** A few words about a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="appear z-5100 max-w-70 rounded-control bg-ink px-3 py-2 text-13 text-bg shadow-2"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
