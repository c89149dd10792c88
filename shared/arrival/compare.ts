import type { Flow, Run } from "../imports/flow.ts";
import { shortened } from "../imports/tidy.ts";
import type { Copy } from "./copies.ts";
import { type LinkState, linkState } from "./links.ts";
import { lostLook } from "./looks.ts";
import type { ArrivedMail } from "./mail.ts";
import { isResized, type Pair, type PictureState, pairs, pictureState, type Span } from "./pictures.ts";
import { lettersIn, type Pieces, runAt, type Searchable } from "./pieces.ts";
import { type ArrivalFinding, type FindingKind, finding, STYLE_PARTS } from "./report.ts";

/** A text as it was sent, and as it came. */
type TextPair = { sent: Run; came: Run };

type Sent = { pieces: Pieces; flow: Flow };
type Arrived = { mail: ArrivedMail; flow: Flow; search: Searchable };

/** What is different, and how much of the signature is there for certain: letters, letters that should be, pictures. */
export type Compared = { findings: ArrivalFinding[]; letters: number; missingLetters: number; surePictures: number };

/** A text that is gone counts no more than a word of so many letters: a page of small print that was cut off is one loss. */
const MAX_MISSING_LETTERS = 10;

/** The copy of a signature that is the most complete, beside how it was sent; null where there is none. */
export function compare(sent: Sent, copies: readonly Copy[], { mail, flow, search }: Arrived): Compared | null {
  const best = copies.reduce<Copy | undefined>(
    (most, copy) => (most && most.share >= copy.share ? most : copy),
    undefined,
  );
  if (!best) return null;
  const missing = sent.pieces.texts.filter((piece) => !best.places.has(piece));
  const letters = sum([...best.places.keys()].map(({ text }) => lettersIn(text)));
  const missingLetters = sum(missing.map(({ text }) => Math.min(MAX_MISSING_LETTERS, lettersIn(text))));
  if (mail.html === null) return { findings: [finding("plainText")], letters, missingLetters, surePictures: 0 };
  const texts = [...best.places].flatMap(([piece, at]): TextPair[] => {
    const came = runAt(search, at);
    return came ? [{ sent: piece, came }] : [];
  });
  const pictures = pairs(
    { pictures: sent.pieces.pictures, span: spanOf(sent.flow, sent.pieces.texts) },
    {
      pictures: flow.pictures,
      span: spanOf(
        flow,
        texts.map(({ came }) => came),
      ),
    },
  );
  const found = [
    ...(missing.length > 0 ? [finding("textMissing", { items: missing.map(({ text }) => shortened(text)) })] : []),
    ...pictureFindings(pictures, mail),
    ...linkFindings(texts, pictures),
    ...lookFindings(texts),
  ];
  if (sent.pieces.hasTables && !/<table\b/i.test(mail.html)) found.push(finding("layoutLost"));
  return {
    findings: isBare(found, texts, pictures) ? [finding("plainText")] : found,
    letters,
    missingLetters,
    surePictures: pictures.filter(({ isSure }) => isSure).length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0);

/** The first and the last line of some texts. */
function spanOf({ lines }: Flow, runs: readonly Run[]): Span {
  const own = new Set(runs);
  const at = lines.flatMap((line, index) => (line.runs.some((run) => own.has(run)) ? [index] : []));
  return { first: at[0] ?? 0, last: at.at(-1) ?? 0 };
}

const named = ({ sent }: Pair) => shortened(sent.alt || sent.source.split(/[?#]/)[0]?.split("/").at(-1) || sent.source);

const PICTURE_KINDS: Partial<Record<PictureState, FindingKind>> = {
  missing: "picturesMissing",
  broken: "picturesBroken",
  inside: "picturesInside",
  attached: "picturesAttached",
  elsewhere: "picturesCopied",
};

function pictureFindings(all: readonly Pair[], { attached, loosePictures }: ArrivedMail): ArrivalFinding[] {
  let loose = loosePictures;
  const byKind = new Map<FindingKind, Pair[]>();
  const add = (kind: FindingKind, pair: Pair) => byKind.set(kind, [...(byKind.get(kind) ?? []), pair]);
  for (const pair of all) {
    const state = pictureState(pair, attached);
    // What stands nowhere in the text and is among the files was torn off.
    const kind = state === "missing" && loose-- > 0 ? "picturesAttached" : PICTURE_KINDS[state];
    if (kind) add(kind, pair);
    if (isResized(pair)) add("widthsLost", pair);
  }
  return [...byKind].map(([kind, found]) =>
    finding(kind, { items: found.map(named), sources: found.flatMap(({ came }) => (came ? [came.source] : [])) }),
  );
}

const LINK_KINDS: Partial<Record<LinkState, FindingKind>> = {
  dead: "linksDead",
  changed: "linksChanged",
  rewritten: "linksRewritten",
};

function linkFindings(texts: readonly TextPair[], pictures: readonly Pair[]): ArrivalFinding[] {
  const linked = [
    ...texts.map(({ sent, came }) => ({ name: shortened(sent.text), sent: sent.href, came: came.href, source: "" })),
    // Of a picture that is gone its link is gone as well: that is one loss, not two.
    ...pictures.flatMap((pair) =>
      pair.came ? [{ name: named(pair), sent: pair.sent.href, came: pair.came.href, source: pair.came.source }] : [],
    ),
  ].filter(({ sent }) => sent !== "");
  const byKind = new Map<FindingKind, typeof linked>();
  for (const link of linked) {
    const kind = LINK_KINDS[linkState(link.sent, link.came)];
    if (kind) byKind.set(kind, [...(byKind.get(kind) ?? []), link]);
  }
  return [...byKind].map(([kind, found]) =>
    finding(kind, {
      items: [...new Set(found.map(({ name }) => name))],
      hrefs: found.map(({ came }) => came).filter(Boolean),
      sources: found.flatMap(({ came, source }) => (came === "" && source !== "" ? [source] : [])),
    }),
  );
}

function lookFindings(texts: readonly TextPair[]): ArrivalFinding[] {
  const lost = texts
    .map(({ sent, came }) => ({ sent, parts: lostLook(sent, came) }))
    .filter(({ parts }) => parts.length > 0);
  if (lost.length === 0) return [];
  const parts = STYLE_PARTS.filter((part) => lost.some((one) => one.parts.includes(part)));
  return [finding("stylesLost", { items: lost.map(({ sent }) => shortened(sent.text)), parts })];
}

/** True where nothing is left but words: one loss, and not one for each part. */
function isBare(found: readonly ArrivalFinding[], texts: readonly TextPair[], pictures: readonly Pair[]): boolean {
  const many = (kind: FindingKind) => found.find((one) => one.kind === kind)?.items.length ?? 0;
  const links = texts.filter(({ sent }) => sent.href !== "").length;
  return (
    pictures.every(({ came }) => came === null) &&
    found.some(({ kind }) => kind === "layoutLost") &&
    many("linksDead") === links &&
    many("stylesLost") === texts.length
  );
}
