/** The links at the foot of weekly mails: they stop them, and do nothing else. */
import { createHmac, timingSafeEqual } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { keysFor } from "#shared/auth/keys.ts";
import { pathTo } from "#shared/routes.ts";
import { settings } from "../../../settings.ts";

const ourKeys = () => keysFor("stops of weekly mails", settings().tokenSecrets);
const tagOf = (key: Uint8Array, user: string) => createHmac("sha256", key).update(`weekly ${user}`).digest("base64url");

/** Good for as long as the secret is: an old mail stops them as well as a new one. */
export async function stopUrlOf(user: Types.ObjectId): Promise<string> {
  const [{ bytes }] = await ourKeys();
  return settings().PUBLIC_URL + pathTo("weekly-mail", { token: `${user}.${tagOf(bytes, String(user))}` });
}

/** Whose mails a link stops; null: it is none of ours. */
export async function userOf(token: string): Promise<Types.ObjectId | null> {
  const [, id, tag] = /^([0-9a-f]{24})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || tag === undefined) return null;
  const given = Buffer.from(tag);
  const isOurs = (await ourKeys()).some(({ bytes }) => timingSafeEqual(Buffer.from(tagOf(bytes, id)), given));
  return isOurs ? new mongoose.Types.ObjectId(id) : null;
}
