import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import type { Answer } from "#tests/support/product.ts";
import { type Author, faultsOf, percentile, startLoad, summary } from "./load.ts";
import { inPace } from "./pace.ts";
import type { Group, Scenario } from "./scenario.ts";
import { type Held, inMb, type Service, startService } from "./service.ts";

/** The promise is a second on a quiet machine. */
const SAVES_MS = 10_000;
const AT_ONCE = 100;

/** `p99 412 ms of 100` */
const slowest = (answers: Answer[]) => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return `p99 ${Math.round(percentile(times, 99))} ms of ${times.length}`;
};
const seen = (answers: Answer[]) =>
  Object.entries(Object.groupBy(answers, ({ status, error }) => String(error ?? status)))
    .map(([status, same]) => `${same?.length} x ${status}`)
    .join(", ");
const late = (answers: Answer[], ms: number) => answers.filter((answer) => answer.ms > ms).length;

/** Comes back when told to, as our own pages do. @returns the last answer, with the time from the first try on */
async function patiently(call: () => Promise<Answer>, withinMs: number): Promise<Answer> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await call();
    const ms = performance.now() - startedAt;
    if (answer.status !== 503 || !answer.headers["retry-after"] || ms > inPace(withinMs)) return { ...answer, ms };
    await sleep(250);
  }
}

/** Every one of them is answered as the rules say, and none is lost. */
const savesAtOnce: Scenario = {
  name: "a hundred saves at once, of one account and of many, are all answered",
  async run(service, { accounts }) {
    const problems: string[] = [];
    const expect = (what: string, isRight: boolean, found: unknown) => isRight || problems.push(`${what}: ${found}`);
    const times = (count: number, call: (at: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: count }, (_, at) => call(at)));

    const one = await service.author();
    const puts = await times(AT_ONCE, () => patiently(() => service.save(one), SAVES_MS));
    expect(
      "saves of one account",
      puts.every(({ status }) => status === 200),
      seen(puts),
    );
    expect("revisions", new Set(puts.map(({ headers }) => headers.etag)).size === AT_ONCE, "some are the same");

    const free = await service.person();
    const posts = await times(AT_ONCE, () =>
      patiently(() => free.call("POST", "/_/signatures", make.signature()), SAVES_MS),
    );
    const made = posts.filter(({ status }) => status === 201).length;
    expect(
      "new ones of a free account",
      made === 1 && posts.every(({ status }) => status === 201 || status === 403),
      seen(posts),
    );
    const list = await free.call("GET", "/_/app/user/signatures/1");
    expect("its list", list.json().items.length === 1, list.text.slice(0, 100));

    const many: Author[] = [];
    while (many.length < accounts) many.push(await service.author());
    const saves = await times(AT_ONCE, (at) =>
      patiently(() => service.save(many[at % many.length] as Author), SAVES_MS),
    );
    expect(
      "saves of many accounts",
      saves.every(({ status }) => status === 200),
      seen(saves),
    );
    expect(
      "all in time",
      late([...puts, ...posts, ...saves], inPace(SAVES_MS)) === 0,
      slowest([...puts, ...posts, ...saves]),
    );
    return {
      problems,
      figures: `one account ${slowest(puts)}, new signatures ${slowest(posts)}, ${many.length} accounts ${slowest(saves)}`,
    };
  },
};

