import * as z from "zod/mini";
import { failureOf, readAs, withToken } from "./ask.ts";
import { type Directory, DirectoryFailure, type DirectoryPerson } from "./directory.ts";
import { addressOf, textOf } from "./texts.ts";

const SELECT = "displayName,jobTitle,department,officeLocation,businessPhones,mobilePhone,mail,accountEnabled,userType";
/** Of the sizes that there are the one that fills a signature's photo. */
const PHOTO_SIZE = "240x240";

const text = z.nullish(z.string());
const Delta = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      "@removed": z.optional(z.object({ reason: z.optional(z.string()) })),
      displayName: text,
      jobTitle: text,
      department: text,
      officeLocation: text,
      businessPhones: z.nullish(z.array(z.string())),
      mobilePhone: text,
      mail: text,
      accountEnabled: z.nullish(z.boolean()),
      userType: text,
    }),
  ),
  "@odata.nextLink": z.optional(z.string()),
  "@odata.deltaLink": z.optional(z.string()),
});
type User = z.output<typeof Delta>["value"][number];

type Settings = { tenant: string; clientId: string; clientSecret: string; url: string; loginUrl: string };

/**
 * The people of a Microsoft Entra tenant, by the delta query of Microsoft Graph: the first run names all of them, those after it what
 * has changed since. Somebody may be named more than once, and with nothing but what is new.
 */
export function graphDirectory({ tenant, clientId, clientSecret, url, loginUrl }: Settings): Directory {
  const get = withToken(`${loginUrl}/${tenant}/oauth2/v2.0/token`, async () => ({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
    scope: `${url}/.default`,
  }));
  const first = `${url}/v1.0/users/delta?$select=${SELECT}`;

  /** What Graph leads on to is its own: a token goes nowhere else. @throws DirectoryFailure */
  const own = (link: string): string => {
    if (URL.parse(link)?.origin !== new URL(url).origin) throw new DirectoryFailure("misunderstood");
    return link;
  };

  return {
    source: "graph",

    async read(cursor, signal) {
      const { link, isWhole } = cursor ? cursorOf(cursor) : { link: first, isWhole: true };
      const answer = await get(own(link), {}, signal);
      if (answer.status !== 200) throw failureOf(answer);
      const { value, "@odata.nextLink": next, "@odata.deltaLink": delta } = readAs(Delta, answer);
      return {
        people: value.filter(isThere).map(personOf),
        left: value.filter((user) => !isThere(user)).map(({ id }) => id),
        next: next ? JSON.stringify({ link: own(next), isWhole }) : null,
        resume: delta ? JSON.stringify({ link: own(delta), isWhole: false }) : null,
        isWhole,
      };
    },

    async photoOf(id, signal) {
      const path = `${url}/v1.0/users/${encodeURIComponent(id)}/photos/${PHOTO_SIZE}/$value`;
      const answer = await get(path, { accept: "image/*" }, signal);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw failureOf(answer);
      return answer.bytes;
    },
  };
}

const Cursor = z.object({ link: z.string(), isWhole: z.boolean() });

/** @throws DirectoryFailure restart: it is of another version of the program */
function cursorOf(text: string): z.output<typeof Cursor> {
  try {
    return z.parse(Cursor, JSON.parse(text));
  } catch (cause) {
    throw new DirectoryFailure("restart", { cause });
  }
}

/** Removed ones may be restored (`changed`) or are gone for good (`deleted`): both have left. Guests are other companies' people. */
const isThere = (user: User) => user["@removed"] === undefined && user.userType !== "Guest";

function personOf({ id, mail, accountEnabled, ...user }: User): DirectoryPerson {
  const texts = {
    name: user.displayName,
    position: user.jobTitle,
    department: user.department,
    place: user.officeLocation,
    phone: user.businessPhones === undefined ? undefined : (user.businessPhones?.[0] ?? null),
    mobile: user.mobilePhone,
  };
  const said = Object.entries(texts).filter(([, value]) => value !== undefined);
  return {
    id,
    version: null,
    ...(mail !== undefined && { email: addressOf(mail) }),
    ...(typeof accountEnabled === "boolean" && { isActive: accountEnabled }),
    texts: Object.fromEntries(said.map(([fact, value]) => [fact, textOf(value)])),
  };
}
