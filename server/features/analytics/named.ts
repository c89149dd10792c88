/** What of a team is counted, as far as somebody sees it, and what it is called. */
import type { Grouping } from "#shared/analytics/constants.ts";
import { isIn } from "#shared/members/masters/resolve.ts";
import { isManager } from "#shared/members/rules.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as cards from "../cards/service.ts";
import { linksOfThings } from "../links/service.ts";
import * as members from "../members/service.ts";
import * as pages from "../pages/service.ts";
import * as signatures from "../signatures/service.ts";

/** `of`: hashes or codes whose counts are its own; one, but for members, who may have several. */
export type Named = { id: string; name: string; detail: string | null; photo?: string | null; of: readonly string[] };

/** Signatures, pages, cards, links, members or groups of them, each with what is counted of it. */
export async function namedOf(viewer: Viewer, by: Exclude<Grouping, "team">): Promise<Named[]> {
  if (by === "signature") return (await signatures.listWithPhotos(viewer)).map(signatureRow);
  if (by === "page") return (await pages.listAll(viewer)).map(thingRow);
  if (by === "card") return (await cards.listAll(viewer)).map(thingRow);
  if (by === "member") return membersOf(await signatures.listAll(viewer));
  if (by === "segment") return isManager(viewer) ? segmentsOf(viewer) : [];
  const things = isManager(viewer) ? null : await hashesSeen(viewer);
  const links = await linksOfThings(viewer.team._id, things);
  return links.map(({ code, url }) => ({ id: code, name: code, detail: url, of: [code] }));
}

/** Of everything that a member sees. */
export async function hashesSeen(viewer: Viewer): Promise<string[]> {
  const [own, ownPages, ownCards] = await Promise.all([
    signatures.listAll(viewer),
    pages.listAll(viewer),
    cards.listAll(viewer),
  ]);
  return [...own, ...ownPages, ...ownCards].map(({ hash }) => hash);
}

type InShort = Awaited<ReturnType<typeof signatures.listAll>>[number];

const signatureRow = ({ hash, label, name, byDefault, photo }: InShort & { photo: string | null }): Named => ({
  id: hash,
  name: label || name,
  detail: byDefault,
  photo,
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

/** Of each of the team's groups the default signatures of its people, who may be in several groups. */
async function segmentsOf(viewer: Viewer): Promise<Named[]> {
  const { _id } = viewer.team;
  const [segments, list] = await Promise.all([signatures.segmentsOf(_id), signatures.listAll(viewer)]);
  const hers = membersOf(list);
  const people =
    segments.length === 0
      ? []
      : await members.peopleWith(
          _id,
          hers.map(({ id }) => id),
        );
  return segments.map((segment) => {
    const inside = new Set(people.filter((person) => isIn(person, segment)).map(({ email }) => email));
    const of = hers.filter(({ id }) => inside.has(id)).flatMap((member) => member.of);
    return { id: segment.id, name: segment.name, detail: null, of };
  });
}
