import type { Draft } from "immer";
import { PREFILLS, type Prefill } from "#shared/catalog/prefills.ts";
import { TEMPLATE_CATEGORIES, TEMPLATES, type TemplateCategory, type TemplateInfo } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { folded } from "#shared/lib/text.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";
import { changeTemplate } from "../../session/changes.ts";
import type { Worn } from "../../session/editing.ts";
import type { Lender } from "../../session/lend.ts";
import { applyLook, contentOf } from "../../session/prefill.ts";
import { SAMPLE } from "../../session/sample.ts";

/** Something to choose a look from: a layout, or a ready design (a layout with colours and type of its own). */
export type Choice = {
  id: string;
  kind: "layouts" | "designs";
  layout: TemplateInfo;
  /** null: for everybody */
  profession: string | null;
  /** whose words and pictures stand where the person has none */
  sample: Lender;
  /** what the canvas keeps of it for the empty parts of whoever takes it; null: those that are there stay */
  worn: Worn | null;
  /** the sample's whole signature, with what a look does not bring: shown to whoever has nothing of their own yet */
  example?: () => Content;
  /** gives a document this look; what was written stays */
  apply(document: Draft<SignatureInput>): void;
};

const layoutChoice = (layout: TemplateInfo): Choice => ({
  id: `layout-${layout.id}`,
  kind: "layouts",
  layout,
  profession: null,
  sample: SAMPLE,
  worn: null,
  apply(document) {
    // The one in use keeps the order that the person gave its parts.
    if (document.design.templateId !== layout.id) changeTemplate(document, layout.id);
  },
});

const designChoice = (prefill: Prefill): Choice => ({
  id: `design-${prefill.id}`,
  kind: "designs",
  layout: TEMPLATES.find(({ id }) => id === prefill.content.design.templateId) as TemplateInfo,
  profession: prefill.profession,
  sample: prefill.content,
  worn: prefill.content,
  example: () => contentOf(prefill),
  apply: (document) => applyLook(document, prefill),
});

/** In the order of their numbers. */
export const LAYOUTS: readonly Choice[] = TEMPLATES.map(layoutChoice);
const ALL: readonly Choice[] = [...LAYOUTS, ...PREFILLS.map(designChoice)];

/** Layouts before designs, and of both first what every account may save. */
export const CHOICES = [...ALL.filter(({ layout }) => layout.isFree), ...ALL.filter(({ layout }) => !layout.isFree)];

export const LAYOUT_COUNT = LAYOUTS.length;
export const DESIGN_COUNT = PREFILLS.length;
export const STYLES = TEMPLATE_CATEGORIES;
export const PROFESSIONS = [...new Set(PREFILLS.map(({ profession }) => profession))];

/** `Letterhead`; `Lawyer, Letterhead` */
export const nameOf = ({ profession, layout }: Choice): string =>
  profession === null ? t(layout.name) : `${t(profession)}, ${t(layout.name)}`;

/** Null and empty let everything through. */
export type Filter = {
  text: string;
  kind: Choice["kind"] | null;
  isFree: boolean;
  style: TemplateCategory | null;
  profession: string | null;
};
export const NO_FILTER: Filter = { text: "", kind: null, isFree: false, style: null, profession: null };

/** True for what a filter lets through; of its text every word must be found, whatever its case and accents. */
export function matches(choice: Choice, { text, kind, isFree, style, profession }: Filter): boolean {
  const { layout } = choice;
  return (
    (kind === null || choice.kind === kind) &&
    (!isFree || layout.isFree) &&
    (style === null || layout.category === style) &&
    (profession === null || choice.profession === profession) &&
    hasWords(choice, text)
  );
}

function hasWords(choice: Choice, text: string): boolean {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { layout, sample } = choice;
  const hay = folded([nameOf(choice), t(layout.category), choice.profession && sample.general.position].join(" "));
  return words.every((word) => hay.includes(word));
}
