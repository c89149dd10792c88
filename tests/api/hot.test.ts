import { execFile } from "node:child_process";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import t, { type Test } from "tap";
import type { Hot } from "#server/db/cache/hot.ts";
import { memoryHot } from "#server/db/cache/memory.ts";
import { WINDOWS_PER_KIND } from "#server/db/cache/memoryLimiter.ts";
import { openHot } from "#server/db/cache/open.ts";
import { redisHot } from "#server/db/cache/redis.ts";
import { hasRedisServer, redisServer } from "../support/redisServer.ts";

const withRedis = hasRedisServer ? {} : { skip: "redis-server is not on PATH" };

t.test("hot data in process", async (t) => {
  await contract(t, async () => memoryHot({ log: logBook() }));

  t.test("keeps no process alive", async (t) => {
    const program = `
      const { openHot } = await import("#server/db/cache/open.ts");
      const hot = await openHot({ log: console });
      hot.subscribe("topic", () => {});
      await hot.cache.set("key", 1, 3_600_000);
      await hot.limiter.take("key", { limit: 1, windowMs: 3_600_000 });
      console.log("done");`;
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], { timeout: 20_000 });
    t.match(await run, { stdout: "done" }, "ends by itself");
  });

  t.test("keeps the newest values when there are too many", async (t) => {
    const hot = memoryHot({ log: logBook() });
    for (let i = 0; i < 12_000; i++) await hot.cache.set(`key ${i}`, i, 60_000);
    t.equal(await hot.cache.get("key 0"), undefined);
    t.equal(await hot.cache.get("key 11999"), 11_999);
  });

  t.test(
    "refuses newcomers of a kind while its memory holds nothing but used-up windows, and no other kind",
    async (t) => {
      const { limiter } = memoryHot({ log: logBook() });
      const rate = { limit: 1, windowMs: 3_600_000 };
      for (let i = 0; i < WINDOWS_PER_KIND; i++) await limiter.take(`guess:ip:${i}`, rate);
      t.match(await limiter.take("guess:ip:newcomer", rate), { allowed: false });
      t.match(await limiter.take("guess:ip:0", rate), { allowed: false });
      t.match(await limiter.take("guess:account:newcomer", rate), { allowed: true });
    },
  );

  t.test("makes room of windows that have ended", async (t) => {
    const { limiter } = memoryHot({ log: logBook() });
    for (let i = 0; i < WINDOWS_PER_KIND; i++) await limiter.take(`guess:ip:${i}`, { limit: 1, windowMs: 20 });
    await sleep(30);
    t.match(await limiter.take("guess:ip:newcomer", { limit: 1, windowMs: 60_000 }), { allowed: true });
  });

  t.test("is what opens when no Redis is configured", async (t) => {
    const hot = await openHot({ log: logBook() });
    await hot.cache.set("key", "value", 60_000);
    t.equal(await hot.cache.get("key"), "value");
    t.equal(await hot.ping(), true);
  });
});

t.test("hot data in Redis", withRedis, async (t) => {
  const server = await redisServer(t);
  await server.start();
  // A busy machine may stall for longer than a request would wait; what is tested here is what Redis answers.
  const open = () => redisHot({ url: server.url, log: logBook(), timeoutMs: 10_000 });
  await contract(t, open);

  t.test("is shared by all processes", async (t) => {
    const [one, two] = [await opened(t, open), await opened(t, open)];

    t.test("values", async (t) => {
      await one.cache.set("shared", { from: "one" }, 60_000);
      t.same(await two.cache.get("shared"), { from: "one" });
      await two.cache.delete("shared");
      t.equal(await one.cache.get("shared"), undefined);
    });

    t.test("limits, to the last take", async (t) => {
      const takes = Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? one : two).limiter.take("crowd", { limit: 15, windowMs: 60_000 }),
      );
      const allowed = (await Promise.all(takes)).filter((taken) => taken.allowed);
      t.equal(allowed.length, 15);
    });

    t.test("limits, also those that Redis had to throw out", async (t) => {
      const rate = { limit: 3, windowMs: 60_000 };
      for (let i = 0; i < 3; i++) await one.limiter.take("evicted", rate);
      await server.flush();
      t.match(await one.limiter.take("evicted", rate), { allowed: false });
    });

    t.test("messages, each heard once", async (t) => {
      const heard: unknown[] = [];
      two.subscribe("news", (message) => void heard.push(message));
      one.subscribe("news", (message) => void heard.push(message));
      await one.publish("news", "first");
      await one.publish("news", "second");
      await eventually(() => heard.length >= 4);
      await setImmediate();
      t.same(heard.sort(), ["first", "first", "second", "second"]);
    });
  });
});

