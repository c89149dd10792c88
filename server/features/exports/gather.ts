import { createHash } from "node:crypto";
import { cardUid, vCardOf } from "#shared/cards/vcard.ts";
import { MAX_EXPORT_BYTES, MAX_EXPORT_ENTRIES } from "#shared/exports/constants.ts";
import { parseSource } from "#shared/images/variant.ts";
import { csvLine } from "#shared/lib/csv.ts";
import { isManager } from "#shared/members/rules.ts";
import * as account from "../account/service.ts";
import * as audit from "../audit/service.ts";
import * as ownData from "../auth/ownData/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as cards from "../cards/service.ts";
import * as domains from "../domains/service.ts";
import * as extension from "../extension/service.ts";
import * as friends from "../friends/service.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import * as pages from "../pages/service.ts";
import * as ownPictures from "../pictures/service.ts";
import * as signatures from "../signatures/service.ts";
import { ZipParts } from "./parts.ts";

/** Of the layout below; raised when files move or change their meaning. */
const VERSION = 1;
/** Signatures that are read, and drawn, together. */
const PAGE = 100;
const DRAWN_AT_ONCE = 4;
/** More than any person has: a list that is written in one piece has an end. */
const MAX_FRIENDS = 5_000;
const MAX_STEPS = 5_000;
/** Links, or mails, that are read together; each such part is a file. */
const LINES_PAGE = 1_000;
/** Room for what says what is in it. */
const LAST_ENTRIES = 6;
/** Lines of counts that wait for their file: some megabytes. */
const MAX_CLICK_LINES = 50_000;
const CLICK_COLUMNS = ["signature", "from", "to", "short_link", "address", "people", "programs"];

export type Person = Viewer;
type Entry = { path: string; bytes: number; sha256: string };
export type Gathered = Pick<ZipParts, "parts" | "bytes"> & { signatures: number; pictures: number };

/** A copy that is being gathered: what is in it, and what is to come at its end. */
export class Gathering {
  readonly #zip: ZipParts;
  readonly #signal: AbortSignal;
  readonly #entries: Entry[] = [];
  readonly #undrawn: string[] = [];
  #clicks: string[] = [];
  #clickFiles = 0;
  /** names of pictures that something in it shows */
  readonly shown = new Set<string>();
  readonly counts = { signatures: 0, pages: 0, cards: 0, links: 0, clickRows: 0 };

  constructor(id: string, signal: AbortSignal) {
    this.#zip = new ZipParts(id);
    this.#signal = signal;
  }

  /** @throws unavailable, store_full */
  async add(path: string, content: Uint8Array | string, isPacked = false): Promise<void> {
    this.#signal.throwIfAborted();
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    this.#entries.push({ path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    await this.#zip.add(path, bytes, isPacked);
  }

  addJson = (path: string, value: unknown) => this.add(path, json(value));

  /** What the team of somebody has, as far as they see it: signatures, cards, pages, links, and what of these was counted. */
  async addTeam(person: Person): Promise<void> {
    await this.#addSignatures(person);
    await this.#addCards(person);
    await this.#addPages(person);
    await this.#addLinks(person);
  }

