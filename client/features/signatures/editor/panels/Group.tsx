import { type ReactNode, useId } from "react";

/** A titled group of the inspector; `aside` stands at the right of its title, such as a count. */
export function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-5 last:border-b-0">
      <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {aside && <div className="text-13 text-ink-subtle tabular-nums">{aside}</div>}
      </div>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}