t.test("when Redis fails", withRedis, async (t) => {
  t.test("dead at the start: works alone, and joins when Redis comes", async (t) => {
    const server = await redisServer(t);
    const hot = await opened(t, () => openHot({ redisUrl: server.url, log: logBook() }));
    t.equal(await hot.ping(), false);
    await worksAlone(t, hot);

    await server.start();
    await joins(t, hot, server.url);
  });

  t.test("killed and started again", async (t) => {
    const server = await redisServer(t);
    await server.start();
    const log = logBook();
    const hot = await opened(t, () => openHot({ redisUrl: server.url, log }));
    const rate = { limit: 5, windowMs: 60_000 };
    for (let i = 0; i < 3; i++) await hot.limiter.take("before", rate);

    await server.kill();
    await worksAlone(t, hot);
    const after = await Promise.all(Array.from({ length: 4 }, () => hot.limiter.take("before", rate)));
    t.equal(after.filter((taken) => taken.allowed).length, 2, "what was spent before stays spent");

    await server.start();
    await joins(t, hot, server.url);
    const said = [...new Set(log.lines)];
    t.same(said, ["Redis does not answer; this process goes on alone", "Redis answers again"]);
  });

  t.test("frozen and thawed", async (t) => {
    const server = await redisServer(t);
    await server.start();
    const hot = await opened(t, () => openHot({ redisUrl: server.url, log: logBook() }));

    server.freeze();
    // Nothing thaws the server before these have answered, so an answer at all means that the time limit works.
    await worksAlone(t, hot);

    server.thaw();
    await joins(t, hot, server.url);
  });

  t.test("frozen in the middle of many calls: each of them answers", async (t) => {
    const server = await redisServer(t);
    await server.start();
    const hot = await opened(t, () => openHot({ redisUrl: server.url, log: logBook() }));
    server.freeze();
    const [values, takes] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, i) => hot.cache.get(`key ${i}`))),
      Promise.all(Array.from({ length: 10 }, () => hot.limiter.take("burst", { limit: 4, windowMs: 60_000 }))),
    ]);
    t.same(new Set(values), new Set([undefined]));
    t.equal(takes.filter((taken) => taken.allowed).length, 4);
    server.thaw();
  });

  t.test("full: counts as away until it takes writes again", async (t) => {
    const server = await redisServer(t, ["--maxmemory", "1", "--maxmemory-policy", "noeviction"]);
    await server.start();
    const hot = await opened(t, () => openHot({ redisUrl: server.url, log: logBook() }));
    await worksAlone(t, hot);
  });

  t.test("wrong password: works alone, and the log does not tell it", async (t) => {
    const server = await redisServer(t, ["--requirepass", "right"]);
    await server.start();
    const log = logBook();
    const hot = await opened(t, () => openHot({ redisUrl: `${server.url}?password=hunter2`, log }));
    await worksAlone(t, hot);
    t.match(log.text(), "WRONGPASS");
    t.notMatch(log.text(), "hunter2");
  });

  t.test("closed: answers from this process", async (t) => {
    const server = await redisServer(t);
    await server.start();
    const hot = await openHot({ redisUrl: server.url, log: logBook() });
    await hot.close();
    await worksAlone(t, hot);
  });
});

