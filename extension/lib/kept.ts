/** What the extension keeps, in the browser's own storage: a connection, the last signature, and the mail accounts it has met. */
import { browser } from "./browser.ts";

/** With the site that it was made at, and whose it is. */
export type Connection = { site: string; key: string; email: string };

/** By which a mail is counted by itself: in front of its id and `.gif`, and what stands in its links' places. */
export type Counting = { pixel: string; links: { url: string; shortUrl: string }[] };

/** One form of the signature. */
export type Form = { html: string; text: string };
/** The default signature as the site drew it last; `etag` names that state. */
export type Kept = Form & { hash: string; updatedAt: string; etag: string; reply: Form; checkedAt: number } & {
  counting: Counting | null;
};

/** A mail account in which mails were written, by its address or its place. */
export type Account = {
  isOn: boolean;
  seenAt: number;
  /** the mail program puts a signature of its own in: ours stays out */
  hasOwn: boolean;
};
export type Accounts = { [name: string]: Account };

/** `problem`: why the last refresh brought nothing, by a code of the site. */
export type Stored = {
  connection: Connection | null;
  kept: Kept | null;
  accounts: Accounts;
  problem: string | null;
  /** whether mails that are written here are counted, where the team's are */
  counts: boolean;
  /** whether the site may know what they are about, for the person's own list */
  keepsSubjects: boolean;
};

/** Firefox asks the person first: there it is off until they say so. */
const COUNTS_BY_ITSELF = import.meta.env.BROWSER !== "firefox";

const NOTHING: Stored = {
  connection: null,
  kept: null,
  accounts: {},
  problem: null,
  counts: COUNTS_BY_ITSELF,
  keepsSubjects: false,
};
const MAX_ACCOUNTS = 20;

/** Whatever a former version has left is read with care: what does not fit is not there. */
export async function read(): Promise<Stored> {
  return meant(await browser.storage.local.get(Object.keys(NOTHING)));
}

function meant(raw: Record<string, unknown>): Stored {
  const { connection, kept, accounts, problem, counts, keepsSubjects } = raw as Partial<Stored>;
  return {
    connection: connection && hasTexts(connection, ["site", "key", "email"]) ? connection : null,
    kept:
      kept && hasTexts(kept, ["html", "text", "hash", "etag"]) && hasTexts(kept.reply, ["html", "text"])
        ? { ...kept, counting: countingOf(kept.counting) }
        : null,
    accounts: typeof accounts === "object" && accounts !== null ? accounts : {},
    problem: typeof problem === "string" ? problem : null,
    counts: typeof counts === "boolean" ? counts : NOTHING.counts,
    keepsSubjects: keepsSubjects === true,
  };
}

/** As the site tells it, read with care; null where mails are not counted. */
export function countingOf(value: unknown): Counting | null {
  if (!hasTexts(value, ["pixel"])) return null;
  const { pixel, links } = value as { pixel: string; links?: unknown };
  if (!/^https?:\/\//.test(pixel)) return null;
  const pairs: unknown[] = Array.isArray(links) ? links : [];
  return { pixel, links: pairs.filter((pair) => hasTexts(pair, ["url", "shortUrl"])) as Counting["links"] };
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === "string")
  );
}

export const write = (change: Partial<Stored>): Promise<void> => browser.storage.local.set(change);

/** Calls with what is kept now and whenever it changes. */
export async function follow(tell: (stored: Stored) => void): Promise<void> {
  browser.storage.onChanged.addListener(async (_changes, area) => {
    if (area === "local") tell(await read());
  });
  tell(await read());
}

export const isOn = ({ accounts }: Stored, name: string): boolean => accounts[name]?.isOn ?? true;

/** Notes that an account was met, or what became of it; those that were met longest ago make room. */
export async function noteAccount(name: string, change: Partial<Account>): Promise<void> {
  const { accounts } = await read();
  const known = accounts[name] ?? { isOn: true, hasOwn: false, seenAt: 0 };
  const rows = Object.entries({ ...accounts, [name]: { ...known, seenAt: Date.now(), ...change } });
  rows.sort(([, a], [, b]) => b.seenAt - a.seenAt);
  await write({ accounts: Object.fromEntries(rows.slice(0, MAX_ACCOUNTS)) });
}
