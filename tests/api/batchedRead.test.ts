import { setTimeout } from "node:timers/promises";
import t from "tap";
import { batchedRead } from "#server/db/batchedRead.ts";
import { STORE_MS, storeWait, withStoreDeadline } from "#server/db/deadline.ts";
import { ShortLinkModel, type ShortLinkRecord } from "#server/features/links/model.ts";
import { startApp } from "#tests/support/startApp.ts";

const link = (code: string) => ({ code, url: `https://example.com/${code}`, signature: "bench" });

t.test("reads of one turn", async (t) => {
  await startApp(t, {}, { storeMs: STORE_MS });
  await ShortLinkModel.insertMany(["a1", "b2", "c3"].map(link));
  const read = batchedRead<ShortLinkRecord>(ShortLinkModel, "code");
  const codesOf = async (codes: string[]) => (await Promise.all(codes.map(read))).map((row) => row?.code ?? null);

  await t.test("are one question, and each gets its own row", async (t) => {
    const calls = t.capture(ShortLinkModel, "find", ShortLinkModel.find);
    t.same(await codesOf(["c3", "a1", "missing", "a1"]), ["c3", "a1", null, "a1"]);
    t.equal(calls().length, 1);
  });

  await t.test("of more keys than one question has are several", async (t) => {
    const calls = t.capture(ShortLinkModel, "find", ShortLinkModel.find);
    const rows = await codesOf([...Array.from({ length: 450 }, (_, i) => `none${i}`), "b2"]);
    t.equal(rows.at(-1), "b2");
    t.equal(calls().length, 3);
  });

  await t.test("see what was written before they were asked", async (t) => {
    t.equal((await read("a1"))?.url, "https://example.com/a1");
    await ShortLinkModel.updateOne({ code: "a1" }, { $set: { url: "https://example.com/new" } });
    t.equal((await read("a1"))?.url, "https://example.com/new");
  });

  await t.test("a key that the store would take for an operator is only a text", async (t) => {
    t.equal(await read("$ne"), null);
    t.equal(await read({ $ne: "" } as unknown as string).catch(() => null), null);
  });

  await t.test("whoever has little time left ends it for nobody else", async (t) => {
    const { find } = ShortLinkModel;
    t.intercept(ShortLinkModel, "find", {
      value: (...args: Parameters<typeof find>) => {
        const query = find.apply(ShortLinkModel, args);
        const { lean } = query;
        query.lean = (() => setTimeout(500).then(() => lean.call(query, true))) as unknown as typeof lean;
        return query;
      },
    });
    /** A request that has used up so much of its time for the store. */
    const request = (spentMs: number) =>
      new Promise<string | undefined>((resolve, reject) => {
        withStoreDeadline(() => {
          const before = spentMs > 0 ? storeWait(() => setTimeout(spentMs)) : null;
          const reading = before ? before.then(() => read("b2")) : read("b2");
          reading.then((row) => resolve(row?.code), reject);
        });
      });
    const spentMs = STORE_MS - 200;
    const late = request(spentMs).catch((error) => error.code);
    await setTimeout(spentMs);
    t.equal(await request(0), "b2");
    t.equal(await late, "unavailable");
  });
});