/** What both implementations promise. */
async function contract(t: Test, open: () => Promise<Hot>) {
  const hot = await opened(t, open);

  t.test("cache", async (t) => {
    const { cache } = hot;
    t.test("has nothing at first", async (t) => {
      t.equal(await cache.get("never set"), undefined);
    });
    t.test("gives back any JSON value", async (t) => {
      for (const value of ["text, äöü 🙂", "", 0, 1.5, false, null, [1, [2]], { deep: { list: [null] } }]) {
        await cache.set("json", value, 60_000);
        t.same(await cache.get("json"), value);
      }
    });
    t.test("gives back a copy", async (t) => {
      const value = { list: [1] };
      await cache.set("copy", value, 60_000);
      value.list.push(2);
      t.same(await cache.get("copy"), { list: [1] });
    });
    t.test("keeps undefined as null, so that a hit differs from a miss", async (t) => {
      await cache.set("undefined", undefined, 60_000);
      t.equal(await cache.get("undefined"), null);
    });
    t.test("forgets on delete", async (t) => {
      await cache.set("deleted", 1, 60_000);
      await cache.delete("deleted");
      await cache.delete("deleted");
      t.equal(await cache.get("deleted"), undefined);
    });
    t.test("forgets when the time is up, fractions of a millisecond and past ends included", async (t) => {
      for (const ttlMs of [20.5, 0, -5]) {
        await cache.set("short", 1, ttlMs);
        await eventually(async () => (await cache.get("short")) === undefined);
      }
      t.equal(await cache.get("short"), undefined);
    });
    t.test("a new value brings its own time", async (t) => {
      await cache.set("renewed", 1, 20);
      await cache.set("renewed", 2, 60_000);
      await sleep(40);
      t.equal(await cache.get("renewed"), 2);
    });
  });

  t.test("limiter", async (t) => {
    const { limiter } = hot;
    t.test("allows the limit and refuses the next", async (t) => {
      const rate = { limit: 3, windowMs: 60_000 };
      for (const remaining of [2, 1, 0]) {
        t.same(await limiter.take("three", rate), { allowed: true, remaining, retryAfterMs: 0 });
      }
      const refused = await limiter.take("three", rate);
      t.match(refused, { allowed: false, remaining: 0 });
      t.ok(refused.retryAfterMs > 0 && refused.retryAfterMs <= 60_000, "says when to come back");
    });
    t.test("counts each key for itself", async (t) => {
      const rate = { limit: 1, windowMs: 60_000 };
      t.match(await limiter.take("a", rate), { allowed: true });
      t.match(await limiter.take("b", rate), { allowed: true });
      t.match(await limiter.take("a", rate), { allowed: false });
    });
    t.test("takes a cost, and a refused one costs nothing", async (t) => {
      const rate = { limit: 10, windowMs: 60_000 };
      t.match(await limiter.take("cost", { ...rate, cost: 7 }), { allowed: true, remaining: 3 });
      t.match(await limiter.take("cost", { ...rate, cost: 4 }), { allowed: false, remaining: 3 });
      t.match(await limiter.take("cost", { ...rate, cost: 3 }), { allowed: true, remaining: 0 });
      t.match(await limiter.take("dear", { ...rate, cost: 11 }), { allowed: false, remaining: 10 });
    });
    t.test("allows no more than the limit at once", async (t) => {
      const takes = Array.from({ length: 30 }, () => limiter.take("parallel", { limit: 7, windowMs: 60_000 }));
      t.equal((await Promise.all(takes)).filter((taken) => taken.allowed).length, 7);
    });
    t.test("gives back no more than was taken", async (t) => {
      const rate = { limit: 2, windowMs: 60_000 };
      t.match(await limiter.take("given", { ...rate, cost: -1 }), { allowed: true, remaining: 2 });
      t.match(await limiter.take("given", rate), { remaining: 1 });
      t.match(await limiter.take("given", { ...rate, cost: -5 }), { allowed: true, remaining: 2 });
      await limiter.take("given", { ...rate, cost: 2 });
      t.match(await limiter.take("given", rate), { allowed: false, remaining: 0 });
    });
    t.test("forgets no window that is used up, or nearly, however many others come", async (t) => {
      const rate = { limit: 10, windowMs: 60_000 };
      for (let i = 0; i < 10; i++) await limiter.take("guess:account:spent", rate);
      for (let i = 0; i < 9; i++) await limiter.take("guess:account:nearly", rate);
      for (let i = 0; i < 50_000; i += 500)
        await Promise.all(Array.from({ length: 500 }, (_, j) => limiter.take(`guess:account:flood${i + j}`, rate)));
      t.match(await limiter.take("guess:account:spent", rate), { allowed: false });
      t.match(await limiter.take("guess:account:nearly", rate), { allowed: true, remaining: 0 });
      t.match(await limiter.take("guess:account:nearly", rate), { allowed: false });
    });
    t.test("opens a new window when the old one ends", async (t) => {
      const rate = { limit: 1, windowMs: 30.5 };
      await limiter.take("window", rate);
      await eventually(async () => (await limiter.take("window", rate)).allowed);
      t.match(await limiter.take("window", { limit: 2, windowMs: 60_000 }), { allowed: true });
    });
  });

  t.test("messages", async (t) => {
    t.test("reach every subscriber of their topic, once, in order", async (t) => {
      const [first, second, other] = [inbox(hot, "topic"), inbox(hot, "topic"), inbox(hot, "other topic")];
      await hot.publish("topic", { number: 1 });
      await hot.publish("topic", 2);
      await eventually(() => first.length === 2 && second.length === 2);
      t.same(first, [{ number: 1 }, 2]);
      t.same(second, [{ number: 1 }, 2]);
      t.same(other, []);
    });
    t.test("stop with the subscription, for this subscriber alone", async (t) => {
      const heard: string[] = [];
      const same = (message: unknown) => void heard.push(String(message));
      const stopFirst = hot.subscribe("stopping", same);
      const stopSecond = hot.subscribe("stopping", same);
      await hot.publish("stopping", "both");
      stopFirst();
      stopFirst();
      await hot.publish("stopping", "one");
      stopSecond();
      await hot.publish("stopping", "none");
      t.same(heard, ["both", "both", "one"]);
    });
    t.test("survive a subscriber that throws", async (t) => {
      hot.subscribe("failing", () => {
        throw new Error("thrown by the test");
      });
      hot.subscribe("failing", async () => {
        throw new Error("rejected by the test");
      });
      const heard = inbox(hot, "failing");
      await hot.publish("failing", "still here");
      t.same(heard, ["still here"]);
    });
  });

  t.test("answers a ping", async (t) => {
    t.equal(await hot.ping(), true);
  });
}

