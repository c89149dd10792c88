import type { Keys } from "#client/lib/keys.ts";
import { keyNames } from "./keyNames.ts";

/** Keys as they look on a keyboard; in a browser only. */
export const KeyCaps = ({ keys }: { keys: Keys }) => (
  <span className="inline-flex shrink-0 gap-1">
    {keyNames(keys).map((name) => (
      <kbd
        key={name}
        className="grid min-w-6 place-items-center rounded-chip border border-line bg-bg-muted px-1.5 py-0.5 font-sans text-12 text-ink-muted"
      >
        {name}
      </kbd>
    ))}
  </span>
);
