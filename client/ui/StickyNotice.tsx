import { type ReactNode, useState } from "react";
import { Icon } from "./Icon.tsx";

/** A notice without a time-out: it stays until it is closed. */
export function StickyNotice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-14 shadow-1"
    >
      <span aria-hidden="true" className="mt-1 h-3 w-1 shrink-0 rounded-full bg-signal" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">{children}</div>
        {actions}
      </div>
      <button
        type="button"
        aria-label="Close notice"
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-control text-ink-subtle hover:text-ink"
        onClick={() => setClosed(true)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
