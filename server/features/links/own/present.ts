import { linkStateOf } from "#shared/links/rules.ts";
import type { ShortLink } from "#shared/links/schema.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { basedOf, baseOf, shortBase } from "../bases.ts";
import { clicksOf } from "../counts.ts";
import type { ShortLinkRecord } from "../model.ts";
import { scheduleOf } from "../schedules.ts";
import { namesOf } from "./beside.ts";

type Addressed = Pick<ShortLinkRecord, "code" | "slug" | "host" | "of">;

/** @param base under which the links of the team's signatures and pages are; an address of its own is where it was chosen */
export function shortUrlOf({ code, slug, host, of }: Addressed, base = shortBase()): string {
  if (host) return `https://${host}/l/${slug ?? code}`;
  return slug !== undefined || of === "own" ? `${shortBase()}${slug ?? code}` : `${base}${code}`;
}

type Counts = { people: number; bots: number };

/** What a link does now, as its list says it. */
export const stateOf = (link: ShortLinkRecord, clicks: number, now = Date.now()) =>
  linkStateOf(scheduleOf(link, clicks), now);

/** Some links as the API answers them, with what they are of and how often they were followed. */
export async function presentAll({ team }: Viewer, links: readonly ShortLinkRecord[]): Promise<ShortLink[]> {
  const hashes = links.filter(({ of }) => of !== "own").map(({ signature }) => signature);
  const [base, counts, names] = await Promise.all([
    hashes.length > 0 ? baseOf(basedOf(team)) : shortBase(),
    clicksOf(links),
    hashes.length > 0 ? namesOf(team._id, [...new Set(hashes)]) : new Map<string, string>(),
  ]);
  return links.map((link) => present(link, counts.get(link.code) ?? { people: 0, bots: 0 }, { names, base }));
}

type About = { names: ReadonlyMap<string, string>; base: string };

function present(link: ShortLinkRecord, { people, bots }: Counts, { names, base }: About): ShortLink {
  const { code, url, signature, of = "signature", title = "", tags = [] } = link;
  const name = names.get(signature);
  return {
    code,
    shortUrl: shortUrlOf(link, base),
    url,
    title,
    tags,
    slug: link.slug ?? null,
    host: link.host ?? null,
    of,
    thing: of !== "own" && name !== undefined ? { hash: signature, name } : null,
    state: stateOf(link, people),
    isOn: link.offAt === undefined,
    from: link.from ?? null,
    until: link.until ?? null,
    timeZone: link.timeZone ?? "UTC",
    clickLimit: link.clickLimit ?? null,
    fallback: link.fallback ?? null,
    clicks: people,
    botClicks: bots,
    createdAt: link.createdAt.toISOString(),
  };
}
