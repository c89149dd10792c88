/** The ways into an account, for the copy of all that we have of a person: what they see on their screens, and no secrets. */
import * as ownSessions from "../ownSessions.ts";
import * as passkeys from "../passkeys/service.ts";
import * as social from "../social/service.ts";
import * as twoFactor from "../twoFactor/service.ts";
import type { Viewer } from "../viewer.ts";

/** Of devices, the last used ones. */
const MAX_SESSION_PAGES = 50;

/** Ids are left out: nobody else knows the sessions and passkeys by them. */
export async function waysIn(person: Viewer) {
  const { _id } = person.user;
  const [isTwoFactorOn, connected, keys, sessions] = await Promise.all([
    twoFactor.isOn(_id),
    social.connectedTo(_id),
    passkeys.list(_id),
    sessionsOf(person),
  ]);
  return {
    hasPassword: Boolean(person.user.passwordHash),
    isTwoFactorOn,
    signIns: connected.map(({ provider, name, email, createdAt }) => ({ provider, name, email, createdAt })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    sessions,
  };
}

async function sessionsOf(person: Viewer) {
  const sessions: { browser: string; system: string; createdAt: string; usedAt: string }[] = [];
  for (let page = 1; page <= MAX_SESSION_PAGES; page++) {
    const { items, hasMore } = await ownSessions.list(person, page);
    for (const { browser, system, createdAt, usedAt } of items) sessions.push({ browser, system, createdAt, usedAt });
    if (!hasMore) break;
  }
  return sessions;
}
