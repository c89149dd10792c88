import { setTimeout as sleep } from "node:timers/promises";
import { hasRedisServer } from "#tests/support/redisServer.ts";
import { faultsOf, type Kind, type Rules, startLoad, summary } from "./load.ts";
import { inPace } from "./pace.ts";
import type { Group, Outcome, Scenario } from "./scenario.ts";
import { type Service, startService } from "./service.ts";

/** The promise is 2.5 s for store work, and an answer at once when waiting is useless; less than the store stands still. */
const STORE_ANSWERS_MS = 6_000;
const WARM_UP_MS = 1_500;
/** A process that was started again has answered by then. */
const BACK_MS = 45_000;

/** Load all the while; the fault after a moment of it, and some more load once it is over. */
async function under(
  service: Service,
  fault: () => Promise<unknown>,
  rules: Rules,
  slower: Partial<Record<Kind, number>> = {},
): Promise<Outcome> {
  const load = startLoad(service, { slower });
  await sleep(WARM_UP_MS);
  const problems = await fault().then(
    () => [],
    (error: Error) => [error.message],
  );
  await sleep(WARM_UP_MS);
  const heard = await load.stop();
  return { problems: [...problems, ...faultsOf(heard, rules)], figures: summary(heard) };
}

const freezing =
  (part: "store" | "renderer", rules: Rules): Scenario["run"] =>
  (service, { freezeMs, kills }, t) =>
    under(
      service,
      async () => {
        const pid = service.part(part);
        const thaw = () => process.kill(pid, "SIGCONT");
        t.teardown(async () => void (service.part(part) === pid && thaw()));
        process.kill(pid, "SIGSTOP");
        await sleep(freezeMs);
        if (service.part(part) === pid) thaw();
      },
      rules,
      paceOf(kills),
    );

const killing =
  (part: "store" | "renderer", rules: Rules): Scenario["run"] =>
  (service, { kills }) =>
    under(
      service,
      async () => {
        for (let i = 0; i < kills; i++) await killAndWait(service, part);
      },
      rules,
      paceOf(kills),
    );

/** An account may upload 120 pictures an hour: in a long scenario it takes its time. */
const paceOf = (kills: number) => (kills > 1 ? { upload: 20 } : {});

async function killAndWait(service: Service, part: "store" | "renderer") {
  const pid = service.part(part);
  process.kill(pid, "SIGKILL");
  for (const end = Date.now() + BACK_MS; Date.now() < end; await sleep(50)) {
    const now = service.part(part);
    if (now && now !== pid) return;
  }
  throw new Error(`The ${part} was not started again.`);
}

const store: Scenario[] = [
  {
    name: "a store that stands still: 503 in time, links go on",
    run: freezing("store", { withinMs: STORE_ANSWERS_MS, unharmed: ["click"] }),
  },
  {
    name: "a store that is killed: nobody is forgotten, nothing acknowledged is lost",
    run: killing("store", { unharmed: ["click"] }),
  },
  {
    name: "a store that is killed six times within a minute comes back by itself",
    run: (service) =>
      under(
        service,
        async () => {
          for (let i = 0; i < 6; i++) await killAndWait(service, "store");
        },
        { unharmed: ["click"] },
      ),
  },
];

const renderer: Scenario[] = [
  {
    name: "a renderer that stands still: saves and links go on",
    run: freezing("renderer", { unharmed: ["read", "click", "login"] }),
  },
  {
    name: "a renderer that is killed comes back by itself",
    run: killing("renderer", { unharmed: ["read", "click", "login"] }),
  },
];

const ALL = ["read", "save", "upload", "click", "page", "picture", "login"] as const;
const redis: Scenario[] = [
  {
    name: "a Redis that stands still or is killed: nobody notices",
    lacks: () => (hasRedisServer ? null : "there is no redis-server on this machine"),
    run: (service) =>
      under(
        service,
        async () => {
          service.redis?.freeze();
          await sleep(3_000);
          service.redis?.thaw();
          await sleep(500);
          await service.redis?.kill();
          await sleep(2_000);
          await service.redis?.start();
        },
        { unharmed: [...ALL] },
      ),
  },
];

const pictures: Scenario[] = [
  {
    name: "an object store that fails, hangs or is away: saves and links go on",
    run: (service) =>
      under(
        service,
        async () => {
          service.objects.failWith(500);
          await sleep(2_000);
          service.objects.failWith(0);
          await service.s3.set("silent");
          await sleep(6_000);
          await service.s3.set("away");
          await sleep(2_000);
          await service.s3.set("open");
        },
        { unharmed: ["read", "click", "login"], withinMs: 8_000 },
      ),
  },
];

/** A person who asks for a mail is answered by the outbox, not by the mail server. */
const ANSWERED_MS = 3_000;
const mails: Scenario[] = [
  {
    name: "a mail server that is slow, silent or away: nobody waits for it, and mails come later",
    async run(service, { mailMs }) {
      const problems: string[] = [];
      const times: number[] = [];
      const wanted: string[] = [];
      for (const mode of ["slow", "silent", "away"] as const) {
        await service.smtp.set(mode);
        const { email, from } = await service.person();
        wanted.push(email);
        const answer = await service.ask("POST", "/api/app/registration/forgot-password", { body: { email }, from });
        times.push(Math.round(answer.ms));
        if (answer.status !== 204 || answer.ms > inPace(ANSWERED_MS))
          problems.push(`${mode}: ${answer.status} after ${answer.ms} ms`);
        await sleep(500);
      }
      await service.smtp.set("open");
      const missing = () => wanted.filter((email) => !service.mailbox.envelopes.flat().includes(email));
      for (const end = Date.now() + mailMs; Date.now() < end && missing().length > 0; ) await sleep(500);
      if (mailMs > 0 && missing().length > 0) problems.push(`${missing().length} mails never came`);
      return { problems, figures: `answered after ${times.join(", ")} ms` };
    },
  },
];

/** What the product leans on, taken away piece by piece under load. */
export const PARTS: Group = {
  name: "parts that fail",
  start: (t) => startService(t),
  scenarios: [...mails, ...pictures, ...redis, ...renderer],
};

export const STORE: Group = { name: "a store that fails", start: (t) => startService(t), scenarios: store };
