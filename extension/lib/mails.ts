/**
 * Mails that are counted: what the site has still to hear of them, and in this browser alone which mail of a list is which. Of what
 * they are about only a hash is kept, by a secret of this browser.
 */
import { browser } from "./browser.ts";
import { read } from "./kept.ts";
import * as site from "./site.ts";

/** A mail that was sent here; `about`: the hash of its subject */
export type Known = { id: string; about: string; sentAt: number };
type Waiting = site.Told & { at: number };
/** `inserted`: which signature was put into a mail last, as the site is told */
type Mails = { mails: Known[]; waiting: Waiting[]; secret: string; inserted: string | null };

const NAMES: (keyof Mails)[] = ["mails", "waiting", "secret", "inserted"];
const MAX_KNOWN = 300;
/** While the site is away; the oldest are not counted then. */
const MAX_WAITING = 200;
/** The site takes what is younger. */
const MAX_AGE_MS = 6.5 * 86_400_000;

async function load(): Promise<Mails> {
  const raw: Partial<Record<keyof Mails, unknown>> = await browser.storage.local.get(NAMES);
  const list = <T>(value: unknown): T[] => (Array.isArray(value) ? value : []);
  return {
    mails: list<Known>(raw.mails).filter((mail) => typeof mail?.id === "string" && typeof mail.about === "string"),
    waiting: list<Waiting>(raw.waiting).filter((one) => typeof one?.at === "number" && typeof one.body === "object"),
    secret: typeof raw.secret === "string" ? raw.secret : "",
    inserted: typeof raw.inserted === "string" ? raw.inserted : null,
  };
}

const keep = (change: Partial<Mails>) => browser.storage.local.set(change);

/** One after the other: what is read and written again would lose what came in between. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}

export const lastInserted = async (): Promise<string | null> => (await load()).inserted;

/** @param state of the signature: its date */
export const noteInserted = (hash: string, state: string) => inTurn(() => keep({ inserted: `${hash} ${state}` }));

/** A mail was begun with an id of its own. */
export const begin = (id: string, signature: string) =>
  inTurn(async () => {
    await wait({ path: "", body: { id, signature }, at: Date.now() });
    await tell();
  });

/** It was sent. */
export const sent = (id: string, subject: string) =>
  inTurn(async () => {
    const [{ mails, secret: known }, { keepsSubjects }] = [await load(), await read()];
    const secret = known || crypto.randomUUID();
    if (!known) await keep({ secret });
    const about = await hashOf(subject, secret);
    const others = mails.filter((mail) => mail.id !== id);
    await keep({ mails: [{ id, about, sentAt: Date.now() }, ...others].slice(0, MAX_KNOWN) });
    const body = { id, ...(keepsSubjects && subject && { subject: subject.slice(0, 200) }) };
    await wait({ path: "/sent", body, at: Date.now() });
    await tell();
  });

export const tellWaiting = () => inTurn(tell);

async function wait(one: Waiting): Promise<void> {
  const { waiting } = await load();
  await keep({ waiting: [...waiting, one].slice(-MAX_WAITING) });
}

/** In their order, until the site does not answer. */
async function tell(): Promise<void> {
  const { connection } = await read();
  if (!connection) return;
  for (;;) {
    const { waiting } = await load();
    const [first, ...rest] = waiting;
    if (!first) return;
    const agoMs = Date.now() - first.at;
    if (agoMs < MAX_AGE_MS) {
      const body = first.path === "/sent" ? { ...first.body, agoMs: Math.max(0, agoMs) } : first.body;
      if ((await site.tellOfMail(connection, { path: first.path, body })) === null) return;
    }
    await keep({ waiting: rest });
  }
}

/** What was counted of mails, and which mails some subjects are of, where it is one alone. */
export async function counted(ids: readonly string[]): Promise<site.Counts[]> {
  const { connection } = await read();
  return connection && ids.length > 0 ? site.getCounts(connection, ids) : [];
}

/** The mail of each subject; null where it is none that was sent here, or one of several. */
export async function mailsAbout(subjects: readonly string[]): Promise<(string | null)[]> {
  const { mails, secret } = await load();
  return Promise.all(
    subjects.map(async (subject) => {
      // Before the first mail is sent there is no secret, and nothing to be found.
      const about = secret && (await hashOf(subject, secret));
      const [first, second] = mails.filter((mail) => mail.about === about);
      return first && !second ? first.id : null;
    }),
  );
}

/** Whoever connects another account does not find the mails of the one before. */
export const forgetMails = () => inTurn(() => keep({ mails: [], waiting: [], inserted: null }));

async function hashOf(subject: string, secret: string): Promise<string> {
  const text = new TextEncoder().encode(`${secret} ${subject.trim().replace(/\s+/g, " ")}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return btoa(String.fromCharCode(...bytes));
}
