import { type Flow, only, plainFlow, textOf } from "../imports/flow.ts";
import { htmlFlow } from "../imports/htmlFlow.ts";
import { plain } from "../imports/tidy.ts";
import { type Compared, compare } from "./compare.ts";
import { type Copy, copiesOf } from "./copies.ts";
import type { ArrivedMail } from "./mail.ts";
import { piecesOf, searchable } from "./pieces.ts";
import { type ArrivalFinding, type ArrivalReport, FINDINGS, finding } from "./report.ts";
import type { Sent } from "./schema.ts";

/** Gmail cuts a mail off there, and what is cut off first is the signature. */
const CLIPPED_BYTES = 102_400;

/** What programs write under a mail by themselves; the shortest lines only, so that no letter is meant. */
const OWN_LINE =
  /^(?:sent from|get outlook for|sent with|von meinem .{1,30} gesendet|gesendet (?:von|mit)|enviado desde|enviado do|envoyé de|inviato da|verzonden vanaf|holen sie sich outlook)\b.{0,60}$/i;

/** One state or form of the signature, and how it stands in the mail. */
type Candidate = Pick<ArrivalReport, "form" | "earlierAt" | "sent"> &
  Compared & {
    copies: Copy[];
    /** texts with a link, and pictures */
    told: number;
    /** its words stand there letter by letter, with what is between them */
    isVerbatim: boolean;
  };

/**
 * What became of a signature in a mail that has arrived: which of its forms or earlier states stands there, and what of it was
 * changed on the way. Only what its writer wrote is looked at, not the mails that are quoted below it.
 */
export function examine(mail: ArrivedMail, sent: Sent): ArrivalReport {
  const flow = own(mail.html === null ? plainFlow(mail.text) : htmlFlow(mail.html));
  const search = searchable(flow);
  const candidates = candidatesOf(sent).flatMap((one): Candidate[] => {
    const sentFlow = htmlFlow(one.sent);
    const pieces = piecesOf(sentFlow, one.sent);
    const copies = copiesOf(pieces, { search, flow });
    const compared = compare({ pieces, flow: sentFlow }, copies, { mail, flow, search });
    if (!compared) return [];
    const told = pieces.texts.filter(({ href }) => href !== "").length + pieces.pictures.length;
    return [{ ...one, ...compared, copies, told, isVerbatim: search.text.includes(searchable(sentFlow).text) }];
  });
  const best = bestOf(candidates);
  const present = sent.forms[0]?.html ?? "";
  const findings = best ? findingsOf(best, mail, flow) : [finding("missing")];
  return {
    program: mail.program,
    form: best?.form ?? null,
    earlierAt: best?.earlierAt ?? null,
    sent: best?.sent ?? present,
    present,
    findings: findings.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  };
}

const ORDER = Object.keys(FINDINGS);

/** The present forms first: of two that fit as well, the present one is meant. */
const candidatesOf = ({ forms, earlier }: Sent): Pick<Candidate, "form" | "earlierAt" | "sent">[] => [
  ...forms.map(({ form, html }) => ({ form, earlierAt: null, sent: html })),
  ...earlier.map(({ savedAt, html }) => ({ form: null, earlierAt: savedAt, sent: html })),
];

/** More pictures than these are no letter; a signature is at its end. */
const MAX_PICTURES = 400;

/** What its writer wrote, without what is quoted. */
function own(flow: Flow): Flow {
  const { lines, pictures } = only(flow, ({ isQuoted }) => !isQuoted);
  return { lines, pictures: pictures.slice(-MAX_PICTURES), accents: [] };
}

/**
 * The one that explains most of what stands there: an exact copy of a state is that state. Of several that are exact alike, the
 * one that says more.
 */
function bestOf(candidates: readonly Candidate[]): Candidate | null {
  const [first] = candidates.toSorted(
    (a, b) =>
      wordsOf(b) - wordsOf(a) ||
      b.surePictures - a.surePictures ||
      lostIn(a) - lostIn(b) ||
      b.told - a.told ||
      Number(b.isVerbatim) - Number(a.isVerbatim),
  );
  return first ?? null;
}

/** By letters, and not by texts: what one layout says in two texts another says in one. */
const wordsOf = ({ letters, missingLetters }: Candidate) => letters - missingLetters;
const lostIn = ({ findings }: Candidate) => findings.reduce((sum, { items }) => sum + 1 + items.length, 0);

function findingsOf(best: Candidate, mail: ArrivedMail, flow: Flow): ArrivalFinding[] {
  const isOld = best.earlierAt !== null;
  // Which short links stood in an earlier state, nobody knows any more.
  const found = best.findings.filter(({ kind }) => !(isOld && kind === "linksChanged"));
  if (isOld) found.push(finding("oldVersion"));
  if (best.copies.length > 1) found.push(finding("doubled"));
  const ownLines = flow.lines.map((line) => plain(textOf(line))).filter((line) => OWN_LINE.test(line));
  if (ownLines.length > 0) found.push(finding("ownLine", { items: ownLines.slice(0, 3) }));
  if (new TextEncoder().encode(mail.html ?? "").length > CLIPPED_BYTES) found.push(finding("clipped"));
  return found;
}
