import { useEffect, useMemo, useState } from "react";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Components } from "./Components.tsx";
import { Matrix } from "./Matrix.tsx";
import { SpecimenCard } from "./SpecimenCard.tsx";
import { ADDON_NAMES, CONTENT_NAMES, FORMS, type Form, LAYOUTS, layoutName, specimens, VIEWS } from "./specimens.ts";

const TABS = { signatures: "Signatures", matrix: "Matrix", components: "Components" } as const;
const ALL = "all";

/** What the address says, so that a finding can be sent as a link. */
export type Choice = {
  theme: string;
  tab: string;
  layout: string;
  content: string;
  addon: string;
  view: string;
  form: string;
};
const FIRST: Choice = {
  theme: "light",
  tab: "signatures",
  layout: ALL,
  content: "realistic",
  addon: "none",
  view: "light",
  form: "full",
};

/** `/dev/gallery`: every layout with every content and addon, as mail clients show it, and the interface's components. */
export function Gallery() {
  const [choice, choose] = useChoice();
  useEffect(() => {
    document.documentElement.dataset.theme = choice.theme;
  }, [choice.theme]);
  return (
    <main className="min-h-screen bg-bg-muted p-4 text-ink sm:p-6">
      <h1 className="text-24 font-semibold">Gallery</h1>
      <div className="mt-4 flex flex-wrap gap-3">
        <SegmentedControl
          label="Shelf"
          isLabelHidden
          value={choice.tab}
          options={Object.entries(TABS).map(([value, label]) => ({ value, label }))}
          onChange={(tab) => choose({ tab })}
        />
        <SegmentedControl
          label="Theme"
          isLabelHidden
          value={choice.theme}
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          onChange={(theme) => choose({ theme })}
        />
      </div>
      {choice.tab === "signatures" && <Signatures choice={choice} choose={choose} />}
      {choice.tab === "matrix" && <Matrix onPick={(cell) => choose({ ...cell, tab: "signatures" })} />}
      {choice.tab === "components" && <Components />}
    </main>
  );
}

function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(() => ({
    ...FIRST,
    ...Object.fromEntries(new URLSearchParams(location.search)),
  }));
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    history.replaceState(null, "", `?${new URLSearchParams(next)}`);
    setChoice(next);
  };
  return [choice, choose];
}

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const everyOf = (what: string) => ({ value: ALL, label: `All ${what}` });

function Signatures({ choice, choose }: { choice: Choice; choose(change: Partial<Choice>): void }) {
  const { layout, content, addon, view, form } = choice;
  const cells = useMemo(
    () =>
      specimens({
        layout: layout === ALL ? null : Number(layout),
        content: content === ALL ? null : content,
        addon: addon === ALL ? null : addon,
      }),
    [layout, content, addon],
  );
  const shown = VIEWS[view] ?? VIEWS.light;
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <Select
          label="Layout"
          value={layout}
          options={[everyOf("layouts"), ...LAYOUTS.map((id) => ({ value: String(id), label: layoutName(id) }))]}
          onChange={(event) => choose({ layout: event.target.value })}
        />
        <Select
          label="Content"
          value={content}
          options={[everyOf("contents"), ...named(CONTENT_NAMES)]}
          onChange={(event) => choose({ content: event.target.value })}
        />
        <Select
          label="Addon"
          value={addon}
          options={[everyOf("addons"), ...named(ADDON_NAMES)]}
          onChange={(event) => choose({ addon: event.target.value })}
        />
        <Select
          label="Seen in"
          value={view}
          options={Object.entries(VIEWS).map(([value, { label }]) => ({ value, label }))}
          onChange={(event) => choose({ view: event.target.value })}
        />
        <Select
          label="Form"
          value={form}
          options={Object.entries(FORMS).map(([value, label]) => ({ value, label }))}
          onChange={(event) => choose({ form: event.target.value })}
        />
      </div>
      <p className="mt-4 text-14 text-ink-muted">{cells.length} signatures</p>
      <div className="mt-2 grid gap-4 xl:grid-cols-2">
        {shown &&
          cells.map((cell) => (
            <SpecimenCard
              key={`${cell.layout} ${cell.content} ${cell.addon}`}
              specimen={cell}
              view={shown}
              form={form as Form}
            />
          ))}
      </div>
    </>
  );
}
