import type { Counts } from "./site.ts";

/** What parts of the extension say to the background script. */
export type Said =
  | { type: "connect"; code: string; site: string }
  | { type: "refresh" }
  | { type: "leave" }
  | { type: "site"; site: string }
  /** a signature was put into a mail; `id`: of the mail, null where it is not counted */
  | { type: "inserted"; id: string | null; hash: string; state: string }
  | { type: "sent"; id: string; subject: string }
  /** what was counted of mails, by their ids or what they are about */
  | { type: "counts"; ids: string[]; subjects: string[] };

/** How it went; `problem` by a code of the site's errors. */
export type Heard = { problem: string | null };
/** `bySubject`: the ids of the subjects that were asked for */
export type Counted = { counts: Counts[]; bySubject: (string | null)[] };

const MAIL_ID = /^[\w-]{22}$/;
const MAX_SUBJECT = 1_000;
export const MAX_ASKED = 60;

export function readSaid(message: unknown): Said | null {
  if (typeof message !== "object" || message === null || !("type" in message)) return null;
  const { type, code, site, id, hash, state, subject, ids, subjects } = message as Record<string, unknown>;
  if (type === "connect" && typeof code === "string" && typeof site === "string") return { type, code, site };
  if (type === "inserted" && isText(hash) && isText(state) && (id === null || isMail(id)))
    return { type, id, hash, state };
  if (type === "sent" && isMail(id) && isText(subject)) return { type, id, subject: subject.slice(0, MAX_SUBJECT) };
  if (type === "counts" && Array.isArray(ids) && Array.isArray(subjects))
    return {
      type,
      ids: ids.filter(isMail).slice(0, MAX_ASKED),
      subjects: subjects.filter(isText).slice(0, MAX_ASKED),
    };
  if (type === "site" && typeof site === "string") return { type, site };
  return type === "refresh" || type === "leave" ? { type } : null;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isMail = (value: unknown): value is string => isText(value) && MAIL_ID.test(value);
