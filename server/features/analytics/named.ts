/** What of a team is counted, as far as somebody sees it, and what it is called. */
import type { Grouping } from "#shared/analytics/constants.ts";
import { isManager } from "#shared/members/rules.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as cards from "../cards/service.ts";
import { linksOfThings } from "../links/service.ts";
import * as pages from "../pages/service.ts";
import * as signatures from "../signatures/service.ts";

/** `of`: hashes or codes whose counts are its own; one, but for members, who may have several. */
export type Named = { id: string; name: string; detail: string | null; of: readonly string[] };

/** Signatures, pages, cards, links or members, each with what is counted of it. @param only of which the ids are known; null: all */
export async function namedOf(viewer: Viewer, by: Exclude<Grouping, "team">): Promise<Named[]> {
  if (by === "signature") return (await signatures.listAll(viewer)).map(signatureRow);
  if (by === "page") return (await pages.listAll(viewer, null)).map(thingRow);
  if (by === "card") return (await cards.listAll(viewer, null)).map(thingRow);
  if (by === "member") return membersOf(await signatures.listAll(viewer));
  const things = isManager(viewer) ? null : await hashesSeen(viewer);
  const links = await linksOfThings(viewer.team._id, things);
  return links.map(({ code, url }) => ({ id: code, name: code, detail: url, of: [code] }));
}

/** Of everything that a member sees. */
export async function hashesSeen(viewer: Viewer): Promise<string[]> {
  const [own, ownPages, ownCards] = await Promise.all([
    signatures.listAll(viewer),
    pages.listAll(viewer, null),
    cards.listAll(viewer, null),
  ]);
  return [...own, ...ownPages, ...ownCards].map(({ hash }) => hash);
}

type InShort = Awaited<ReturnType<typeof signatures.listAll>>[number];

const signatureRow = ({ hash, label, name, byDefault }: InShort): Named => ({
  id: hash,
  name: label || name,
  detail: byDefault,
  of: [hash],
});

const thingRow = ({ hash, name, url }: { hash: string; name: string; url: string | null }): Named => ({
  id: hash,
  name,
  detail: url,
  of: [hash],
});

/** By whose default signatures are: what nobody has is nobody's. */
function membersOf(list: readonly InShort[]): Named[] {
  const members = new Map<string, Named & { of: string[] }>();
  for (const { hash, name, byDefault } of list) {
    if (byDefault === null) continue;
    const known = members.get(byDefault) ?? { id: byDefault, name: name || byDefault, detail: byDefault, of: [] };
    known.of.push(hash);
    members.set(byDefault, known);
  }
  return [...members.values()];
}
