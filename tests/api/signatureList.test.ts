import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("finding signatures, and what they are called in lists", async (t) => {
  const app = await startApp(t);

  t.test("GET /_/app/user/signatures/:page?search=", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { isPaid: true, seats: 40 });
    const saved = async (name: string, more: object = {}) =>
      (
        await person.post("/_/signatures", {
          ...make.signature({ general: { name, ...more } }),
          label: `list of ${name}`,
        })
      ).json().hash;
    for (const name of ["Zoë Łoś", "Ben Berg", "山田 太郎"]) await saved(name);
    await saved("Cy", { position: "Head of Sales", company: "Meridian & Co" });
    const found = async (search: string) =>
      (await person.get(`/_/app/user/signatures/1?search=${encodeURIComponent(search)}`))
        .json()
        .items.map(({ general }: { general: { name: string } }) => general.name);

    t.same(await found("zoe  LOS"), ["Zoë Łoś"], "neither case nor marks nor room count");
    t.same(await found("太郎"), ["山田 太郎"]);
    t.same(await found("meridian &"), ["Cy"], "the company");
    t.same(await found("of sales"), ["Cy"], "the position");
    t.same(await found("LIST OF ben"), ["Ben Berg"], "what it is called in lists");
    t.same(await found(".*"), [], "words are words, no pattern");
    t.same(await found("nobody"), []);
    t.same((await found(" ")).length, 4, "no words: all");
    t.equal((await person.get(`/_/app/user/signatures/1?search=${"x".repeat(101)}`)).statusCode, 422);

    const stranger = await app.person();
    t.same((await stranger.get("/_/app/user/signatures/1?search=zoe")).json().items, [], "of others nothing is found");
  });

  t.test("a search has pages like the list", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { isPaid: true, seats: 40 });
    for (let i = 1; i <= 23; i += 1)
      await person.post("/_/signatures", make.signature({ general: { name: `Page ${i}` }, hasShortLink: false }));
    const page = async (number: number) => (await person.get(`/_/app/user/signatures/${number}?search=page`)).json();
    t.match(await page(1), { hasMore: true, items: { length: 20 } });
    t.match(await page(2), { hasMore: false, items: { length: 3 } });
  });

  t.test("the label is kept, shown to whoever sees the list, and to no visitor", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", { ...make.signature(), label: "For customers" })).json();
    t.match((await person.get(`/_/signatures/${hash}`)).json(), { label: "For customers" });
    t.match((await person.get("/_/app/user/signatures/1")).json().items, [{ label: "For customers" }]);
    t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).json().signature.label, "");
    const stranger = await app.person();
    t.equal((await stranger.get(`/signatures/${hash}/preview`)).json().signature.label, "");
    t.equal(
      (await person.put(`/_/signatures/${hash}`, make.signature())).json().label,
      "",
      "a save without one takes it",
    );
  });

  t.test("a record from before there were labels goes by the name on it", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", make.signature())).json();
    await SignatureModel.collection.updateOne({ hash }, { $unset: { label: 1, "content.media.photoAlt": 1 } });
    t.match((await person.get(`/_/signatures/${hash}`)).json(), { label: "", media: { photoAlt: "" } });
    t.equal((await person.get("/_/app/user/signatures/1?search=ana")).json().items.length, 1, "and is found by it");
  });
});
