import { type ReactNode, useState } from "react";
import type { InstallGuide } from "#shared/catalog/installGuides.ts";

type Props = { guide: InstallGuide; hasCopied: boolean; children: ReactNode };

/** The steps for one mail client with boxes to tick; `children` is the copy button, which is the first step. */
export function InstallGuidePanel({ guide, hasCopied, children }: Props) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const isDone = (index: number) => ticked.includes(index) || (index === 0 && hasCopied);
  return (
    <section aria-labelledby="install-title" className="rounded-card bg-surface p-5 shadow-1 sm:p-6">
      <h2 id="install-title" className="text-20 font-semibold">
        Install in {guide.name}
      </h2>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-10">
        <ol className="flex flex-col gap-1">
          {guide.steps.map(({ title, detail }, index) => (
            <li key={title}>
              <label className="flex min-h-11 cursor-pointer gap-3 rounded-control px-2 py-2 hover:bg-bg-muted">
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0"
                  checked={isDone(index)}
                  onChange={(event) =>
                    setTicked(event.target.checked ? [...ticked, index] : ticked.filter((step) => step !== index))
                  }
                />
                <span className="min-w-0">
                  <span className={isDone(index) ? "font-medium text-ink-subtle line-through" : "font-medium"}>
                    {index + 1}. {title}
                  </span>
                  {detail && <span className="block text-14 text-ink-muted">{detail}</span>}
                </span>
              </label>
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-4 max-lg:order-first">
          {children}
          {guide.settingsUrl && (
            <a
              href={guide.settingsUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="text-14 font-medium text-link hover:underline"
            >
              Open the settings of {guide.shortName}
            </a>
          )}
          {guide.notes.length > 0 && (
            <ul className="flex list-disc flex-col gap-2 pl-5 text-13 text-ink-muted">
              {guide.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
