/** Signing in beside people who read, and what knowing who asks costs each call. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signAccessToken, verifyAccessToken } from "#program/token.ts";
import { PICTURE_RULES } from "#renderer/signature/images.ts";
import type { Config } from "#server/config.ts";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { openStore } from "#server/db/store.ts";
import * as account from "#server/features/account/service.ts";
import { hashPassword, isPassword } from "#server/features/auth/passwords.ts";
import { claimsOf } from "#server/features/auth/tokens.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { settings } from "#server/settings.ts";
import * as make from "#tests/support/make.ts";
import { compareHttp, type Measurement } from "./http.ts";
import { startSignoff } from "./started.ts";

type Line = Omit<Measurement, "goal"> & { goal: number | string };

const EMAIL = "ana@example.com";
const PASSWORD = "correct horse battery staple";
/** As many as two cores work on. */
const LOGINS_AT_ONCE = 2;
const LOGINS_MS = 8_000;
const MIN_LOGINS = 15;
const READ_EVERY_MS = 20;
const MAX_READ_MS = 100;
const MAX_CHECK_MS = 0.1;
const COPIED = 1_000;
const MAX_COPY_S = 60;
const GUESSES = 100;
const MAX_STALL_MS = 50;

export async function run(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  await seed(dataDir);
  const started = (isPinned: boolean) => startSignoff(dataDir, { env: { TRUST_PROXY: "1" }, isPinned });
  try {
    const lines: Line[] = await checks();
    const free = await started(false);
    try {
      lines.push(...(await logins(free.base)), await guesses(free.base), await copy(free.base));
    } finally {
      await free.stop();
    }
    const pinned = await started(true);
    try {
      const headers = { authorization: `Bearer ${(await logIn(pinned.base)).token}` };
      const side = { url: `${pinned.base}/api/_/app/user`, pid: pinned.pid, headers };
      lines.push(await compareHttp({ name: "GET /_/app/user", side, goal: 0.35 }));
    } finally {
      await pinned.stop();
    }
    return lines;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Processor time of finding out what an access token says: what its first call in a process pays, and each further one. */
async function checks(): Promise<Line[]> {
  const tokenSecrets: [string] = [randomBytes(32).toString("hex")];
  settings.plug({ tokenSecrets } as Partial<Config> as Config);
  const claims = { sub: "a".repeat(24), roles: ["ROLE_USER"], epoch: 0, session: "s" };
  const token = await signAccessToken(tokenSecrets, claims);
  const lineOf = async (name: string, check: () => Promise<unknown>): Promise<Line> => {
    const ms = await cpuMs(check);
    const value = Math.round(ms * 10_000) / 10_000;
    return { name, value, unit: "ms", goal: `< ${MAX_CHECK_MS}`, ok: ms < MAX_CHECK_MS };
  };
  return [
    await lineOf("check of an access token, the first of it", () => verifyAccessToken(tokenSecrets, token)),
    await lineOf("check of an access token, each further one", () => claimsOf(token)),
  ];
}

/** Of one time, in the best of ten rounds. */
async function cpuMs(once: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < 2_000; i++) if (!(await once())) throw new Error("A token was refused.");
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 2_000 / 1_000);
  }
  return Math.min(...times);
}

/** Logins from ever new addresses, while somebody reads. The library's own rate, in the same minute, is what they are held against. */
async function logins(base: string): Promise<Line[]> {
  const { token } = await logIn(base);
  const hash = await hashPassword(PASSWORD);
  const bare = await perSecond(() => isPassword(hash, PASSWORD));
  const reads: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const { ok } = await fetch(`${base}/api/_/app/user`, { headers: { authorization: `Bearer ${token}` } });
      if (!ok) throw new Error("A read was refused.");
      reads.push(performance.now() - startedAt);
      await sleep(READ_EVERY_MS);
    }
  })();
  const rate = await perSecond(() => logIn(base));
  isOver = true;
  await reading;
  const p99 = reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? 0;
  return [
    {
      name: "logins a second beside reads",
      value: Math.round(rate * 10) / 10,
      unit: "/s",
      goal: MIN_LOGINS,
      ok: rate >= MIN_LOGINS,
      note: `${(rate / bare).toFixed(2)} of the password hash alone (${bare.toFixed(1)}/s)`,
    },
    {
      name: "99th percentile of reads beside logins",
      value: Math.round(p99),
      unit: "ms",
      goal: `< ${MAX_READ_MS}`,
      ok: p99 < MAX_READ_MS,
      note: `${reads.length} reads`,
    },
  ];
}

/** How long the server stands still while somebody guesses, all guesses at the same moment and from one address. */
async function guesses(base: string): Promise<Line> {
  const from = "198.51.100.7";
  await stallMs(base);
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, i) => post(base, { email: EMAIL, password: `wrong guess ${i}` }, from)),
  );
  const ms = await stallMs(base);
  const refused = answers.filter(({ status }) => status === 429).length;
  return {
    name: `longest stall of the event loop during ${GUESSES} wrong logins at once`,
    value: Math.round(ms),
    unit: "ms",
    goal: `< ${MAX_STALL_MS}`,
    ok: ms < MAX_STALL_MS && refused > 0,
    note: `${refused} x 429`,
  };
}

/** From asking for a copy of everything until it can be fetched. */
async function copy(base: string): Promise<Line> {
  const headers = { authorization: `Bearer ${(await logIn(base)).token}` };
  const startedAt = performance.now();
  const asked = await fetch(`${base}/api/_/app/user/export`, { method: "POST", headers });
  if (!asked.ok) throw new Error(`A copy was refused: ${await asked.text()}`);
  let state = "waiting";
  while (state === "waiting" && performance.now() - startedAt < 3 * MAX_COPY_S * 1000) {
    await sleep(250);
    const answer = await fetch(`${base}/api/_/app/user/export`, { headers });
    state = ((await answer.json()) as { items: { state: string }[] }).items[0]?.state ?? "missing";
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    name: `copy of all data with ${COPIED} signatures`,
    value: Math.round(seconds * 10) / 10,
    unit: "s",
    goal: `< ${MAX_COPY_S}`,
    ok: state === "ready" && seconds < MAX_COPY_S,
    note: state,
  };
}

/** The longest since it was asked for the last time. */
async function stallMs(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

async function perSecond(once: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const startedAt = performance.now();
  const work = async () => {
    for (; performance.now() - startedAt < LOGINS_MS; count++) await once();
  };
  await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, work));
  return (count * 1000) / (performance.now() - startedAt);
}

/** From an address of its own, as one may not log in so often. */
async function logIn(base: string): Promise<{ token: string }> {
  const from = `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
  const answer = await post(base, { email: EMAIL, password: PASSWORD }, from);
  if (!answer.ok) throw new Error(`A login was refused: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}

const post = (base: string, body: object, from: string) =>
  fetch(`${base}/api/security/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });

async function seed(dataDir: string) {
  const store = await openStore(dataDir);
  await connectMongo(store.uri);
  await ensureIndexes();
  const owner = await account.create({ name: "Ana", email: EMAIL, passwordHash: await hashPassword(PASSWORD) });
  const { hasShortLink, shorLinkHashType, publicPageColor, label, ...content } = make.signature();
  const own = { hasShortLink, shorLinkHashType, publicPageColor, label, pictureRules: PICTURE_RULES };
  const values = { owner: owner?._id, team: owner?._id, content, ...own };
  const hashes = Array.from({ length: COPIED }, (_, i) => `bench${i}`.padEnd(22, "-"));
  await SignatureModel.insertMany(hashes.map((hash) => ({ hash, ...values })));
  await disconnectMongo();
  await store.stop();
}
