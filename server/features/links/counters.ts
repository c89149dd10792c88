/** What is counted, with the clicks on it that wait to be written. */
import { OPEN, SAVE, VIEW } from "./lines.ts";
import { isSame, type Visitor } from "./visitors.ts";

/** How many recent visits of one link are looked through for the same person, before a line of its own is made. */
const MERGE_DEPTH = 4;

/** Clicks of one visitor on one link on one day: one line, however often they click. Milliseconds after `from`. */
export type Visit = { visitor: Visitor; first: number; more: number[] | null; previous: Visit | null };

/** What is counted, with its clicks that wait: one more is a pointer, no look-up. */
export class Counter {
  readonly code: string;
  readonly signature: string;
  /** id of the team that the signature belongs to; null when it is not known */
  readonly team: string | null;
  /** id of the mail that it is in; null: no mail is told from another */
  readonly mail: string | null;
  /** who people are taken for, at a time at which nobody but these can come */
  readonly peopleAre: "own" | "scanner" | null;
  latest: Visit | null = null;

  constructor(
    code: string,
    signature: string,
    team: string | null,
    mail: string | null = null,
    peopleAre: Counter["peopleAre"] = null,
  ) {
    this.code = code;
    this.signature = signature;
    this.team = team;
    this.mail = mail;
    this.peopleAre = peopleAre;
  }
}

/** The counter of a signature's pixel: how many mails with it were opened. */
export const openCounter = (signature: string, team: string | null) => new Counter(OPEN + signature, signature, team);

/** How many people have looked at a card, and how many have taken its contact. */
export const viewCounter = (card: string, team: string) => new Counter(VIEW + card, card, team);
export const saveCounter = (card: string, team: string) => new Counter(SAVE + card, card, team);

/** The same person's visit among the last few of a link. A plain loop: this runs in every redirect. */
export function recentVisit(latest: Visit | null, visitor: Visitor): Visit | null {
  for (let visit = latest, depth = 0; visit && depth < MERGE_DEPTH; visit = visit.previous, depth++)
    if (visit.visitor === visitor || isSame(visit.visitor, visitor)) return visit;
  return null;
}
