import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { ClickBuffer } from "#server/features/links/clicks.ts";
import { Counter, openCounter, saveCounter, viewCounter } from "#server/features/links/counters.ts";
import { countKept } from "#server/features/links/kept.ts";
import { ClickBatchModel, ClickMonthModel } from "#server/features/links/model.ts";
import { visitor } from "#server/features/links/visitors.ts";
import { startApp } from "#tests/support/startApp.ts";

const HASH = "A".repeat(22);
const TEAM = "7".repeat(24);

t.test("clicks that the store does not take before the end", async (t) => {
  await startApp(t);
  const dir = await mkdtemp(join(tmpdir(), "signoff-kept-"));
  t.teardown(() => rm(dir, { recursive: true, force: true }));
  const folder = join(dir, "clicks");
  const lines: { level: number; msg: string; count?: number }[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const said = (part: string) => lines.find(({ msg }) => msg.includes(part));

  const { startSession } = mongoose;
  const away = () => {
    mongoose.startSession = () => Promise.reject(new Error("away"));
  };
  const back = () => {
    mongoose.startSession = startSession;
  };
  t.teardown(back);

  /** 3000 visitors' clicks on a link, so that there is more than one batch, and 10 opens. */
  const fill = (clicks: ClickBuffer) => {
    const told = {
      userAgent: "Mozilla/5.0 Chrome/150.0.0.0",
      referrer: "https://mail.example.com/x",
      isHead: false,
    };
    const [link, pixel] = [new Counter("abc", HASH, TEAM), openCounter(HASH, TEAM)];
    for (let i = 0; i < 3000; i++) clicks.add(link, visitor({ ip: `10.1.${i >> 8}.${i & 255}`, ...told }));
    for (let i = 0; i < 10; i++) clicks.add(pixel, visitor({ ip: `10.2.0.${i}`, ...told }));
  };
  const counted = async () => {
    const months = await ClickMonthModel.find().lean();
    t.ok(months.every(({ team }) => String(team) === TEAM));
    return months.map(({ people, opens }) => ({ people, opens: opens?.people }));
  };
  const countAll = async () => {
    lines.length = 0;
    const kept = countKept(folder, log);
    kept.start();
    await kept.done();
  };

  t.test("are kept in a file that only we can read, and the number is said", async (t) => {
    const clicks = new ClickBuffer(log, folder);
    fill(clicks);
    away();
    await clicks.drain();
    back();
    t.match(said("are kept"), { count: 3010 });
    const files = await readdir(folder);
    t.match(files, [/\.json$/], "no draft is left beside it");
    t.equal((await stat(join(folder, files[0] as string))).mode & 0o777, 0o600);
    t.notMatch(await readFile(join(folder, files[0] as string), "utf8"), "10.1.", "no address of anybody");
    t.same(await counted(), []);
  });

  t.test("are counted at the next start, once, whatever happens meanwhile", async (t) => {
    const copy = join(dir, "copy");
    await cp(folder, copy, { recursive: true });
    away();
    const interrupted = countKept(folder, log);
    interrupted.start();
    await interrupted.stop();
    t.equal((await readdir(folder)).length, 1, "a stop before the store is back leaves the file");
    back();

    await countAll();
    t.match(said("are counted"), { count: 3010 });
    t.same(await counted(), [{ people: 3000, opens: 10 }]);
    t.same(await readdir(folder), []);

    await cp(copy, folder, { recursive: true });
    await countAll();
    t.same(await counted(), [{ people: 3000, opens: 10 }], "a file that a killed process has left adds nothing");
  });

  t.test("of cards, and of programs of each kind, are kept and counted as well", async (t) => {
    const card = "card".padEnd(22, "-");
    const clicks = new ClickBuffer(log, folder);
    const by = (userAgent: string) => visitor({ ip: "10.3.3.3", userAgent, referrer: "", isHead: false });
    clicks.add(viewCounter(card, TEAM), by("Mozilla/5.0 Chrome/150.0.0.0"));
    clicks.add(saveCounter(card, TEAM), by("Mozilla/5.0 Chrome/150.0.0.0"));
    clicks.add(new Counter("abc", card, TEAM), by(""));
    away();
    await clicks.drain();
    back();
    await countAll();
    t.match(said("are counted"), { count: 3 });
    const [month] = await ClickMonthModel.find({ signature: card }).lean();
    t.match(month, { views: { people: 1 }, saves: { people: 1 }, bots: 1 });
    t.same(await readdir(folder), []);
    await ClickMonthModel.deleteMany({ signature: card });
  });

  t.test("are written at once when the store comes back within the end", async (t) => {
    const clicks = new ClickBuffer(log, folder);
    fill(clicks);
    away();
    setTimeout(back, 300);
    await clicks.drain();
    t.same(await counted(), [{ people: 6000, opens: 20 }]);
    t.same(await readdir(folder), [], "and the file is gone");
  });

  t.test("of an earlier version, with a row for each visitor and link, are counted too", async (t) => {
    const [id, at] = [crypto.randomUUID(), Date.UTC(2026, 0, 5)];
    const rows = [
      { code: "abc", visitor: "someone", at: [at, at + 7] },
      { code: "abc", visitor: "robot", at: [at - 3], referrer: "mail.example.com", isBot: true },
    ];
    const inc = { people: 2, bots: 1, "links.abc.people": 2, "links.abc.bots": 1, "days.05": 2 };
    const batch = { id, rows, months: [{ signature: HASH, month: "2026-01", inc }], count: 3 };
    await writeFile(join(folder, "old.json"), JSON.stringify({ version: 1, batches: [batch] }));
    await countAll();
    t.match(said("are counted"), { count: 3 });
    t.match(await ClickMonthModel.findOne({ month: "2026-01" }).lean(), { people: 2, bots: 1, days: { "05": 2 } });
    t.match(await ClickBatchModel.findById(id).lean(), {
      from: at,
      lines: "abc\t0,7\tsomeone\t\t\t\t\nabc\t-3\trobot\tbot\tmail.example.com\t\t",
    });
    await ClickMonthModel.deleteOne({ month: "2026-01" });
  });

  t.test("a file that is damaged or not ours is set aside and stops nothing", async (t) => {
    const bad = {
      "half.json": '{"version":1,"batches":[{"id":"',
      "later.json": '{"version":6,"batches":[]}',
      "foreign.json": '{"name":"signoff"}',
      "path.json": JSON.stringify({
        version: 2,
        batches: [
          {
            id: crypto.randomUUID(),
            from: 0,
            lines: "abc\t0\tsomeone\t\t",
            months: [{ signature: HASH, month: "2026-01", inc: { "links.$where.people": 1 } }],
            count: 1,
          },
        ],
      }),
    };
    for (const [name, text] of Object.entries(bad)) await writeFile(join(folder, name), text);
    const before = await counted();
    await countAll();
    t.same(
      (await readdir(folder)).sort(),
      Object.keys(bad)
        .map((name) => `${name}.damaged`)
        .sort(),
    );
    t.equal(lines.filter(({ msg }) => msg.includes("set aside")).length, 4);
    t.same(await counted(), before);
  });

  t.test("a file that another process has counted meanwhile stops nothing", async (t) => {
    const own = join(dir, "shared");
    const clicks = new ClickBuffer(log, own);
    fill(clicks);
    away();
    await clicks.drain();
    const [name = ""] = await readdir(own);
    for (const copy of ["1.json", "2.json"]) await cp(join(own, name), join(own, copy));
    await rm(join(own, name));
    lines.length = 0;
    const kept = countKept(own, log);
    kept.start();
    while (!said("kept clicks wait")) await sleep(20);
    await rm(join(own, "2.json"));
    await writeFile(join(own, "3.json"), "{}");
    back();
    await kept.done();
    t.same(await readdir(own), ["3.json"], "which came later, and is for the next start");
    t.same(
      lines.filter(({ level }) => level >= 50),
      [],
    );
  });

  t.test("a folder that takes nothing either: the loss is said with its number", async (t) => {
    lines.length = 0;
    const file = join(dir, "a file");
    await writeFile(file, "");
    const clicks = new ClickBuffer(log, join(file, "clicks"));
    fill(clicks);
    away();
    await clicks.drain();
    back();
    t.match(said("are lost"), { count: 3010 });
  });
});
