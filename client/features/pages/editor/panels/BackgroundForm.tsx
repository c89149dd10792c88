import { useRef, useState } from "react";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_BLUR_PX } from "#shared/pages/constants.ts";
import type { Background } from "#shared/pages/schema.ts";
import { useLookField, usePageEditing, usePageField } from "../session/PageEditingContext.tsx";
import { SliderOf, WholeColorOf } from "./lookControls.tsx";
import { PageImage } from "./PageImage.tsx";

type Kind = Background["kind"];

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: "solid", label: msg("Solid") },
  { value: "linear", label: msg("Linear") },
  { value: "radial", label: msg("Radial") },
  { value: "image", label: msg("Image") },
];

const LIGHT = "#ffffff";
const DEEP = "#bcdcf8";

/** What stands behind the page: a colour, two that blend, or a picture. */
export function BackgroundForm() {
  const { changeAtOnce, show } = usePageEditing();
  const { value: background } = useLookField("background");
  const { value: wanted, set: setWanted } = useWanted(background.kind);
  /** what somebody had chosen before they looked at another kind */
  const before = useRef<Partial<Record<Kind, Background>>>({});
  const choose = (kind: Kind) => {
    setWanted(kind);
    before.current[background.kind] = background;
    const next = before.current[kind] ?? begun(kind, background);
    // A picture is to be chosen first: until then the page keeps what it has.
    if (next === null) return show("content.look.background.image");
    if (next.kind === background.kind) return;
    changeAtOnce(({ content }) => {
      content.look.background = next;
    });
  };
  return (
    <div className="flex flex-col gap-4" data-field="content.look.background">
      <SegmentedControl
        label={t("Background")}
        options={KINDS.map(({ value, label }) => ({ value, label: t(label) }))}
        value={wanted}
        onChange={choose}
      />
      {wanted === "solid" && <Color name="color" label={t("Colour")} fallback={LIGHT} />}
      {wanted === "linear" && (
        <>
          <Color name="from" label={t("From")} fallback={LIGHT} />
          <Color name="to" label={t("To")} fallback={DEEP} />
          <Degree name="rotation" label={t("Rotation")} max={359} unit="°" />
        </>
      )}
      {wanted === "radial" && (
        <>
          <Color name="from" label={t("In the middle")} fallback={LIGHT} />
          <Color name="to" label={t("At the edge")} fallback={DEEP} />
        </>
      )}
      {wanted === "image" && <Picture />}
      {background.kind === "image" && wanted === "image" && (
        <Degree name="blur" label={t("Blur")} max={MAX_BLUR_PX} unit="px" />
      )}
    </div>
  );
}

/** The kind that is looked at: one ahead of the page where a picture is still to be chosen. */
function useWanted(kind: Kind) {
  const [state, set] = useState({ kind, wanted: kind });
  // Undo, or a theme, has changed what the page has.
  const value = state.kind === kind ? state.wanted : kind;
  return { value, set: (wanted: Kind) => set({ kind: wanted === "image" ? kind : wanted, wanted }) };
}

/** One of a kind that was not chosen before, as near to what there is as can be; null: it needs a picture. */
function begun(kind: Kind, now: Background): Background | null {
  const first = now.kind === "solid" ? now.color : now.kind === "image" ? LIGHT : now.from;
  const last = now.kind === "linear" || now.kind === "radial" ? now.to : DEEP;
  switch (kind) {
    case "solid":
      return { kind, color: first };
    case "linear":
      return { kind, from: first, to: last, rotation: 180 };
    case "radial":
      return { kind, from: first, to: last };
    case "image":
      return null;
  }
}

/** A part of the background that only some kinds have. */
const usePart = <T,>(name: string, nothing: T) =>
  usePageField<T>(
    `content.look.background.${name}`,
    ({ content }) => (content.look.background as unknown as Record<string, T>)[name] ?? nothing,
    ({ content }, value) => {
      (content.look.background as unknown as Record<string, T>)[name] = value;
    },
  );

const Color = ({ name, ...rest }: { name: "color" | "from" | "to"; label: string; fallback: string }) => (
  <WholeColorOf {...rest} field={usePart(name, rest.fallback)} />
);

type DegreeProps = { name: "rotation" | "blur"; label: string; max: number; unit: string };

const Degree = ({ name, ...rest }: DegreeProps) => <SliderOf {...rest} min={0} field={usePart(name, 0)} />;

function Picture() {
  const field = usePageField<string | null>(
    "content.look.background.image",
    ({ content: { look } }) => (look.background.kind === "image" ? look.background.image : null),
    ({ content: { look } }, image) => {
      if (image === null) look.background = { kind: "solid", color: LIGHT };
      else if (look.background.kind === "image") look.background.image = image;
      else look.background = { kind: "image", image, blur: 0 };
    },
  );
  return (
    <PageImage
      type="background"
      field={field}
      title={t("Background picture")}
      hint={t("Calm pictures read best; the words get a plate where they need one.")}
      aspects={[
        { label: msg("Original"), ratio: null },
        { label: msg("9 : 16"), ratio: 9 / 16 },
      ]}
      clear={({ content }) => {
        content.look.background = { kind: "solid", color: LIGHT };
      }}
    />
  );
}
