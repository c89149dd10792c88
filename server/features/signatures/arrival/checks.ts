import { randomBytes } from "node:crypto";
import mongoose from "mongoose";
import { CHECK_MINUTES, type CheckAddress, MAX_CHECKED_MAIL_BYTES } from "#shared/arrival/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { limit } from "../../../db/cache/limit.ts";
import { pack, unpack } from "../../../db/packed.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { getInTeam } from "../service.ts";
import { CheckModel, type CheckRecord, storedChecks } from "./model.ts";

const NEW_PER_ACCOUNT = { limit: 12, windowMs: 3_600_000 };
/** Mails that one address takes: a person tries again, a stranger sends on and on. */
const MAX_MAILS = 20;
/** An address that ends sooner is not given out again. */
const LEFT_MS = 15 * 60_000;

/** Lower-case letters and digits that are not taken for one another: mail programs change the case of an address. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const newToken = () => Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join("");
const ADDRESS = /^check-([a-z2-9]{24})@/i;

const addressOf = (token: string) => `check-${token}@${settings().CHECK_DOMAIN}`;
const isLive = (leftMs = 0) => mongoose.trusted({ $gt: new Date(Date.now() + leftMs) });

const together = singleFlight<CheckRecord>();

/**
 * The viewer's address of a signature; the same while it takes mails, also for who asks twice at once (single flight).
 * @throws not_found also where this installation takes no mail, too_many_requests
 */
export async function open(viewer: Viewer, hash: string): Promise<CheckAddress> {
  await getInTeam(viewer, hash);
  if (settings().CHECK_SMTP_PORT === undefined) fail("not_found");
  const check = await together(`${viewer.id} ${hash}`, () => findOrMake(viewer, hash));
  return { address: addressOf(check._id), until: check.expiresAt.toISOString() };
}

async function findOrMake({ user, id }: Viewer, hash: string): Promise<CheckRecord> {
  const known = await CheckModel.findOne({ user: user._id, signature: hash, expiresAt: isLive(LEFT_MS) })
    .sort({ expiresAt: -1, _id: 1 })
    .lean();
  return storedChecks.read(known) ?? make(user._id, id, hash);
}

async function make(user: CheckRecord["user"], id: string, signature: string): Promise<CheckRecord> {
  await limit(`arrival-checks:account:${id}`, NEW_PER_ACCOUNT);
  const expiresAt = new Date(Date.now() + CHECK_MINUTES * 60_000);
  const record = await CheckModel.create({ _id: newToken(), signature, user, expiresAt });
  return record.toObject();
}

/**
 * The last mail that came to an address of the viewer, of whichever that takes mails still: one that was copied is used after
 * the next was given out. @throws not_found
 */
export async function lastMail(viewer: Viewer, hash: string): Promise<{ at: string; source: string } | null> {
  await getInTeam(viewer, hash);
  const hasCome = mongoose.trusted({ $gt: new Date(0) });
  const found = await CheckModel.findOne({
    user: viewer.user._id,
    signature: hash,
    expiresAt: isLive(),
    mailAt: hasCome,
  })
    .sort({ mailAt: -1 })
    .lean();
  const check = storedChecks.read(found);
  if (!check?.mail || !check.mailAt) return null;
  const source = await unpack(check.mail, MAX_CHECKED_MAIL_BYTES);
  return { at: check.mailAt.toISOString(), source: source.toString("base64") };
}

/** What takes mails to an address, as it stands in a mail's envelope; null for one that takes none. */
export async function tokenOf(address: string): Promise<string | null> {
  const token = ADDRESS.exec(address)?.[1]?.toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (!token || domain !== settings().CHECK_DOMAIN) return null;
  const isThere = await CheckModel.exists({
    _id: token,
    expiresAt: isLive(),
    mails: mongoose.trusted({ $lt: MAX_MAILS }),
  });
  return isThere ? token : null;
}

/** Keeps a mail in the place of the one before. @returns false where the address takes none any more */
export async function keepMail(token: string, source: Buffer): Promise<boolean> {
  const { matchedCount } = await CheckModel.updateOne(
    { _id: token, expiresAt: isLive(), mails: mongoose.trusted({ $lt: MAX_MAILS }) },
    { mail: await pack(source), mailAt: new Date(), $inc: { mails: 1 } },
  );
  return matchedCount === 1;
}
