import type { FormKey } from "../signatures/forms/schema.ts";
import type { Program } from "./programs.ts";

/** What can have become of a signature on its way; the most serious first, which is the order of the report. */
export const FINDINGS = {
  missing: "trouble",
  plainText: "trouble",
  oldVersion: "trouble",
  doubled: "trouble",
  textMissing: "trouble",
  picturesMissing: "trouble",
  picturesBroken: "trouble",
  picturesInside: "trouble",
  picturesAttached: "trouble",
  linksDead: "trouble",
  linksChanged: "trouble",
  widthsLost: "trouble",
  stylesLost: "trouble",
  layoutLost: "trouble",
  clipped: "trouble",
  picturesCopied: "note",
  linksRewritten: "note",
  ownLine: "note",
} as const;
export type FindingKind = keyof typeof FINDINGS;

/** What of a text's look is gone. */
export const STYLE_PARTS = ["color", "size", "weight", "font"] as const;
export type StylePart = (typeof STYLE_PARTS)[number];

/**
 * `items`: the texts, pictures and addresses that it is about; `sources` and `hrefs`: where they stand in the mail's HTML, as
 * it is written there.
 */
export type ArrivalFinding = {
  kind: FindingKind;
  items: readonly string[];
  sources: readonly string[];
  hrefs: readonly string[];
  parts: readonly StylePart[];
};

export const finding = (kind: FindingKind, rest: Partial<ArrivalFinding> = {}): ArrivalFinding => ({
  kind,
  items: [],
  sources: [],
  hrefs: [],
  parts: [],
  ...rest,
});

/** What became of a signature. `earlierAt`: when the state was saved that stands in the mail; null for the present one. */
export type ArrivalReport = {
  program: Program | null;
  form: FormKey | null;
  earlierAt: string | null;
  /** the HTML that it was compared with */
  sent: string;
  /** and how it would be sent now */
  present: string;
  findings: readonly ArrivalFinding[];
};

export const isTrouble = ({ kind }: ArrivalFinding) => FINDINGS[kind] === "trouble";
