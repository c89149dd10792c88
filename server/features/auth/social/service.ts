/** Signing in with OpenID Connect: a provider vouches for a person, who is known by issuer and subject, never by an address. */
import type { Types } from "mongoose";
import * as z from "zod/mini";
import type { Arrival } from "#shared/auth/arrival.ts";
import { ProviderId, type Returned, type SignInOffer, type SignIns } from "#shared/auth/social/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { byAddress, limitAddress, limitFailures } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { type Identity, oauth } from "../../../ports/oauth/oauth.ts";
import * as account from "../../account/service.ts";
import * as friends from "../../friends/service.ts";
import { tellOfChange } from "../changeMails.ts";
import { isReserved } from "../emailChange.ts";
import { broughtBy, type Entry, enter, type Origin, open } from "../service.ts";
import { tickets } from "../tickets.ts";
import { welcome } from "../verification.ts";
import type { Viewer } from "../viewer.ts";
import { IdentityModel, storedIdentities } from "./model.ts";

const MINUTE_MS = 60_000;
/** Each start asks a provider nothing, and writes one ticket. */
const STARTS_PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS };
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS };

/** A sign-in on its way. The issuer is part of it: an answer of another one is none (mix-up attack, RFC 9207). */
const Transaction = z.strictObject({
  provider: ProviderId,
  issuer: z.string(),
  checks: z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});
export const transactions = tickets("signIn", Transaction);

const Pending = z.strictObject({
  provider: ProviderId,
  identity: z.strictObject({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    isEmailProved: z.boolean(),
    name: z.string(),
  }),
});
/** A sign-in that came back to an address which has an account: it waits for that account's owner, in this browser. */
export const pendings = tickets("pendingSignIn", Pending);

/** The ways to sign in that this installation has, besides a password. */
export const signInOffers = (): readonly SignInOffer[] => oauth().offers;

/**
 * Begins a sign-in.
 * @param user who connects it; null to come in
 * @returns where the browser goes, and its ticket
 * @throws not_found, sign_in_failed, too_many_requests
 */
export async function start(provider: ProviderId, user: Types.ObjectId | null, { ip, log }: Origin) {
  await limitAddress("social", ip, STARTS_PER_ADDRESS);
  const issuer = oauth().issuerOf(provider) ?? fail("not_found");
  const { address, checks } = await oauth()
    .begin(provider)
    .catch((error) => {
      log.warn({ operation: "social.start", provider, reason: reasonOf(error) }, "a sign-in provider cannot be asked");
      throw error;
    });
  return { address, ticket: await transactions.make({ provider, issuer, checks }, user) };
}

export type Exchanged = (Entry & { isSignUp: boolean }) | { pending: string };

/**
 * Ends a sign-in: with a session, with the question for the account's second factor, or, when the address has an account
 * that it is not connected to, with a ticket for whoever can log in there. It is never connected by its address alone:
 * either of the two may have been opened by somebody else.
 * @throws sign_in_cancelled, sign_in_failed, sign_in_expired, email_unproved, too_many_requests
 */
export async function exchange(returned: Returned, arrival: Arrival, origin: Origin): Promise<Exchanged> {
  const identity = await provedIn(returned, null, origin);
  const { provider } = returned;
  return (
    (await asKnown(identity, origin)) ??
    (await asNew(identity, provider, arrival, origin)) ??
    // Two of one person at once: the other one has made the account a moment ago.
    (await asKnown(identity, origin)) ??
    (await asPending(identity, provider)) ??
    fail("sign_in_failed")
  );
}

/**
 * What came back, proved: the ticket of this browser is used up whatever comes of it, and it has to be of this provider,
 * of its issuer, and of the same person.
 */
async function provedIn({ provider, search }: Returned, user: Types.ObjectId | null, origin: Origin) {
  return limitFailures(byAddress("social:failed", origin.ip, FAILURES_PER_ADDRESS), async () => {
    const ticket = await transactions.take(origin);
    // Nothing was begun: our own start says so with an error, all else is an old page or somebody's invention.
    if (!ticket) fail(new URLSearchParams(search).has("error") ? "sign_in_failed" : "sign_in_expired");
    const { issuer, checks, ...begun } = ticket.data;
    if (String(ticket.user) !== String(user)) fail("sign_in_expired");
    if (begun.provider !== provider || oauth().issuerOf(provider) !== issuer) fail("sign_in_failed");
    return oauth()
      .finish(provider, search, checks)
      .catch((error) => {
        origin.log.info({ operation: "social.finish", provider, reason: reasonOf(error) }, "a sign-in was refused");
        throw error;
      });
  });
}

/** A provider may say as much as it likes, and whoever opens an address in its name too. */
const MAX_REASON = 64;

/** The word by which the library or the provider names what is wrong; never what was sent. */
function reasonOf({ cause }: Error): string {
  const { code, error, name } = (cause ?? {}) as { code?: unknown; error?: unknown; name?: unknown };
  return String(error ?? code ?? name).slice(0, MAX_REASON);
}