  async #addSignatures(person: Person): Promise<void> {
    for (let after: string | null = null; ; ) {
      const page = await signatures.pageOf(person, after, PAGE);
      if (page.length === 0) break;
      for (let at = 0; at < page.length; at += DRAWN_AT_ONCE) {
        const some = page.slice(at, at + DRAWN_AT_ONCE);
        const drawn = await Promise.all(some.map((signature) => signatures.drawn(signature)));
        for (const [i, signature] of some.entries()) {
          await this.addJson(`signatures/${signature.hash}.json`, signature);
          const html = drawn[i]?.html;
          if (html) await this.add(`signatures/${signature.hash}.html`, html);
          else this.#undrawn.push(signature.hash);
          for (const name of signatures.picturesIn(signature)) this.shown.add(name);
        }
      }
      await this.#addClicks(page.map(({ hash }) => hash));
      this.counts.signatures += page.length;
      after = page.at(-1)?.id ?? null;
    }
  }

  async #addCards(person: Person): Promise<void> {
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof cards.pageOf>> = await cards.pageOf(person, after, PAGE);
      if (page.length === 0) break;
      for (const { card, pictures: shown } of page) {
        await this.addJson(`cards/${card.hash}.json`, card);
        const { content, url, updatedAt: revisedAt } = card;
        const uid = cardUid(card.hash);
        await this.add(`cards/${card.hash}.vcf`, vCardOf(content, { kind: "3.0", url, uid, photo: null, revisedAt }));
        for (const name of shown) this.shown.add(name);
      }
      this.counts.cards += page.length;
      after = page.at(-1)?.card.id ?? null;
    }
  }

  async #addPages(person: Person): Promise<void> {
    for (let after: string | null = null; ; ) {
      const part: Awaited<ReturnType<typeof pages.pageOf>> = await pages.pageOf(person, after, PAGE);
      if (part.length === 0) break;
      for (const { page, pictures: shown } of part) {
        await this.addJson(`pages/${page.hash}.json`, page);
        for (const name of shown) this.shown.add(name);
      }
      this.counts.pages += part.length;
      after = part.at(-1)?.page.id ?? null;
    }
  }

  async #addLinks(person: Person): Promise<void> {
    for (let after: string | null = null; ; ) {
      const part: Awaited<ReturnType<typeof links.partOfOwn>> = await links.partOfOwn(person, after, LINES_PAGE);
      if (part.links.length > 0) await this.addJson(nameOfPart("links", this.counts.links), part.links);
      await this.#addClicks(part.hashes);
      this.counts.links += part.links.length;
      after = part.after;
      if (after === null) break;
    }
  }

  /** Rows of the days of each signature, or each link of its own, and of the months of each of its links. */
  async #addClicks(hashes: readonly string[]): Promise<void> {
    const counts = await links.countsOf(hashes);
    for (const { signature, from, to, shortUrl, url, people, bots } of counts)
      this.#clicks.push(csvLine([signature, from, to, shortUrl, url, people, bots]));
    this.counts.clickRows += counts.length;
    if (this.#clicks.length >= MAX_CLICK_LINES) await this.#writeClicks();
  }

  /** `clicks.csv`, `clicks-2.csv` */
  async #writeClicks(): Promise<void> {
    this.#clickFiles += 1;
    const path = this.#clickFiles === 1 ? "clicks.csv" : `clicks-${this.#clickFiles}.csv`;
    await this.add(path, csvLine(CLICK_COLUMNS) + this.#clicks.join(""));
    this.#clicks = [];
  }

  /** What was counted, those pictures that fit, and what says what is in it. @param names of the pictures, those that are shown first */
  async end(names: AsyncIterable<string>, others: Record<string, number> = {}): Promise<Gathered> {
    if (this.#clicks.length > 0 || this.#clickFiles === 0) await this.#writeClicks();
    const zip = this.#zip;
    let pictures = 0;
    let picturesLeftOut = 0;
    for await (const picture of names) {
      const fits = zip.bytes < MAX_EXPORT_BYTES && zip.entries < MAX_EXPORT_ENTRIES - LAST_ENTRIES;
      const bytes = fits ? await images.findPicture(picture) : null;
      if (bytes) await this.add(`pictures/${picture}`, bytes, true);
      if (bytes) pictures += 1;
      else if (!fits) picturesLeftOut += 1;
    }
    const counts = { ...this.counts, ...others, pictures, picturesLeftOut };
    const about = { version: VERSION, createdAt: new Date().toISOString(), counts };
    await zip.add("manifest.json", Buffer.from(json({ ...about, undrawn: this.#undrawn, files: this.#entries })));
    await zip.end();
    return { parts: zip.parts, bytes: zip.bytes, signatures: this.counts.signatures, pictures };
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Gathers all that we have of a person into a zip in the file store: `manifest.json`, `account.json`, `ways-in.json`,
 * `friends.json`, `steps.json`, `signatures/` as JSON and HTML, `pages/` as JSON, `domains.json`, `cards/` as JSON and vCard, `links/` and `mails/` as JSON, `pictures/`, `clicks.csv`, `log.csv`. No
 * passwords, tokens or codes: these are no data about a person. Who manages a team takes along the team's signatures, pages, domains, cards,
 * links and pictures, a member those that they made and brought; both the picture of their profile, and the mails that they wrote
 * themselves with the browser extension.
 * @throws unavailable, busy, store_full
 */
export async function gather(id: string, person: Person, signal: AbortSignal): Promise<Gathered> {
  const copy = new Gathering(id, signal);
  const { _id, picture: onProfile } = person.user;
  await copy.addJson("account.json", await accountOf(person));
  await copy.addJson("ways-in.json", await ownData.waysIn(person));
  await copy.addJson("friends.json", await friends.friendsOf(_id, MAX_FRIENDS));
  await copy.addJson("steps.json", await account.flowStepsOf(_id, MAX_STEPS));

  const profile = onProfile === null ? null : parseSource(onProfile);
  if (profile) copy.shown.add(profile.name);
  await copy.addTeam(person);
  let mails = 0;
  for (;;) {
    const part = await extension.partOfMails(person, mails, LINES_PAGE);
    if (part.length > 0) await copy.addJson(nameOfPart("mails", mails), part);
    mails += part.length;
    if (part.length < LINES_PAGE) break;
  }
  if (isManager(person)) await copy.addJson("domains.json", await domains.domainsOf(person.team._id));
  await copy.add("log.csv", await logOf(person));
  return copy.end(picturesOf(person, copy.shown), { mails });
}

/** What the person sees of their account, and what else is kept of them there. */
async function accountOf(person: Person) {
  const { createdAt, emailVerifiedAt, answers, firstTouch, roles } = person.user;
  const { name, used, signatureCount } = person.team;
  return {
    ...(await account.show(person)),
    roles,
    createdAt,
    emailVerifiedAt: emailVerifiedAt ?? null,
    answers,
    firstTouch,
    actsFor: { name, people: used, signatures: signatureCount, isOwner: person.member === null },
  };
}

/** What was noted of the person's account, as they see it. */
async function logOf(person: Person): Promise<string> {
  let text = "";
  for await (const lines of audit.csvOf(audit.ownLog(person))) text += lines;
  return text;
}

/** Names of stored pictures: those that are shown somewhere, and of the others those of the team or those that a member has brought. */
export async function* picturesOf(person: Person, shown: ReadonlySet<string>): AsyncGenerator<string> {
  yield* shown;
  const others = isManager(person) ? images.picturesOf(person.team._id) : ownPictures.namesOf(person);
  for await (const name of others) if (!shown.has(name)) yield name;
}

/** `links/1.json`, `links/1001.json` */
export const nameOfPart = (folder: string, before: number) => `${folder}/${before + 1}.json`;