/** With Redis away every call answers: misses, limits of this process, its own messages; later ones without waiting. */
async function worksAlone(t: Test, hot: Hot) {
  await hot.cache.set("alone", 1, 60_000);
  t.equal(await hot.cache.get("alone"), undefined, "the cache misses");

  const takes = await Promise.all(
    Array.from({ length: 9 }, () => hot.limiter.take("alone", { limit: 4, windowMs: 60_000 })),
  );
  t.equal(takes.filter((taken) => taken.allowed).length, 4, "the limit holds");

  const heard = inbox(hot, "alone");
  await hot.publish("alone", "to myself");
  t.same(heard, ["to myself"]);

  // The breaker has opened: from here on an answer takes no input or output at all, so it comes before the next turn.
  const answer = Promise.all([
    hot.cache.get("alone"),
    hot.limiter.take("alone", { limit: 4, windowMs: 60_000 }),
    hot.ping(),
  ]);
  t.match(await Promise.race([answer, setImmediate("late")]), [undefined, { allowed: false }, false], "nobody waits");
}

/** By itself the instance comes back to Redis: another process sees what it does. */
async function joins(t: Test, hot: Hot, url: string) {
  await eventually(() => hot.ping());
  const other = await opened(t, () => redisHot({ url, log: logBook(), timeoutMs: 10_000 }));
  await eventually(async () => {
    await hot.cache.set("joined", "yes", 60_000);
    return (await other.cache.get("joined")) === "yes";
  });
  const heard = inbox(hot, "joined");
  await eventually(async () => {
    await other.publish("joined", "hello");
    return heard.length > 0;
  });
  t.equal(heard[0], "hello");
}

async function opened(t: Test, open: () => Promise<Hot>) {
  const hot = await open();
  t.teardown(() => hot.close());
  return hot;
}

function inbox(hot: Hot, topic: string) {
  const messages: unknown[] = [];
  hot.subscribe(topic, (message) => void messages.push(message));
  return messages;
}

/** Waits until it is so; the runner's own time limit ends the waiting. */
async function eventually(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(10);
}

function logBook() {
  const entries: unknown[][] = [];
  const write = (...entry: unknown[]) => void entries.push(entry);
  return {
    info: write,
    warn: write,
    error: write,
    get lines() {
      return entries.map((entry) => entry.at(-1));
    },
    text: () => JSON.stringify(entries),
  };
}
