import { setTimeout as sleep } from "node:timers/promises";
import { POOL_SIZE } from "#server/db/deadline.ts";
import { startGate } from "#tests/support/gate.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { S3_SETTINGS, startObjectStore } from "#tests/support/objectStore.ts";
import { photo } from "#tests/support/pictures.ts";
import { childrenOf, openFiles, residentMb } from "#tests/support/processes.ts";
import { type Answer, startProduct, type Teardown } from "#tests/support/product.ts";
import { hasRedisServer, redisServer } from "#tests/support/redisServer.ts";
import { type Author, startLoad } from "./load.ts";

/** The promise is five seconds; a loaded machine gets more, as it is the order of events that is tested. */
export const RECOVERY_MS = 20_000;
/** Caches fill and processes start anew; what grows with faults grows by far more. Of server, store and renderer together. */
const GROWTH_MB = 250;

/** Resident memory and open files of the server, the store and the renderer. */
export type Held = { mb: number; of: number[]; files: number };
/** `554 MB (318 + 114 + 122)` */
export const inMb = ({ mb, of }: Pick<Held, "mb" | "of">) => `${Math.round(mb)} MB (${of.map(Math.round).join(" + ")})`;
const MORE_FILES = 48;
/** Those of the pool that operations may take at once, what watches the store, and the test's own; the store refuses far above. */
const MOST_CONNECTIONS = 28;
const WARM_UP_MS = 2_000;

export type Service = Awaited<ReturnType<typeof startService>>;

/**
 * The product with everything that it may depend on: the embedded store and the renderer as its children, a Redis, an
 * S3-compatible service and a mail server, each of which can be made to fail. `authors` have a signature with links each.
 */
