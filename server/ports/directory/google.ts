import * as z from "zod/mini";
import { failureOf, readAs, withToken } from "./ask.ts";
import { type Directory, DirectoryFailure, type DirectoryPerson } from "./directory.ts";
import type { GoogleKey } from "./key.ts";
import { serviceAccountGrant } from "./serviceAccount.ts";
import { addressOf, textOf } from "./texts.ts";

/** People in one answer, the most that there may be. */
const PAGE = 500;
const SCOPE = "https://www.googleapis.com/auth/admin.directory.user.readonly";

const text = z.nullish(z.string());
const flag = z.nullish(z.boolean());
const list = <T extends z.ZodMiniType>(item: T) => z.nullish(z.array(item));
const Users = z.object({
  nextPageToken: z.optional(z.string()),
  users: z._default(
    z.array(
      z.object({
        id: z.string(),
        etag: text,
        primaryEmail: text,
        name: z.nullish(z.object({ fullName: text })),
        suspended: flag,
        archived: flag,
        organizations: list(z.object({ title: text, department: text, location: text, primary: flag })),
        phones: list(z.object({ value: text, type: text, primary: flag })),
        locations: list(z.object({ buildingId: text, area: text })),
      }),
    ),
    [],
  ),
});
type User = z.output<typeof Users>["users"][number];
/** Nothing else is sent: of thousands of people answers are long. */
const FIELDS =
  "nextPageToken,users(id,etag,primaryEmail,name/fullName,suspended,archived,organizations(title,department,location,primary),phones(value,type,primary),locations(buildingId,area))";

const Photo = z.object({ photoData: z.string() });
/** Why Google refuses with 403 what it would answer later. */
const TOO_OFTEN = /rateLimitExceeded|quotaExceeded/i;

/**
 * The people of a Google Workspace, by its Directory API. It tells no changes: each run reads all of them, and their etags say who is as
 * before.
 * @param admin in whose name the service account reads (domain-wide delegation)
 */
export function googleDirectory({ key, admin, url }: { key: GoogleKey; admin: string; url: string }): Directory {
  const get = withToken(key.token_uri, () => serviceAccountGrant(key, SCOPE, admin));
  const base = `${url}/admin/directory/v1/users`;

  return {
    source: "google",

    async read(cursor, signal) {
      const query = new URLSearchParams({ customer: "my_customer", maxResults: String(PAGE), fields: FIELDS });
      if (cursor) query.set("pageToken", cursor);
      const answer = await get(`${base}?${query}`, {}, signal);
      // A token of a page counts for three days.
      if (answer.status === 400 && cursor) throw new DirectoryFailure("restart");
      if (answer.status === 403 && TOO_OFTEN.test(answer.bytes.toString())) throw failureOf({ ...answer, status: 429 });
      if (answer.status !== 200) throw failureOf(answer);
      const { users, nextPageToken = null } = readAs(Users, answer);
      return { people: users.map(personOf), left: [], next: nextPageToken, resume: null, isWhole: true };
    },

    async photoOf(id, signal) {
      const answer = await get(`${base}/${encodeURIComponent(id)}/photos/thumbnail`, {}, signal);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw failureOf(answer);
      return Buffer.from(readAs(Photo, answer).photoData, "base64url");
    },
  };
}

function personOf({ id, etag, primaryEmail, name, suspended, archived, ...user }: User): DirectoryPerson {
  const job = firstOf(user.organizations);
  const phones = user.phones ?? [];
  const mobile = phones.find(({ type }) => /mobile/.test(type ?? ""));
  const phone = firstOf(phones.filter((one) => one !== mobile && /work|^main$|^other$/.test(one.type ?? "work")));
  const place = user.locations?.find(({ buildingId, area }) => buildingId || area);
  return {
    id,
    email: addressOf(primaryEmail),
    isActive: !suspended && !archived,
    version: etag ?? null,
    texts: {
      name: textOf(name?.fullName),
      position: textOf(job?.title),
      department: textOf(job?.department),
      place: textOf(job?.location || place?.buildingId || place?.area),
      phone: textOf(phone?.value),
      mobile: textOf(mobile?.value),
    },
  };
}

/** The one that is said to count, else the first. */
const firstOf = <T extends { primary?: boolean | null | undefined }>(items: readonly T[] | null | undefined) =>
  items?.find(({ primary }) => primary) ?? items?.[0];
