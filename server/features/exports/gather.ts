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
const CLICK_COLUMNS = ["signature", "from", "to", "short_link", "address", "people", "programs"];

export type Person = Viewer;
type Entry = { path: string; bytes: number; sha256: string };
export type Gathered = Pick<ZipParts, "parts" | "bytes"> & { signatures: number; pictures: number };

/**
 * Gathers all that we have of a person into a zip in the file store: `manifest.json`, `account.json`, `ways-in.json`,
 * `friends.json`, `steps.json`, `signatures/` as JSON and HTML, `pages/` as JSON, `domains.json`, `cards/` as JSON and vCard, `links/` and `mails/` as JSON, `pictures/`, `clicks.csv`, `log.csv`. No
 * passwords, tokens or codes: these are no data about a person. Who manages a team takes along the team's signatures, pages, domains, cards,
 * links and pictures, a member those that they made and brought; both the picture of their profile, and the mails that they wrote
 * themselves with the browser extension.
 * @throws unavailable, busy, store_full
 */
export async function gather(id: string, person: Person, signal: AbortSignal): Promise<Gathered> {
  const zip = new ZipParts(id);
  const entries: Entry[] = [];
  const add = async (path: string, content: Uint8Array | string, isPacked = false) => {
    signal.throwIfAborted();
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    entries.push({ path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    await zip.add(path, bytes, isPacked);
  };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

  const { _id, picture: onProfile } = person.user;
  await add("account.json", json(await accountOf(person)));
  await add("ways-in.json", json(await ownData.waysIn(person)));
  await add("friends.json", json(await friends.friendsOf(_id, MAX_FRIENDS)));
  await add("steps.json", json(await account.flowStepsOf(_id, MAX_STEPS)));

  const profile = onProfile === null ? null : parseSource(onProfile);
  const pictures = new Set(profile ? [profile.name] : []);
  const clicks = [csvLine(CLICK_COLUMNS)];
  const undrawn: string[] = [];
  let count = 0;
  for (let after: string | null = null; ; ) {
    const page = await signatures.pageOf(person, after, PAGE);
    if (page.length === 0) break;
    for (let at = 0; at < page.length; at += DRAWN_AT_ONCE) {
      const some = page.slice(at, at + DRAWN_AT_ONCE);
      const drawn = await Promise.all(some.map((signature) => signatures.drawn(signature)));
      for (const [i, signature] of some.entries()) {
        await add(`signatures/${signature.hash}.json`, json(signature));
        const html = drawn[i]?.html;
        if (html) await add(`signatures/${signature.hash}.html`, html);
        else undrawn.push(signature.hash);
        for (const name of signatures.picturesIn(signature)) pictures.add(name);
      }
    }
    clicks.push(...(await clicksOf(page.map(({ hash }) => hash))));
    count += page.length;
    after = page.at(-1)?.id ?? null;
  }
  let cardCount = 0;
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof cards.pageOf>> = await cards.pageOf(person, after, PAGE);
    if (page.length === 0) break;
    for (const { card, pictures: shown } of page) {
      await add(`cards/${card.hash}.json`, json(card));
      const { content, url, updatedAt: revisedAt } = card;
      const uid = cardUid(card.hash);
      await add(`cards/${card.hash}.vcf`, vCardOf(content, { kind: "3.0", url, uid, photo: null, revisedAt }));
      for (const name of shown) pictures.add(name);
    }
    cardCount += page.length;
    after = page.at(-1)?.card.id ?? null;
  }
  let pageCount = 0;
  for (let after: string | null = null; ; ) {
    const part: Awaited<ReturnType<typeof pages.pageOf>> = await pages.pageOf(person, after, PAGE);
    if (part.length === 0) break;
    for (const { page, pictures: shown } of part) {
      await add(`pages/${page.hash}.json`, json(page));
      for (const name of shown) pictures.add(name);
    }
    pageCount += part.length;
    after = part.at(-1)?.page.id ?? null;
  }
  let linkCount = 0;
  for (let after: string | null = null; ; ) {
    const part: Awaited<ReturnType<typeof links.partOfOwn>> = await links.partOfOwn(person, after, LINES_PAGE);
    if (part.links.length > 0) await add(nameOfPart("links", linkCount), json(part.links));
    clicks.push(...(await clicksOf(part.hashes)));
    linkCount += part.links.length;
    after = part.after;
    if (after === null) break;
  }
  let mailCount = 0;
  for (;;) {
    const part = await extension.partOfMails(person, mailCount, LINES_PAGE);
    if (part.length > 0) await add(nameOfPart("mails", mailCount), json(part));
    mailCount += part.length;
    if (part.length < LINES_PAGE) break;
  }
  if (isManager(person)) await add("domains.json", json(await domains.domainsOf(person.team._id)));
  await add("clicks.csv", clicks.join(""));
  await add("log.csv", await logOf(person));

  let picturesAdded = 0;
  let leftOut = 0;
  for await (const picture of picturesOf(person, pictures)) {
    const fits = zip.bytes < MAX_EXPORT_BYTES && zip.entries < MAX_EXPORT_ENTRIES - LAST_ENTRIES;
    const bytes = fits ? await images.findPicture(picture) : null;
    if (bytes) await add(`pictures/${picture}`, bytes, true);
    if (bytes) picturesAdded += 1;
    else if (!fits) leftOut += 1;
  }

  const counts = {
    signatures: count,
    pages: pageCount,
    cards: cardCount,
    links: linkCount,
    mails: mailCount,
    pictures: picturesAdded,
    picturesLeftOut: leftOut,
    clickRows: clicks.length - 1,
  };
  const manifest = { version: VERSION, createdAt: new Date().toISOString(), counts, undrawn, files: entries };
  await zip.add("manifest.json", Buffer.from(json(manifest)));
  await zip.end();
  return { parts: zip.parts, bytes: zip.bytes, signatures: count, pictures: picturesAdded };
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
async function* picturesOf(person: Person, shown: ReadonlySet<string>): AsyncGenerator<string> {
  yield* shown;
  const others = isManager(person) ? images.picturesOf(person.team._id) : ownPictures.namesOf(person);
  for await (const name of others) if (!shown.has(name)) yield name;
}

/** `links/1.json`, `links/1001.json` */
const nameOfPart = (folder: string, before: number) => `${folder}/${before + 1}.json`;

/** Rows of the days of each signature, or each link of its own, and of the months of each of its links. */
async function clicksOf(hashes: readonly string[]): Promise<string[]> {
  const counts = await links.countsOf(hashes);
  return counts.map(({ signature, from, to, shortUrl, url, people, bots }) =>
    csvLine([signature, from, to, shortUrl, url, people, bots]),
  );
}
