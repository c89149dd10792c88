/** What there is of people for a design that leads to one's own page or card. */
import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { OWN_WAYS, type OwnWay } from "#shared/addons/constants.ts";
import { SIGNATURE_QR_PX } from "#shared/drawings/constants.ts";
import { Qr } from "#shared/drawings/schema.ts";
import { NO_LINKS, type OwnLink, type OwnLinks, ownWayOf } from "#shared/members/masters/compose.ts";
import type { Content } from "#shared/signatures/schema.ts";
import * as cards from "../../cards/service.ts";
import { drawWritten } from "../../drawings/service.ts";
import * as images from "../../images/service.ts";
import * as members from "../../members/service.ts";
import * as pages from "../../pages/service.ts";
import { isPassing } from "./passing.ts";

const READ = { page: pages.linksOf, businessCard: cards.linksOf } as const satisfies Record<OwnWay, unknown>;
const WAYS = Object.keys(OWN_WAYS) as OwnWay[];

/** Codes of a team of thousands; whoever saves the design three times in a row does not draw them anew. */
const codes = new LRUCache<string, string>({ max: 20_000, ttl: 10 * 60_000 });

/**
 * People with the page and the card that they have, as far as a design leads to such. Where it shows a code each gets one of
 * their own, which is kept in the team's name.
 * @throws unavailable, busy
 */
export async function withLinks<P extends members.Person>(
  team: members.TeamRecord,
  { general }: Pick<Content, "general">,
  people: readonly P[],
): Promise<(P & { links: OwnLinks })[]> {
  const wanted = wantedBy(general.addons);
  if (wanted.size === 0 || people.length === 0) return people.map((person) => ({ ...person, links: NO_LINKS }));
  const emails = people.map(({ email }) => email);
  const found = await Promise.all(
    WAYS.map(async (way) => [way, wanted.has(way) ? await READ[way](team._id, emails) : null] as const),
  );
  const linked: (P & { links: OwnLinks })[] = [];
  for (const person of people) {
    const links: Record<OwnWay, OwnLink | null> = { ...NO_LINKS };
    for (const [way, byEmail] of found) {
      const link = byEmail?.get(person.email);
      if (link) links[way] = { ...link, code: wanted.get(way) ? await codeOf(team, link.url) : "" };
    }
    linked.push({ ...person, links });
  }
  return linked;
}

/** The ways that a design has, and whether one of them shows a code. */
function wantedBy(addons: Content["general"]["addons"]): Map<OwnWay, boolean> {
  const wanted = new Map<OwnWay, boolean>();
  for (const addon of addons) {
    const way = ownWayOf(addon);
    if (way === null) continue;
    const { image } = addon.data as { image?: string };
    wanted.set(way, (wanted.get(way) ?? false) || Boolean(image));
  }
  return wanted;
}

/** One code is one picture, however often it is drawn. "" where it cannot be drawn at all. @throws unavailable, busy */
async function codeOf(team: members.TeamRecord, text: string): Promise<string> {
  const key = `${team._id} ${text}`;
  const known = codes.get(key);
  if (known !== undefined) return known;
  try {
    const { bytes } = await drawWritten("qr", Qr.parse({ text, sizePx: SIGNATURE_QR_PX }), { owner: String(team._id) });
    const by = { team: team._id, user: members.ownerOf(team) };
    const { path } = await images.storeUploadOf(by, Readable.from([bytes]));
    codes.set(key, path);
    return path;
  } catch (error) {
    if (isPassing(error)) throw error;
    return "";
  }
}
