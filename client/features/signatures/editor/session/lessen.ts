import { SOCIALS } from "#shared/catalog/socials.ts";
import { TEMPLATES, visibleFields } from "#shared/catalog/templates.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { RECOMMENDED_SOCIALS } from "#shared/signatures/constants.ts";
import { isGrey } from "#shared/signatures/readable.ts";
import type { Finding, SignatureInput } from "#shared/signatures/schema.ts";
import { formOf } from "../fields/addonForms.ts";
import { changeTemplate } from "./changes.ts";
import type { Change } from "./store.ts";

/** What one press does about a finding, in the words of its button. */
export type Fix = { label: string; change: Change };

/** What is asked about a document before anything is offered: only trying tells what is lower, narrower or shorter. */
export type Trials = {
  /** the document as a change would make it, with all that follows from the change */
  changed(change: Change): SignatureInput;
  judge(document: SignatureInput): readonly Finding[];
  measure(document: SignatureInput): { widthPx: number; heightPx: number };
  /** whether the plan has the layout */
  isAllowed(templateId: number): boolean;
};

/**
 * What lessens what there is too much of, as one step of the history: what settles it and changes least, else what lessens
 * it most, so that another press goes on; nothing that something else would then be said of. Null where nothing helps.
 * @param before all that is said of the document now
 */
export function lessen(
  finding: Finding,
  before: readonly Finding[],
  document: SignatureInput,
  trials: Trials,
): Fix | null {
  let best: Fix | null = null;
  let least = extentOf(finding, before);
  for (const fix of fixesFor(finding, document, trials)) {
    // The stand-ins for links are made by the save: nothing could be measured before.
    if (fix === SHORT_LINKS) return { ...fix, label: t(fix.label) };
    const after = trials.judge(trials.changed(fix.change));
    const extent = extentOf(finding, after);
    if (extent >= least || hasNews(before, after)) continue;
    if (extent === 0) return fix;
    [best, least] = [fix, extent];
  }
  return best;
}

/** How much there is of what a finding is about. The same rule may be about widths and about lengths. */
export const extentOf = ({ rule, message }: Finding, findings: readonly Finding[]): number =>
  findings
    .filter((other) => other.rule === rule && (rule !== DIMENSIONS || other.message === message))
    .reduce((sum, { measured = 1 }) => sum + measured, 0);
const DIMENSIONS = "27";

/** Whether anything is said of the one document that was not said of the other. */
function hasNews(before: readonly Finding[], after: readonly Finding[]): boolean {
  const counts = (findings: readonly Finding[], rule: string) => findings.filter((one) => one.rule === rule).length;
  return after.some(({ rule }) => counts(after, rule) > counts(before, rule));
}

/** What may help, that which changes least first. */
function* fixesFor(finding: Finding, document: SignatureInput, trials: Trials): Iterable<Fix> {
  switch (finding.rule) {
    case "height":
      yield* smallerPictures(document, () => true);
      yield* smallerText(document);
      yield* otherLayouts(document, trials, "heightPx");
      break;
    case "width":
      yield* narrower(document, trials);
      break;
    case "icons":
      yield* fewerIcons(document);
      break;
    case "colors":
      yield* fewerColors(document);
      break;
    case "size":
      yield* shorter(document);
      yield* fewerParts(document);
      break;
    case DIMENSIONS:
      // Of an element's width, or of the whole's length, for which nothing is taken away while it is a mere hint.
      yield* finding.where.startsWith("<") ? narrower(document, trials) : shorter(document);
  }
}

/** The widths of pictures that a document shows. */
const WIDTHS = [
  ["photo", "logoWidth"],
  ["photo2", "logo2Width"],
  ["banner", "bannerWidth"],
] as const;
type Shown = (typeof WIDTHS)[number][0];
/** As little smaller as helps. */
const SMALLER = [0.8, 0.65, 0.5];
/** Smaller than this a face or a logo is not known any more. */
const LEAST_PX = 48;

function* smallerPictures({ design, media }: SignatureInput, isMeant: (type: Shown) => boolean): Iterable<Fix> {
  for (const share of SMALLER) {
    const changes = WIDTHS.flatMap(([type, key]) => {
      const px = Math.max(LEAST_PX, Math.round(design[key] * share));
      return media[type] !== null && isMeant(type) && px < design[key] ? [[key, px] as const] : [];
    });
    if (changes.length === 0) return;
    yield {
      label: t("Make pictures smaller"),
      change: (draft) => {
        for (const [key, px] of changes) draft.design[key] = px;
      },
    };
  }
}

