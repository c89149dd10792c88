import { type ReactNode, useId } from "react";

type Props = { title: string; text?: ReactNode; action?: ReactNode; children: ReactNode };

/** A titled part of the screen. */
export function Section({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-180">
          <h2 id={id} className="text-18 font-semibold">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-14 text-ink-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