async function asKnown(identity: Identity, origin: Origin): Promise<Exchanged | null> {
  const known = await findIdentity(identity);
  if (!known) return null;
  const user = await account.findById(String(known.user));
  return user?.isEnabled ? { ...(await enter(user, origin)), isSignUp: false } : fail("sign_in_failed");
}

async function asNew(
  identity: Identity,
  provider: ProviderId,
  arrival: Arrival,
  origin: Origin,
): Promise<Exchanged | null> {
  const { name } = identity;
  const email = provedAddress(identity);
  // One that may still be taken back by the account that had it counts as taken.
  if ((await account.findByEmail(email)) || (await isReserved(email, null))) return null;
  const values = { name, email, emailVerifiedAt: new Date(), ...(await broughtBy(arrival)) };
  const user = await account.create(values, async (made, session) => {
    if (await isReserved(email, null, session)) fail("sign_in_failed");
    await IdentityModel.create([recordOf(identity, provider, made._id)], { session });
    await welcome(made, session);
    // Their address is proved already: whoever has invited them gets what that brings.
    await friends.confirmed(made, session);
  });
  if (!user) return null;
  await friends.joined(user);
  return { session: await open(user, origin), isSignUp: true };
}

async function asPending(identity: Identity, provider: ProviderId): Promise<Exchanged | null> {
  const email = provedAddress(identity);
  const user = await account.findByEmail(email);
  return user && { pending: await pendings.make({ provider, identity: { ...identity, email } }, user._id) };
}

/** @throws email_unproved: whoever merely wrote an address somewhere is not let in by it */
const provedAddress = ({ email, isEmailProved }: Identity): string =>
  email && isEmailProved ? email : fail("email_unproved");

const findIdentity = async ({ issuer, subject }: Identity) =>
  storedIdentities.read(await IdentityModel.findOne({ issuer, subject }).lean());

const recordOf = ({ issuer, subject, email }: Identity, provider: ProviderId, user: Types.ObjectId) => ({
  issuer,
  subject,
  email,
  provider,
  user,
});

/** What its button says. */
const nameOf = (provider: ProviderId) => signInOffers().find(({ id }) => id === provider)?.name ?? provider;

/** The sign-ins of an account, those that could be connected, and the one that waits in this browser for it. */
export async function list({ user }: Viewer, origin: Pick<Origin, "cookies">): Promise<SignIns> {
  const [connected, waiting] = await Promise.all([connectedTo(user._id), pendingOf(user._id, origin)]);
  return {
    offers: [...signInOffers()],
    connected,
    pending: waiting && {
      provider: waiting.provider,
      name: nameOf(waiting.provider),
      email: waiting.identity.email,
    },
  };
}

/** The sign-ins that open an account, the oldest first. One of each issuer: there are few. */
export async function connectedTo(user: Types.ObjectId): Promise<SignIns["connected"]> {
  const rows = storedIdentities.readAll(await IdentityModel.find({ user }).sort({ _id: 1 }).limit(20).lean());
  return rows.map(({ _id, provider, email, createdAt }) => ({
    id: String(_id),
    provider,
    name: nameOf(provider),
    email,
    createdAt: createdAt.toISOString(),
  }));
}

async function pendingOf(user: Types.ObjectId, origin: Pick<Origin, "cookies">) {
  const ticket = await pendings.read(origin);
  return ticket?.user?.equals(user) ? ticket.data : null;
}

/** Connects what somebody who is signed in came back with. @throws as `exchange`, and identity_taken */
export async function connect({ user }: Viewer, returned: Returned, origin: Origin): Promise<void> {
  const identity = await provedIn(returned, user._id, origin);
  await keep(identity, returned.provider, user);
}

/** Connects what waits in this browser for the account. @throws sign_in_expired, identity_taken */
export async function connectPending({ user }: Viewer, origin: Pick<Origin, "cookies">): Promise<void> {
  const ticket = await pendings.take(origin);
  if (!ticket?.user?.equals(user._id)) fail("sign_in_expired");
  await keep(ticket.data.identity, ticket.data.provider, user);
}

/** Forgets what waits in this browser. */
export const dropPending = (origin: Pick<Origin, "cookies">) => pendings.take(origin);

async function keep(identity: Identity, provider: ProviderId, user: account.UserRecord): Promise<void> {
  if (await unlessDuplicate(IdentityModel.create(recordOf(identity, provider, user._id))))
    return tellOfChange(user, "signInConnected", nameOf(provider));
  const known = await findIdentity(identity);
  if (!known?.user.equals(user._id)) fail("identity_taken");
}

/** @throws not_found */
export async function disconnect({ user }: Viewer, id: string): Promise<void> {
  const { deletedCount } = await IdentityModel.deleteOne({ _id: id, user: user._id });
  if (deletedCount === 0) fail("not_found");
}