/** Of the text, in percent as the document has it: 12 px, below which mails are read with effort. */
const LEAST_TEXT = 75;
/** A pixel of 16, in percent. */
const TEXT_STEP = 6.25;

function* smallerText({ design }: SignatureInput): Iterable<Fix> {
  for (let size = design.fontSize - TEXT_STEP; size >= LEAST_TEXT; size -= TEXT_STEP) {
    const fontSize = Math.round(size);
    yield {
      label: t("Make the text {size} px", { size: Math.round((16 * fontSize) / 100) }),
      change: (draft) => {
        draft.design.fontSize = fontSize;
      },
    };
  }
}

/** What is no better than so many others is not judged: that takes its time. */
const MAX_LAYOUTS = 5;

/** Those of the plan that show all that is written, the lowest or the narrowest first. */
function* otherLayouts(document: SignatureInput, trials: Trials, side: "widthPx" | "heightPx"): Iterable<Fix> {
  const { templateId } = document.design;
  const fits = ({ department, socialCaption }: SignatureInput["general"], id: number) => {
    const [shown, now] = [visibleFields(id), visibleFields(templateId)];
    return (
      (shown.department || !now.department || department === "") &&
      (shown.socialCaption || !now.socialCaption || socialCaption === "")
    );
  };
  const tried = TEMPLATES.filter(({ id }) => id !== templateId && trials.isAllowed(id) && fits(document.general, id))
    .map(({ id, name }) => {
      const change: Change = (draft) => changeTemplate(draft, id);
      return { name, change, px: trials.measure(trials.changed(change))[side] };
    })
    .toSorted((a, b) => a.px - b.px)
    .slice(0, MAX_LAYOUTS);
  for (const { name, change } of tried) yield { label: t("Use layout “{name}”", { name: t(name) }), change };
}

/** A banner is what makes a signature wide; without one it is the pictures beside the text. */
function* narrower(document: SignatureInput, trials: Trials): Iterable<Fix> {
  yield* smallerPictures(document, (type) => type === "banner");
  yield* smallerPictures(document, (type) => type !== "banner");
  yield* smallerText(document);
  yield* otherLayouts(document, trials, "widthPx");
}

/** The first ones stay: they stand where they are seen first. Other parts may bring icons too, so that fewer are left. */
function* fewerIcons({ general }: SignatureInput): Iterable<Fix> {
  for (let count = Math.min(RECOMMENDED_SOCIALS, general.socials.length - 1); count > 0; count -= 1)
    yield {
      label: t("Keep the first {count}", { count }),
      change: (draft) => void draft.general.socials.splice(count),
    };
}

/** Running text needs no colour of its own: the layout's grey stands beside any accent. */
function* fewerColors({ design }: SignatureInput): Iterable<Fix> {
  if (design.textColor === null || isGrey(design.textColor)) return;
  yield {
    label: t("Make the text grey"),
    change: (draft) => {
      draft.design.textColor = null;
    },
  };
}

const SHORT_LINKS: Fix = {
  label: msg("Use short links"),
  change: (draft) => {
    draft.hasShortLink = true;
  },
};

function* shorter({ hasShortLink }: SignatureInput): Iterable<Fix> {
  if (!hasShortLink) yield SHORT_LINKS;
}

/** Without what may be spared: an addon, or else a field of the person's own, or a network. */
function* fewerParts({ general }: SignatureInput): Iterable<Fix> {
  const leaveOut = (name: string, change: Change): Fix => ({ label: t("Leave out {name}", { name }), change });
  for (const [at, { type }] of general.addons.entries())
    yield leaveOut(t(formOf(type)?.label ?? type), (draft) => void draft.general.addons.splice(at, 1));
  for (const [at, { title }] of general.customFields.entries())
    yield leaveOut(title, (draft) => void draft.general.customFields.splice(at, 1));
  for (const [at, { name }] of general.socials.entries())
    yield leaveOut(SOCIALS[name]?.label ?? name, (draft) => void draft.general.socials.splice(at, 1));
}
