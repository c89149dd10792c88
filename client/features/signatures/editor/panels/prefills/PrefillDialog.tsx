import { useMemo, useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useIsNear } from "#client/lib/useIsNear.ts";
import { Badge } from "#client/ui/Badge.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { render } from "#renderer/signature/render.ts";
import { PREFILLS, type Prefill } from "#shared/catalog/prefills.ts";
import { TEMPLATE_CATEGORIES, TEMPLATES } from "#shared/catalog/templates.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { useEditing } from "../../session/EditingContext.tsx";
import { applyLook, contentOf, fillEmptyFields } from "../../session/prefill.ts";
import { SAMPLE_PORTRAIT, SAMPLE_PORTRAIT_PATH } from "../../session/sample.ts";

const ANY = "";
const PROFESSIONS = [...new Set(PREFILLS.map(({ profession }) => profession))];
const options = (all: string, names: readonly string[]) => [
  { value: ANY, label: t(all) },
  ...names.map((name) => ({ value: name, label: t(name) })),
];
const FREE = new Set(TEMPLATES.filter(({ isFree }) => isFree).map(({ id }) => id));

/** Ready designs by style and profession: layout, colours and type at once. */
export function PrefillDialog({ onClose }: { onClose(): void }) {
  const { changeAtOnce } = useEditing();
  const [category, setCategory] = useState<string>(TEMPLATE_CATEGORIES[0]);
  const [profession, setProfession] = useState(ANY);
  const [hasSample, setSample] = useState(false);
  const shown = PREFILLS.filter(
    (prefill) =>
      (category === ANY || prefill.category === category) && (profession === ANY || prefill.profession === profession),
  );
  const use = (prefill: Prefill) => {
    changeAtOnce((document) => {
      applyLook(document, prefill);
      if (hasSample) fillEmptyFields(document, prefill);
    });
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="large"
      title={t("Start from a design")}
      description={t("Sets layout, colours and font. What you wrote stays, and undo brings your own design back.")}
    >
      <div className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Select
          label={t("Style")}
          size="small"
          value={category}
          options={options(msg("All styles"), TEMPLATE_CATEGORIES)}
          onChange={(event) => setCategory(event.target.value)}
        />
        <Select
          label={t("Profession")}
          size="small"
          value={profession}
          options={options(msg("All professions"), PROFESSIONS)}
          onChange={(event) => setProfession(event.target.value)}
        />
      </div>
      <Switch label={t("Fill in the sample’s words where I wrote nothing")} checked={hasSample} onChange={setSample} />
      <p role="status" className="mt-2 text-13 text-ink-muted">
        {t("{count, plural, one {# design} other {# designs}}", { count: shown.length })}
      </p>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((prefill) => (
          <li key={prefill.id}>
            <Tile prefill={prefill} onUse={() => use(prefill)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The tile's inner height (136 px) before the scaling by two thirds. */
const ROOM_PX = 204;

function Tile({ prefill, onUse }: { prefill: Prefill; onUse(): void }) {
  const place = useRef<HTMLDivElement>(null);
  // A frame each: a hundred at once would hold the page up for seconds.
  const isNear = useIsNear(place);
  return (
    <div
      ref={place}
      className="relative overflow-hidden rounded-card bg-surface ring-1 ring-line hover:ring-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <div aria-hidden="true" className="h-40 overflow-hidden bg-white p-3">
        {isNear && <Picture prefill={prefill} />}
      </div>
      {/* All of the tile is the button, without standing around the frame. */}
      <button
        type="button"
        className="flex min-h-10 w-full items-center justify-between gap-2 border-t border-line px-3 py-2 text-left text-13 font-medium outline-none after:absolute after:inset-0 touch:min-h-11"
        onClick={onUse}
      >
        {nameOf(prefill)}
        {!FREE.has(prefill.content.design.templateId) && <Badge>Pro</Badge>}
      </button>
    </div>
  );
}

/** `Architect, Side bar` */
function nameOf({ profession, content }: Prefill): string {
  const layout = TEMPLATES.find(({ id }) => id === content.design.templateId);
  return layout ? `${t(profession)}, ${t(layout.name)}` : t(profession);
}

/** Drawn by the renderer itself, in the person's sizes. */
function Picture({ prefill }: { prefill: Prefill }) {
  const { site } = useApp();
  const { editor } = useEditing();
  const html = useMemo(() => {
    const { general, design, media } = contentOf(prefill, editor.document().design);
    const shown = {
      general: { ...general, brandingLine: 0 as const },
      design,
      media: { ...media, photo: SAMPLE_PORTRAIT_PATH },
    };
    return render(shown, { imageHost: site.imageHost, resolveImage: () => SAMPLE_PORTRAIT }).html;
  }, [prefill, editor, site.imageHost]);
  return (
    <div className="w-[150%] origin-top-left scale-[0.667]">
      <SignatureFrame html={html} title={nameOf(prefill)} isScaled maxHeightPx={ROOM_PX} isInert />
    </div>
  );
}
