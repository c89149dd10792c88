/** How the browser extension comes to its key: the site's page makes a code, and the extension swaps it. */
import { createHash, randomBytes } from "node:crypto";
import mongoose from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { HAND_OVER_SECONDS } from "#shared/extension/constants.ts";
import type { Connection, HandOver } from "#shared/extension/schema.ts";
import { byAddress, limit, limitAddress, limitFailures } from "../../db/cache/limit.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import { agentOf, type Origin } from "../auth/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import { endKey, makeKey, refuseMoreKeys } from "../signatures/service.ts";
import { partOfMails } from "./mails.ts";
import { ExtensionCodeModel, storedCodes } from "./model.ts";

// For a copy of all that is kept of a person.
export { partOfMails };

const HOUR_MS = 3_600_000;
const CODES_PER_ACCOUNT = { limit: 30, windowMs: HOUR_MS };
/** Nobody finds a code by trying; this keeps them from keeping us busy with it. */
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: HOUR_MS };
const ENDS_PER_ADDRESS = { limit: 120, windowMs: HOUR_MS };

const hashOf = (code: string) => createHash("sha256").update(`extension code ${code}`).digest("base64url");

/** @throws signature_key_limit, too_many_requests */
export async function handOver(viewer: Viewer, now = Date.now()): Promise<HandOver> {
  const { user, id } = viewer;
  await limit(`extension-codes:account:${id}`, CODES_PER_ACCOUNT);
  await refuseMoreKeys(viewer);
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now + HAND_OVER_SECONDS * 1000);
  await ExtensionCodeModel.create({ _id: hashOf(code), user: user._id, epoch: user.epoch, expiresAt });
  return { code, expiresAt: expiresAt.toISOString() };
}

/**
 * Swaps a code for a key, which the person finds among their own by the names of browser and system. The code is used up by one
 * atomic write: of many at once one gets a key.
 * @throws cross_site (not sent by an extension of ours), hand_over_expired, signature_key_limit, too_many_requests
 */
export async function connect(code: string, origin: Origin): Promise<Connection> {
  if (!isOurs(origin.headers.origin)) fail("cross_site");
  const user = await limitFailures(byAddress("extension-connect", origin.ip, FAILURES_PER_ADDRESS), () => take(code));
  origin.noted = { subject: user._id };
  const { browser, system } = agentOf(origin.headers["user-agent"]);
  const name = ["Extension", browser, system].filter(Boolean).join(" · ");
  const { key } = await makeKey({ user, id: String(user._id) }, name);
  return { key, email: user.email };
}

async function take(code: string): Promise<account.UserRecord> {
  const valid = { _id: hashOf(code), expiresAt: mongoose.trusted({ $gt: new Date() }) };
  const spent = storedCodes.read(await ExtensionCodeModel.findOneAndDelete(valid).lean());
  const user = spent && (await account.findById(String(spent.user)));
  return user?.isEnabled && user.epoch === spent?.epoch ? user : fail("hand_over_expired");
}

/**
 * Browsers say where a call comes from, and no page can say that it is an extension. Firefox gives each installation an id of
 * its own, so any of its extensions may be ours; in Chromium ours has one of the ids of the settings, or any where none is set.
 */
function isOurs(origin: string | undefined): boolean {
  const [, scheme, id = ""] = /^(chrome|moz)-extension:\/\/([\w-]+)$/.exec(origin ?? "") ?? [];
  const { extensionIds } = settings();
  return scheme === "moz" || (scheme === "chrome" && (extensionIds.length === 0 || extensionIds.includes(id)));
}

/** Ends the key that its own extension sends. @throws too_many_requests */
export async function disconnect(key: string | null, origin: Pick<Origin, "ip" | "noted">): Promise<void> {
  await limitAddress("extension-disconnect", origin.ip, ENDS_PER_ADDRESS);
  const user = key ? await endKey(key) : null;
  if (user) origin.noted = { subject: user };
}
