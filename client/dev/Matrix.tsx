import clsx from "clsx";
import { useEffect, useState } from "react";
import { CONTENT_NAMES, draw, LAYOUTS, layoutName, NO_ADDON, specimens, type Tally, tally } from "./specimens.ts";

type Props = { onPick(cell: { layout: string; content: string; addon: string }): void };

/** Layouts down, contents across; a cell holds the content with no addon and with each one. Click to look at them. */
export function Matrix({ onPick }: Props) {
  const tallies = useTallies();
  const done = Object.values(tallies);
  const sum = (key: "cells" | "errors" | "tooLong" | "notes") => done.reduce((total, row) => total + row[key], 0);
  return (
    <section aria-label="Matrix" className="mt-4">
      <p className="text-14" role="status">
        {sum("cells").toLocaleString("en")} drawn, <b>{sum("errors")} errors</b>, {sum("tooLong")} too long for Gmail,{" "}
        {sum("notes").toLocaleString("en")} notes, longest{" "}
        {Math.max(0, ...done.map(({ longest }) => longest)).toLocaleString("en")} characters
      </p>
      <div className="mt-3 overflow-x-auto rounded-card bg-surface p-2 shadow-1">
        <table className="text-12 tabular-nums">
          <thead>
            <tr>
              <th className="p-1 text-left">Layout</th>
              {CONTENT_NAMES.map((content) => (
                <th key={content} className="p-1 text-left font-medium">
                  {content}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LAYOUTS.map((layout) => (
              <tr key={layout}>
                <th className="p-1 text-left font-medium whitespace-nowrap">{layoutName(layout)}</th>
                {CONTENT_NAMES.map((content) => (
                  <td key={content} className="p-0.5">
                    <Cell
                      row={tallies[keyOf(layout, content)]}
                      label={`${layoutName(layout)}, ${content}`}
                      onPick={() => onPick({ layout: String(layout), content, addon: "all" })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-13 text-ink-muted">
        Each figure is the longest of a cell in characters, drawn without and with each addon, and the number of notes;
        red are errors, amber is what Gmail would refuse.
      </p>
    </section>
  );
}

function Cell({ row, label, onPick }: { row: Tally | undefined; label: string; onPick(): void }) {
  if (!row) return <span className="text-ink-subtle">…</span>;
  return (
    <button
      type="button"
      aria-label={`${label}: ${row.errors} errors, ${row.notes} notes, ${row.longest} characters`}
      className={clsx(
        "w-full cursor-pointer rounded-chip px-1.5 py-1 text-left",
        row.errors && "bg-danger-soft text-danger",
        !row.errors && row.tooLong && "bg-warning-soft text-warning",
        !row.errors && !row.tooLong && "bg-success-soft text-success",
      )}
      onClick={onPick}
    >
      {row.longest.toLocaleString("en")}
      <span className="block whitespace-nowrap opacity-80">{row.notes} notes</span>
    </button>
  );
}

const keyOf = (layout: number, content: string) => `${layout} ${content}`;

/** Works the matrix off one layout and content at a time, so that the page stays usable. */
function useTallies(): Readonly<Record<string, Tally>> {
  const [tallies, setTallies] = useState<Readonly<Record<string, Tally>>>({});
  useEffect(() => {
    const jobs = specimens({ layout: null, content: null, addon: NO_ADDON });
    let timer = 0;
    const step = () => {
      const job = jobs.shift();
      if (!job) return;
      const cells = specimens({ ...job, addon: null }).map((cell) => draw(cell, "full"));
      setTallies((before) => ({ ...before, [keyOf(job.layout, job.content)]: tally(cells) }));
      timer = window.setTimeout(step);
    };
    step();
    return () => window.clearTimeout(timer);
  }, []);
  return tallies;
}
