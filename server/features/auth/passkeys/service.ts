/** Passkeys (WebAuthn): keys in a person's device or password manager, which asks for the person before it signs. */
import { createHash } from "node:crypto";
import type { Types } from "mongoose";
import * as z from "zod/mini";
import { type Assertion, MAX_PASSKEYS, type NewCredential, type Passkey } from "#shared/auth/passkeys/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { byAddress, limitAddress, limitFailures } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import { tellOfChange } from "../changeMails.ts";
import { arrive, type Origin, type Session } from "../service.ts";
import { tickets } from "../tickets.ts";
import { PasskeyModel, type PasskeyRecord, storedPasskeys } from "./model.ts";

const MINUTE_MS = 60_000;
/** Every open login page begins one, for its autofill. */
const STARTS_PER_ADDRESS = { limit: 300, windowMs: 15 * MINUTE_MS };
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS };

/** A challenge, answered once: the counters of synchronised passkeys stay 0 and tell no replay. */
const Ceremony = z.strictObject({ purpose: z.enum(["login", "add", "prove"]), challenge: z.string() });
export const ceremonies = tickets("passkey", Ceremony);

/** EdDSA, ES256 and RS256. Newer ones make large keys, and not every version of Node.js can check them. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] };

/** Loaded with the first passkey: 20 MB, which a server at rest does not need. */
const library = () => import("@simplewebauthn/server");

/** Where passkeys belong to, whatever name a request says it was sent to. */
const site = () => {
  const { origin, hostname } = new URL(settings().PUBLIC_URL);
  return { origin, hostname };
};

/** What authenticators know the account by: no address, no id of ours. */
const handleOf = (user: Types.ObjectId) => new Uint8Array(createHash("sha256").update(`passkeys of ${user}`).digest());

/** @throws too_many_requests */
export async function beginLogin({ ip }: Origin) {
  await limitAddress("passkey", ip, STARTS_PER_ADDRESS);
  const { generateAuthenticationOptions } = await library();
  // Without a list: nothing tells which accounts there are.
  const options = await generateAuthenticationOptions({ rpID: site().hostname, userVerification: "required" });
  return { options, ticket: await ceremonies.make({ purpose: "login", challenge: options.challenge }, null) };
}

/** @throws passkey_refused, sign_in_expired, too_many_requests */
export async function logIn(credential: Assertion, origin: Origin): Promise<Session> {
  return limitFailures(byAddress("passkey:failed", origin.ip, FAILURES_PER_ADDRESS), async () => {
    const challenge = await answered("login", null, origin);
    const known = storedPasskeys.read(await PasskeyModel.findOne({ credential: credential.id }).lean());
    const user = known && (await account.findById(String(known.user)));
    if (!known || !user?.isEnabled) fail("passkey_refused");
    await prove(known, credential, challenge);
    return arrive(user, origin);
  });
}

async function prove(known: PasskeyRecord, response: Assertion, challenge: string): Promise<void> {
  const { verifyAuthenticationResponse } = await library();
  const { origin, hostname } = site();
  // A mismatch of any kind is thrown.
  const checked = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    credential: {
      id: known.credential,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
      counter: known.counter,
    },
  }).catch((cause: unknown) => fail("passkey_refused", { cause }));
  if (!checked.verified) fail("passkey_refused");
  const { matchedCount } = await PasskeyModel.updateOne(
    { _id: known._id, counter: known.counter },
    { $set: { counter: checked.authenticationInfo.newCounter, lastUsedAt: new Date() } },
  );
  // Removed a moment ago, or a copy of it has signed at the same time.
  if (matchedCount === 0) fail("passkey_refused");
}

/** The challenge that this browser got, used up. @throws sign_in_expired */
async function answered(
  purpose: z.output<typeof Ceremony>["purpose"],
  user: Types.ObjectId | null,
  origin: Pick<Origin, "cookies">,
) {
  const ticket = await ceremonies.take(origin);
  if (ticket?.data.purpose !== purpose || String(ticket.user) !== String(user)) fail("sign_in_expired");
  return ticket.data.challenge;
}

export const hasAny = async (user: Types.ObjectId): Promise<boolean> => (await PasskeyModel.exists({ user })) !== null;

/** Begins a proof of who is signed in, by one of their own. @throws too_many_requests */
export async function beginProof(user: Types.ObjectId, { ip }: Origin) {
  await limitAddress("passkey", ip, STARTS_PER_ADDRESS);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site().hostname,
    userVerification: "required",
    allowCredentials: (await rowsOf(user)).map(({ credential }) => ({ id: credential })),
  });
  return { options, ticket: await ceremonies.make({ purpose: "prove", challenge: options.challenge }, user) };
}

/** @throws passkey_refused (somebody else's too), sign_in_expired */
export async function proveOwn(user: Types.ObjectId, credential: Assertion, from: Pick<Origin, "cookies">) {
  const challenge = await answered("prove", user, from);
  const row = await PasskeyModel.findOne({ credential: credential.id, user }).lean();
  await prove(storedPasskeys.read(row) ?? fail("passkey_refused"), credential, challenge);
}

/** The passkeys of an account, oldest first. */
export async function list(user: Types.ObjectId): Promise<Passkey[]> {
  return (await rowsOf(user)).map(present);
}

const rowsOf = async (user: Types.ObjectId) =>
  storedPasskeys.readAll(await PasskeyModel.find({ user }).sort({ _id: 1 }).limit(MAX_PASSKEYS).lean());

/** @throws passkey_limit */
export async function beginAdding({ _id, email, name }: account.UserRecord) {
  const rows = await rowsOf(_id);
  if (rows.length >= MAX_PASSKEYS) fail("passkey_limit");
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: "Signoff",
    rpID: site().hostname,
    userName: email,
    userDisplayName: name || email,
    userID: handleOf(_id),
    excludeCredentials: rows.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    ...ALGORITHMS,
  });
  return { options, ticket: await ceremonies.make({ purpose: "add", challenge: options.challenge }, _id) };
}

/** @throws passkey_refused, sign_in_expired, passkey_limit */
export async function add(
  user: account.UserRecord,
  { name, credential: response }: { name: string; credential: NewCredential },
  from: Pick<Origin, "cookies">,
): Promise<Passkey> {
  const { _id } = user;
  const challenge = await answered("add", _id, from);
  if ((await PasskeyModel.countDocuments({ user: _id })) >= MAX_PASSKEYS) fail("passkey_limit");
  const { verifyRegistrationResponse } = await library();
  const { origin, hostname } = site();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    ...ALGORITHMS,
  }).catch((cause: unknown) => fail("passkey_refused", { cause }));
  if (!registrationInfo) fail("passkey_refused");
  const { id, publicKey, counter } = registrationInfo.credential;
  const made = await unlessDuplicate(
    PasskeyModel.create({
      user: _id,
      credential: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: response.response.transports,
      name,
    }),
  );
  if (!made) fail("passkey_refused");
  await tellOfChange(user, "passkeyAdded", name);
  return present(made);
}

/** @throws not_found */
export async function rename(user: Types.ObjectId, id: string, name: string): Promise<Passkey> {
  const change = { $set: { name } };
  const row = await PasskeyModel.findOneAndUpdate({ _id: id, user }, change, { returnDocument: "after" }).lean();
  return present(storedPasskeys.read(row) ?? fail("not_found"));
}

/** @throws not_found */
export async function remove(user: Types.ObjectId, id: string): Promise<void> {
  const { deletedCount } = await PasskeyModel.deleteOne({ _id: id, user });
  if (deletedCount === 0) fail("not_found");
}

const present = ({ _id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id: String(_id),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
