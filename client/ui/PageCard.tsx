import clsx from "clsx";
import { type ReactNode, useId } from "react";

type Props = {
  /** left out where the page's own heading says it */
  title?: string;
  /** stands behind the heading */
  mark?: ReactNode;
  text?: string;
  /** stand at the other end of the heading's line */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A part of such a page on a card of its own. */
export function PageCard({ title, mark, text, actions, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={title && id} className="rounded-card bg-surface p-5 shadow-2 sm:p-6">
      {title && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className={clsx("min-w-0 flex-1", text && "basis-60")}>
            <div className="flex items-center gap-3">
              <h2 id={id} className="text-16 font-semibold">
                {title}
              </h2>
              {mark}
            </div>
            {text && <p className="mt-1 text-14 text-ink-muted">{text}</p>}
          </div>
          {actions}
        </div>
      )}
      {children && <div className={clsx(title && "mt-4")}>{children}</div>}
    </section>
  );
}
