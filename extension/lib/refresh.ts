import { browser } from "./browser.ts";
import { type Connection, read, write } from "./kept.ts";
import { forgetMails, lastInserted, tellWaiting } from "./mails.ts";
import * as site from "./site.ts";

export const ALARM = "refresh";
const EVERY_MINUTES = 15;
/** The key opens nothing any more, here or anywhere. */
const ENDED = "not_signed_in";

/** Asks the site whether the signature is another one. Without an answer the last one stays: the extension works offline. */
export async function refresh(): Promise<void> {
  const { connection, kept } = await read();
  if (!connection) return;
  await tellWaiting();
  const answer = await site.getDefault(connection, { etag: kept?.etag, inserted: await lastInserted() });
  // Somebody may have connected another account meanwhile: what was asked for the former one is nobody's.
  if ((await read()).connection?.key !== connection.key) return;
  if ("problem" in answer)
    return write(answer.problem === ENDED ? ended() : { problem: answer.problem, ...gone(answer) });
  const checkedAt = Date.now();
  const next = answer.value ?? kept;
  await write({ problem: null, kept: next && { ...next, checkedAt } });
}

const ended = () => ({ connection: null, kept: null, problem: ENDED });

/** There is none any more, or it may not be used: the last one is not put into mails either. */
const gone = ({ problem }: { problem: string }) =>
  problem === "no_default_signature" || problem === "account_expired" ? { kept: null } : {};

/** Takes a new connection in the place of the one before, whose key ends. */
export async function take(connection: Connection): Promise<void> {
  const { connection: former } = await read();
  await write({ connection, kept: null, problem: null });
  await forgetMails();
  if (former) await site.disconnect(former);
  await refresh();
  await keepFresh();
}

export async function leave(): Promise<void> {
  const { connection } = await read();
  await write({ connection: null, kept: null, problem: null });
  await forgetMails();
  await browser.alarms.clear(ALARM);
  if (connection) await site.disconnect(connection);
}

/** Alarms outlive the background script, which browsers end when it has nothing to do. */
export async function keepFresh(): Promise<void> {
  if (await browser.alarms.get(ALARM)) return;
  await browser.alarms.create(ALARM, { periodInMinutes: EVERY_MINUTES });
}