export async function startService(
  t: Teardown,
  {
    authors: count = 4,
    env = {} as NodeJS.ProcessEnv,
    /** pictures on its own disk and no Redis */
    isBare = false,
    isOnSmallDisk = false,
  } = {},
) {
  const redis = hasRedisServer && !isBare ? await redisServer(t) : null;
  await redis?.start();
  const objects = await startObjectStore(t);
  const s3 = await startGate(t, Number(new URL(objects.url).port));
  const mailbox = await startMailbox(t);
  const smtp = await startGate(t, mailbox.port);
  const product = await startProduct(t, {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    ...(redis && { REDIS_URL: redis.url }),
    ...(!isBare && {
      S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      S3_BUCKET: S3_SETTINGS.bucket,
      S3_REGION: S3_SETTINGS.region,
      S3_ACCESS_KEY_ID: S3_SETTINGS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_SETTINGS.secretAccessKey,
    }),
    ...env,
  });
  const picture = await photo(120, 80);
  const authors: Author[] = [];
  const author = async (): Promise<Author> => {
    const person = await product.person();
    const newcomer = { ...person, ...(await person.signature()), saves: { sent: 0, acknowledged: 0 } };
    authors.push(newcomer);
    return newcomer;
  };
  for (let i = 0; i < count; i++) await author();
  const first = authors[0] as Author;
  /** One after the other, so that the last one that was acknowledged is known. */
  const save = async (person: Author): Promise<Answer> => {
    const sent = ++person.saves.sent;
    const content = make.signature({ general: { name: `Ana ${sent}` } });
    const answer = await person.call("PUT", `/_/signatures/${person.hash}`, content);
    if (answer.status === 200) person.saves.acknowledged = sent;
    return answer;
  };
  const click = (person: Author) => product.ask("GET", person.links[0] as string, { from: person.from });
  const clicksOf = async (person: Author) => {
    const answer = await person.call("GET", `/_/signatures/${person.hash}/links`);
    if (answer.status !== 200) return null;
    return (answer.json() as { items: { clicks: number }[] }).items.reduce((sum, { clicks }) => sum + clicks, 0);
  };
  const part = (name: "store" | "renderer") =>
    childrenOf(product.pid()).find(({ command }) =>
      (name === "store" ? /store\/server/ : /renderer\/main/).test(command),
    )?.pid ?? 0;
  const connections = async () => {
    const { connections } = await (await product.store()).admin().command({ serverStatus: 1 });
    return (connections as { current: number }).current;
  };
  const held = (): Held => {
    const pids = [product.pid(), part("store"), part("renderer")];
    const of = pids.map((pid) => (pid ? residentMb(pid) : 0));
    return {
      mb: of.reduce((sum, mb) => sum + mb, 0),
      of,
      files: pids.map((pid) => (pid ? openFiles(pid) : 0)).reduce((sum, files) => sum + files, 0),
    };
  };

  let base: Held = { mb: 0, of: [], files: 0 };
  const service = {
    ...product,
    isOnSmallDisk,
    redis,
    objects,
    s3,
    smtp,
    mailbox,
    picture,
    authors,
    author,
    first,
    save,
    click,
    clicksOf,
    part,
    connections,
    held,
    /**
     * Work for a moment, and all at once until the store's pool has every connection that it may have: then what the
     * processes hold, with which it is compared afterwards.
     */
    async warmUp() {
      const load = startLoad(service);
      await sleep(WARM_UP_MS);
      await load.stop();
      await Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => save(first)));
      await save(first);
      base = held();
    },
    isAsBefore,
  };
  await service.warmUp();
  return service;

  /**
   * Does everything once that people do, and looks at what the processes hold: nobody has to restart anything.
   * @returns what is not as it was
   */
  async function isAsBefore(): Promise<string[]> {
    const problems: string[] = [];
    const expect = (what: string, isRight: boolean, seen: unknown = "") => {
      if (!isRight) problems.push(`${what}${seen === "" ? "" : `: ${seen}`}`);
    };
    const said = ({ status, error, text }: Answer) => `${error ?? status} ${text.slice(0, 120)}`;
    const expectStatus = (what: string, answer: Answer, status = 200) =>
      expect(what, answer.status === status, said(answer));

    expect("ready", (await product.ready(RECOVERY_MS)) !== null);
    // It stays down until a store that died again and again has come back to stay.
    await settles("live", async () => (await product.ask("GET", "/health/live")).status === 200);
    for (const person of authors.slice(0, 4)) {
      const { sent, acknowledged } = person.saves;
      const read = await person.call("GET", `/_/signatures/${person.hash}`);
      expectStatus("a signature is read", read);
      if (read.status !== 200) continue;
      const number = Number(/\d+/.exec(read.json().general.name)?.[0] ?? 0);
      expect(
        "what was acknowledged is kept",
        number >= acknowledged && number <= sent,
        `${number} of ${acknowledged} to ${sent}`,
      );
      expectStatus("a save", await save(person));
      const again = await person.call("GET", `/_/signatures/${person.hash}`);
      expect("the save is read", again.text.includes(`"Ana ${person.saves.sent}"`));
    }
    const uploaded = await first.upload(picture);
    expectStatus("an upload", uploaded);
    if (uploaded.status === 200) expectStatus("its picture", await product.ask("GET", uploaded.json().url));
    expectStatus("a login", await first.login());
    expectStatus("the preview", await product.ask("GET", `/api/signatures/${first.hash}/preview`));
    expectStatus("the preview's page", await product.ask("GET", `/preview/${first.hash}`));
    expectStatus("the signature's picture", await product.ask("GET", `/api/signatures/${first.hash}/picture.png`));
    const drawing = { body: { text: `https://example.com/${Math.random()}` } };
    expectStatus("a drawing", await product.ask("POST", "/api/app/drawings/qr", drawing));
    await settles("the clicks before are counted", async () => (await clicksOf(first)) !== null);
    const before = await quietClicks();
    for (let i = 0; i < 5; i++) expectStatus("a redirect", await click(first), 302);
    await settles("its clicks are counted", async () => (await clicksOf(first)) === before + 5);
    const mails = mailbox.mails.length;
    const person = await product.person();
    await product.ask("POST", "/api/app/registration/forgot-password", {
      body: { email: person.email },
      from: person.from,
    });
    await settles("a mail arrives", async () => mailbox.mails.length > mails);
    await settles("connections of the store", async () => (await connections()) <= MOST_CONNECTIONS, connections);
    await settles(
      "open files",
      async () => held().files <= base.files + MORE_FILES,
      async () => `${held().files}, before ${base.files}`,
    );
    await settles(
      "memory",
      async () => held().mb <= base.mb + GROWTH_MB,
      async () => `${inMb(held())}, before ${inMb(base)}`,
    );
    return problems;

    async function settles(what: string, isSo: () => Promise<boolean>, seen?: () => Promise<unknown>) {
      for (const end = Date.now() + RECOVERY_MS; Date.now() < end; await sleep(100)) if (await isSo()) return;
      problems.push(`${what}: ${seen ? await seen() : "never"}`);
    }
  }

  /** The count once nothing more is on its way. */
  async function quietClicks(): Promise<number> {
    for (let last = -1; ; await sleep(600)) {
      const now = (await clicksOf(first)) ?? 0;
      if (now === last) return now;
      last = now;
    }
  }
}