const HUNG_UP = 50;
const hangUps: Scenario = {
  name: "clients that hang up in the middle of their saves hold nothing",
  async run(service) {
    const { first, port } = service;
    const body = JSON.stringify(make.signature());
    const head = `PUT /api/_/signatures/${first.hash} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${first.token}\r\nx-forwarded-for: ${first.from}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const sockets = await Promise.all(Array.from({ length: HUNG_UP }, () => dial(service)));
    for (const [at, socket] of sockets.entries()) {
      // Every third in the middle of the body, the others while the save is under way.
      socket.write(head + (at % 3 === 0 ? body.slice(0, 200) : body));
      setTimeout(() => socket.destroy(), at);
    }
    await Promise.all(sockets.map((socket) => new Promise((close) => socket.once("close", close))));
    // Whichever came last has overwritten the numbered one.
    first.saves.acknowledged = 0;
    const answer = await service.save(first);
    const problems = answer.status === 200 ? [] : [`the next save: ${answer.error ?? answer.status}`];
    return { problems, figures: `${HUNG_UP} hung up, the next save after ${Math.round(answer.ms)} ms` };
  },
};

const SLOW = 300;
const SLOW_FOR_MS = 5_000;
const slowClients: Scenario = {
  name: "three hundred slow clients, in headers, bodies and reading, slow nobody else down",
  async run(service) {
    const { port } = service;
    const ways = [
      { start: "GET / HTTP/1.1\r\nhost: localhost\r\n", drip: "x-a: b\r\n" },
      {
        start: `POST /api/security/login HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n`,
        drip: " ",
      },
      { start: `GET / HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`.repeat(8), drip: "", isDeaf: true },
    ];
    // From many addresses, as one of them may not hold so many.
    const sockets = await Promise.all(
      Array.from({ length: SLOW }, (_, at) => dial(service, `127.0.${1 + (at % 30)}.1`)),
    );
    const drips = sockets.map((socket, at) => {
      const { start, drip, isDeaf } = ways[at % ways.length] as (typeof ways)[0] & { isDeaf?: boolean };
      if (isDeaf) socket.pause();
      socket.write(start);
      return setInterval(() => drip && socket.writable && socket.write(drip), 500);
    });
    const load = startLoad(service);
    await sleep(SLOW_FOR_MS);
    const heard = await load.stop();
    for (const drip of drips) clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    return {
      problems: faultsOf(heard, { unharmed: ["read", "save", "upload", "click", "page", "login"] }),
      figures: summary(heard),
    };
  },
};

const DRIPPING = 12;
/** Long enough that one who drips would hold a place for whoever comes next. */
const DRIP_MS = 4_000;
const drippingUploads: Scenario = {
  name: "twelve uploads that drip, of one account and of twelve, leave the others theirs",
  async run(service) {
    const attacker = await service.person();
    const attackers = [];
    while (attackers.length < DRIPPING) attackers.push(await service.person());
    const problems: string[] = [];
    const answers: Answer[] = [];
    for (const people of [Array.from({ length: DRIPPING }, () => attacker), attackers]) {
      const sockets = await Promise.all(
        people.map(async ({ token, from }, at) => {
          const { headers, body } = form([{ name: "image", filename: "photo.jpg", body: Buffer.alloc(1_000_000, 1) }]);
          const socket = await dial(service, `127.0.${2 + at}.2`);
          socket.write(
            `POST /api/_/signatures/picture HTTP/1.1\r\nhost: localhost:${service.port}\r\nauthorization: Bearer ${token}\r\nx-forwarded-for: ${from}\r\ncontent-type: ${headers["content-type"]}\r\ncontent-length: ${body.length}\r\n\r\n`,
          );
          socket.write(body.subarray(0, 2_000));
          return {
            socket,
            drip: setInterval(() => socket.writable && socket.write(body.subarray(2_000, 2_010)), 1_000),
          };
        }),
      );
      for (const end = Date.now() + DRIP_MS; Date.now() < end; await sleep(300))
        for (const honest of service.authors.slice(0, 2)) answers.push(await honest.upload(service.picture));
      for (const { socket, drip } of sockets) {
        clearInterval(drip);
        socket.destroy();
      }
    }
    if (answers.some(({ status }) => status !== 200)) problems.push(`honest uploads: ${seen(answers)}`);
    return { problems, figures: `honest uploads: ${seen(answers)}, ${slowest(answers)}` };
  },
};

const HOSTILE_GETS = 6;
/** What an honest picture may take beside hostile ones; the attack took fifty seconds and more. */
const PICTURE_MS = 15_000;
/** The dearest signature that may be saved: words without a break, which have to be measured and cut. */
const hostilePictures: Scenario = {
  name: "pictures that are dear to draw leave others theirs",
  async run(service) {
    const problems: string[] = [];
    const hostile: Answer[] = [];
    const running = [];
    for (const word of ["W".repeat(4000), `x${"&#x".repeat(1333)}`, `${"m\u0301".repeat(1900)}`]) {
      const attacker = await service.author();
      const addons = Array.from({ length: 30 }, (_, at) => ({
        type: "customHtml" as const,
        key: `a${at}`,
        data: { html: word },
      }));
      const saved = await attacker.call(
        "PUT",
        `/_/signatures/${attacker.hash}`,
        make.signature({ general: { addons } }),
      );
      if (saved.status !== 200 && saved.status !== 422) problems.push(`the save: ${saved.status}`);
      for (let i = 0; i < HOSTILE_GETS; i++) {
        const name = i % 2 === 0 ? "og.png" : "picture.png";
        const get = service.ask("GET", `/api/signatures/${attacker.hash}/${name}`, { from: `203.0.113.${i}` });
        running.push(get.then((answer) => void hostile.push(answer)));
      }
    }
    const honest: Answer[] = [];
    const pages: Answer[] = [];
    for (let i = 0; i < 4; i++) {
      const author = await service.author();
      const content = make.signature({ general: { name: `Honest ${i}` } });
      await author.call("PUT", `/_/signatures/${author.hash}`, content);
      const see = (name: string) =>
        patiently(
          () => service.ask("GET", `/api/signatures/${author.hash}/${name}`, { from: author.from }),
          PICTURE_MS,
        );
      honest.push(await see("picture.png"));
      pages.push(await see("preview"));
    }
    await Promise.all(running);
    if (honest.some(({ status }) => status !== 200) || late(honest, inPace(PICTURE_MS)))
      problems.push(`honest pictures: ${seen(honest)}, ${slowest(honest)}`);
    if (pages.some(({ status }) => status !== 200) || late(pages, inPace(PICTURE_MS)))
      problems.push(`previews: ${seen(pages)}, ${slowest(pages)}`);
    const cut = hostile.filter(({ status, body }) => status === 200 && body.subarray(1, 4).toString() === "PNG").length;
    const refused = hostile.filter(({ status }) => [429, 503].includes(status)).length;
    if (cut + refused !== hostile.length) problems.push(`hostile pictures: ${seen(hostile)}`);
    return { problems, figures: `honest ${slowest(honest)}, hostile ${seen(hostile)}, ${slowest(hostile)}` };
  },
};

/** Growth of an hour that a soak may show; a short one sees too little of an hour to tell. */
const GROWTH_PER_HOUR = 0.05;
const LAG_S = 1;
/** Heaps grow into what the work needs, and what is kept into its bounds; the time after this part of it is judged. */
const WARM_UP = 0.4;
const WINDOWS = 24;

/** What the processes held at least in a stretch of a soak, `at` in hours. */
type Low = Held & { at: number };

/** The least of each stretch of time: what a heap holds just before a collection says nothing about what stays. */
async function watchMemory(service: Service, soakMs: number): Promise<Low[]> {
  const startedAt = Date.now();
  const lows: Low[] = [];
  while (lows.length < WINDOWS) {
    const end = startedAt + ((lows.length + 1) * soakMs) / WINDOWS;
    let low = service.held();
    for (; Date.now() < end; await sleep(Math.min(1_000, soakMs / WINDOWS))) {
      const now = service.held();
      if (now.mb < low.mb) low = now;
    }
    lows.push({ at: (end - startedAt) / 3_600_000, ...low });
  }
  return lows;
}

/** Ordinary least squares over the stretches: parts of the mean an hour, with its standard error. */
function growthOf(lows: Low[]): { perHour: number; error: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(lows.map(({ at }) => at)), mean(lows.map(({ mb }) => mb))];
  const spread = lows.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
  const slope = lows.reduce((sum, { at, mb }) => sum + (at - x) * (mb - y), 0) / spread;
  const rest = lows.reduce((sum, { at, mb }) => sum + (mb - y - slope * (at - x)) ** 2, 0);
  return { perHour: slope / y, error: Math.sqrt(rest / (lows.length - 2) / spread) / y };
}

const percent = (part: number) => `${Math.round(part * 100)} %`;

const soak: Scenario = {
  name: "work without end: memory stays flat, the loop stays free",
  async run(service, { soakMs }) {
    // An account may upload 120 pictures an hour.
    const upload = Math.max(1, soakMs / 20_000);
    // Each save makes a new page, preview and picture: what is kept of them reaches its bounds before memory is judged.
    const filling = startLoad(service, { slower: { upload } });
    await sleep(WARM_UP * soakMs);
    const before = await filling.stop();
    const load = startLoad(service, { slower: { upload, save: Math.max(1, soakMs / 100_000) } });
    const lows = await watchMemory(service, (1 - WARM_UP) * soakMs);
    const heard = [...before, ...(await load.stop())];
    const problems = faultsOf(heard, { unharmed: ["read", "save", "upload", "click", "page", "login", "picture"] });
    const { perHour, error } = growthOf(lows);
    const metrics = await service.ask("GET", "/metrics");
    const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics.text)?.[1] ?? Number.NaN);
    if (!(lag < LAG_S)) problems.push(`the event loop's lag: ${lag} s`);
    // Noise alone reaches two standard errors one time in forty.
    if (soakMs >= 600_000 && perHour - 2 * error > GROWTH_PER_HOUR)
      problems.push(`memory grows by ${percent(perHour)} (± ${percent(2 * error)}) an hour`);
    const [first, last] = [lows[0] as Low, lows.at(-1) as Low];
    const figures = `${summary(heard)}; ${inMb(first)} -> ${inMb(last)} resident of server, store and renderer (${percent(perHour)} ± ${percent(2 * error)} an hour), ${first.files} -> ${last.files} files; lag p99 ${Math.round(lag * 1000)} ms`;
    return { problems, figures };
  },
};

async function dial({ port }: Pick<Service, "port">, localAddress = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** What many people do at once, some of them with bad intent. */
export const PEOPLE: Group = {
  name: "people who do much at once",
  start: (t) => startService(t),
  scenarios: [savesAtOnce, hangUps, slowClients, drippingUploads, hostilePictures, soak],
};
