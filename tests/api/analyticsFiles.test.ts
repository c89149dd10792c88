import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { ShortLinkModel } from "#server/features/links/model.ts";
import { TallyModel } from "#server/features/links/tallies/model.ts";
import { dayAt } from "#shared/analytics/days.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

/** Read in three turns. */
const LINKS = 600;
/** Long after all that would still be read. */
const SETTLED_MS = 500;

t.test("files of counts", { timeout: 120_000 }, async (t) => {
  const app = await startApp(t);
  const ana = await make.paid(app);
  const team = await make.teamOf(ana);
  const codes = Array.from({ length: LINKS }, (_, i) => `file${i}`);
  await ShortLinkModel.insertMany(
    codes.map((code) => ({ code, url: `https://example.com/${code}`, signature: "x", team })),
  );
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.app.server.address() as AddressInfo;
  const ask = (path: string) =>
    request({ port, path: `/api${path}`, headers: { authorization: `Bearer ${ana.token}` } }).end();

  /** Reads of days, the first of which may be kept waiting. */
  const { find } = TallyModel;
  t.teardown(() => Object.assign(TallyModel, { find }));
  let reads = 0;
  let meanwhile: (() => Promise<unknown>) | null = null;
  TallyModel.find = function (this: typeof TallyModel, ...args: Parameters<typeof find>) {
    reads++;
    const query = find.apply(this, args);
    const first = reads === 1 ? meanwhile : null;
    if (first === null) return query;
    const lean = async () => {
      await first();
      return query.lean();
    };
    return { lean };
  } as typeof find;

  for (const file of ["days.csv", "days.json"])
    await t.test(`${file} is made no further when its client hangs up`, async (t) => {
      reads = 0;
      const answered = once(app.app.server, "request") as Promise<[IncomingMessage, ServerResponse]>;
      const client = ask(`/_/analytics/${file}?by=link`);
      client.once("error", () => {});
      const hungUp = new Promise<void>((resolve) => {
        meanwhile = async () => {
          const [, response] = await answered;
          client.destroy();
          if (!response.closed) await once(response, "close");
          resolve();
        };
      });
      await hungUp;
      await sleep(SETTLED_MS);
      t.equal(reads, 1, "of three");
      meanwhile = null;
    });

  await t.test("and to its end for others", async (t) => {
    reads = 0;
    const today = dayAt(Date.now(), "UTC").date;
    const of = codes[0] as string;
    const month = today.slice(0, 7);
    const days = { [today.slice(8)]: 5 };
    await TallyModel.create({ _id: `link:${of}:click:${month}`, team, kind: "link", of, event: "click", month, days });
    const [response] = (await once(ask("/_/analytics/days.csv?by=link"), "response")) as [IncomingMessage];
    let body = "";
    for await (const piece of response) body += piece;
    t.equal(body, `date,id,name,detail,people,visitors\r\n${today},${of},${of},https://example.com/${of},5,0\r\n`);
    t.equal(reads, 3);
  });
});
