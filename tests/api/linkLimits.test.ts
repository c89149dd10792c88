import mongoose from "mongoose";
import t from "tap";
import { PictureUseModel } from "#server/features/images/model.ts";
import { LinkCounterModel, ShortLinkModel } from "#server/features/links/model.ts";
import { ensureLinks, ensureLinksOfMany } from "#server/features/links/service.ts";
import { entitlements } from "#shared/members/rules.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";
import { countStore, type Work, workOf } from "#tests/support/work.ts";

/** Where short links lead, as the store has it. */
const targetsOf = (pairs: { shortUrl: string }[]) =>
  Promise.all(
    pairs.map(async ({ shortUrl }) => (await ShortLinkModel.findOne({ code: shortUrl.split("/").at(-1) }).lean())?.url),
  );

t.test("how many short links there may be", async (t) => {
  const app = await startApp(t);
  /** A signature of custom HTML that links to so many addresses, up to 50 in an addon. */
  const linking = (count: number, host: string, values: { hasShortLink?: boolean; shorLinkHashType?: number } = {}) => {
    const anchors = Array.from({ length: count }, (_, i) => `<a href="https://${host}/${i}">${i}</a>`);
    const addons = Array.from({ length: Math.ceil(count / 50) }, (_, i) => ({
      type: "customHtml" as const,
      key: `k${i}`,
      data: { html: anchors.slice(i * 50, i * 50 + 50).join("") },
    }));
    return make.signature({ ...values, general: { addons, socials: [], contacts: [] } });
  };

  t.test("a signature has a hundred at most, made in one write", async (t) => {
    const person = await app.person();
    let writes = 0;
    const { insertMany } = ShortLinkModel;
    t.intercept(ShortLinkModel, "insertMany", {
      value: (...args: unknown[]) => {
        writes++;
        return (insertMany as (...all: unknown[]) => unknown).apply(ShortLinkModel, args);
      },
    });
    const made = await person.post("/_/signatures", linking(100, "example.com", { shorLinkHashType: 1 }));
    t.equal(made.statusCode, 201);
    t.equal(new Set(made.json().shortLinks.map(({ shortUrl }: { shortUrl: string }) => shortUrl)).size, 100);
    t.equal(writes, 1);

    const path = `/_/signatures/${made.json().hash}`;
    const refused = await person.put(path, linking(101, "example.com"));
    t.equal(refused.statusCode, 422);
    t.match(refused.json().errors, [{ path: "hasShortLink", message: /up to 100 short links.*101/ }]);
    t.equal((await person.put(path, linking(101, "example.com", { hasShortLink: false }))).statusCode, 200);
    t.equal((await person.put(path, linking(100, "example.com"))).statusCode, 200, "those it has are kept");
    t.equal(writes, 1);
  });

  t.test("two saves at once make one link for an address", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", linking(0, "none.example.com"))).json();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.put(`/_/signatures/${hash}`, linking(40, "twice.example.com"))),
    );
    const lists = answers.map((answer) => JSON.stringify(answer.json().shortLinks));
    t.equal(new Set(lists).size, 1);
    t.equal(await ShortLinkModel.countDocuments({ signature: hash }), 40);
  });

  t.test("two processes that make the same links agree on them", async (t) => {
    const urls = Array.from({ length: 20 }, (_, i) => `https://both.example.com/${i}`);
    const [owner, team] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    const whose = { owner, team, shortHost: null, ...entitlements(make.team()) };
    const order = { signature: "both", whose, urls, linked: [], type: 2, name: "" };
    const [one, two] = await Promise.all([ensureLinks(order), ensureLinks(order)]);
    t.same(one, two);
    t.same((await targetsOf(one)).sort(), [...urls].sort());
  });

  t.test("links of many signatures are no more questions than those of one", async (t) => {
    countStore();
    t.teardown(() => void mongoose.set("debug", false));
    const workOfMany = async (count: number) => {
      const [owner, team] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
      const whose = { owner, team, shortHost: null, ...entitlements(make.team()) };
      const list = Array.from({ length: count }, (_, i) => {
        const urls = [`https://many.example.com/${i}`, `https://many.example.com/too/${i}`];
        return { signature: `${count}.${i}`, urls, linked: [], type: 3, name: "Jane" };
      });
      return workOf(async () => {
        const made = await ensureLinksOfMany(list, whose);
        for (const [i, pairs] of made.entries()) t.same(await targetsOf(pairs ?? []), list[i]?.urls, `of ${i}`);
      });
    };
    const asked = ({ "store.linkslugs.find": slugs, "store.shortlinks.insertMany": writes }: Work) => [slugs, writes];
    t.same(asked(await workOfMany(20)), asked(await workOfMany(1)));
  });

  t.test("a code that is taken is replaced, and the others stay", async (t) => {
    const person = await app.person();
    await LinkCounterModel.findByIdAndUpdate("codes", { $inc: { value: 0 } }, { upsert: true });
    const { value = 0 } = (await LinkCounterModel.findById("codes").lean()) ?? {};
    await ShortLinkModel.create({ code: `n${(value + 2).toString(36)}`, url: "https://example.com/", signature: "x" });
    const made = await person.post("/_/signatures", linking(3, "taken.example.com", { shorLinkHashType: 1 }));
    const pairs: { url: string; shortUrl: string }[] = made.json().shortLinks;
    t.equal(pairs.length, 3);
    t.same(
      await targetsOf(pairs),
      pairs.map(({ url }) => url),
    );
  });

  t.test("an account that has used up its day saves, and its new links stay as they were typed", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", linking(20, "first.example.com"))).json();
    const counts = [];
    for (let save = 0; save < 7; save++) {
      const answer = await person.put(`/_/signatures/${hash}`, linking(100, `day${save}.example.com`));
      t.equal(answer.statusCode, 200);
      counts.push(answer.json().shortLinks.length);
    }
    t.same(counts, [100, 100, 100, 100, 100, 0, 0]);
    t.match((await app.anyone.get(`/signatures/${hash}/preview`)).json().html, "https://day6.example.com/1");

    const page = async (number: number) => (await person.get(`/_/signatures/${hash}/links?page=${number}`)).json();
    const pages = [await page(1), await page(5), await page(6), await page(7)];
    t.same(
      pages.map(({ items, hasMore }) => [items.length, hasMore]),
      [
        [100, true],
        [100, true],
        [20, false],
        [0, false],
      ],
    );
    t.match(pages[0].items[0].url, "first.example.com", "the oldest first");
    t.equal((await person.get(`/_/signatures/${hash}/links?page=0`)).statusCode, 422);
  });

  t.test("an account keeps a bounded number of links and pictures", async (t) => {
    const person = await app.person();
    const team = await make.teamOf(person);
    const { maxLinks, maxPictures } = entitlements(make.team());
    for (let i = 0; i < maxLinks - 10; i += 500) {
      const rows = Array.from({ length: Math.min(500, maxLinks - 10 - i) }, (_, j) => `full${i + j}`);
      await ShortLinkModel.insertMany(
        rows.map((code) => ({ code, url: `https://a.example.com/${code}`, signature: "earlier", team })),
      );
    }
    const { hash, shortLinks } = (await person.post("/_/signatures", linking(10, "last.example.com"))).json();
    t.equal(shortLinks.length, 10);
    const more = await person.put(`/_/signatures/${hash}`, linking(11, "last.example.com"));
    t.equal(more.json().shortLinks.length, 10, "the known ones stay, the new one is as it was typed");

    await PictureUseModel.insertMany(Array.from({ length: maxPictures }, (_, i) => ({ _id: `p${i}`, owners: [team] })));
    const refused = await person.post("/_/signatures/icon", { icon: "data:image/png;base64,AAAA" });
    t.match(refused.json(), { status: 403, code: "picture_limit" });
  });
});
