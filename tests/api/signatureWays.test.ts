import mongoose from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { detachCard, detachPage, usesOf } from "#server/features/signatures/service.ts";
import type { Addon } from "#shared/addons/addons.ts";
import { CardContent } from "#shared/cards/schema.ts";
import { PageContent } from "#shared/pages/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const PAGE = "p".repeat(22);
const CARD = "c".repeat(22);
const page = { type: "page", key: "p", data: { page: PAGE, url: "https://pages.example/me" } } as Addon;
const card = {
  type: "businessCard",
  key: "c",
  data: { card: CARD, url: "https://pages.example/c/x", saves: 1 },
} as Addon;
const badge = { type: "CallToAction", key: "b", data: { text: "Book", url: "https://book.example" } } as Addon;

t.test("pages and cards that signatures lead to", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  await make.changeTeam(person, { isPaid: true, seats: 9 });
  const save = async (...addons: Addon[]) => {
    const signature = make.signature({ hasShortLink: false });
    const body = { ...signature, general: { ...signature.general, addons } };
    return (await person.post("/_/signatures", body)).json();
  };
  const stored = (hash: string) => SignatureModel.findOne({ hash }).lean();
  const teamOf = async (hash: string) => (await stored(hash))?.team as mongoose.Types.ObjectId;
  const typesOf = async (hash: string) =>
    (await person.get(`/_/signatures/${hash}`)).json().general.addons.map(({ type }: Addon) => type);

  t.test("are known by the signature, and not without it", async (t) => {
    const { hash } = await save(page, card, badge);
    t.same((await stored(hash))?.ways, [PAGE, CARD]);
    const team = await teamOf(hash);
    t.match(await usesOf(team, PAGE, 5), [{ hash }]);
    t.same(await usesOf(new mongoose.Types.ObjectId(), PAGE, 5), []);
    await person.delete(`/_/signatures/${hash}`);
    t.same(await usesOf(team, PAGE, 5), []);
  });

  t.test("go from all of the team's that lead there when they are hidden, and nothing else does", async (t) => {
    const [one, two, none] = [await save(page, badge), await save(card, page), await save(badge)];
    const team = await teamOf(one.hash);
    const before = await stored(one.hash);
    await transaction((session) => detachPage(team, PAGE, session));
    t.same(await typesOf(one.hash), ["CallToAction"]);
    t.same(await typesOf(two.hash), ["businessCard"]);
    t.same(await typesOf(none.hash), ["CallToAction"]);
    const after = await stored(one.hash);
    t.equal(after?.revision, (before?.revision ?? 0) + 1, "whoever edits it meanwhile is told");
    t.same(after?.ways, []);
    t.ok(after?.changedAt);
    t.equal((await stored(none.hash))?.revision, 1);
    await transaction((session) => detachCard(team, CARD, session));
    t.same(await typesOf(two.hash), []);
  });

  t.test("stay when the transaction that hides them does not end well, and in another team", async (t) => {
    const { hash } = await save(page);
    const team = await teamOf(hash);
    await t.rejects(
      transaction(async (session) => {
        await detachPage(team, PAGE, session);
        throw new Error("not hidden");
      }),
    );
    await transaction((session) => detachPage(new mongoose.Types.ObjectId(), PAGE, session));
    t.same(await typesOf(hash), ["page"]);
  });

  t.test("go from forms that have them of their own", async (t) => {
    const { hash } = await save(badge);
    const signature = (await person.get(`/_/signatures/${hash}`)).json();
    const forms = { reply: [{ op: "add", path: ["general", "addons", "p:0"], value: page }] };
    const body = { ...make.signature({ hasShortLink: false }), general: signature.general, forms };
    t.equal((await person.put(`/_/signatures/${hash}`, body)).statusCode, 200);
    const team = await teamOf(hash);
    t.same((await stored(hash))?.ways, [PAGE]);
    await transaction((session) => detachPage(team, PAGE, session));
    t.same((await stored(hash))?.forms, { reply: [] });
  });

  t.test("are none in records from before there were any", async (t) => {
    const { hash } = await save(badge);
    await SignatureModel.collection.updateOne({ hash }, { $unset: { ways: 1 } });
    t.same(await typesOf(hash), ["CallToAction"]);
    const team = await teamOf(hash);
    await transaction((session) => detachPage(team, PAGE, session));
    t.same(await typesOf(hash), ["CallToAction"]);
  });

  t.test("go with the page that is unpublished, and with the card that is deleted", async (t) => {
    const slug = `ways-${Date.now().toString(36)}`;
    const content = PageContent.parse({ profile: { title: "Ana" } });
    const made = (await person.post("/_/pages", { slug, label: "", content })).json();
    t.equal((await person.post(`/_/pages/${made.hash}/publish`)).statusCode, 200);
    const owned = { ...page, data: { page: made.hash, url: made.url } } as Addon;
    const { hash } = await save(owned, badge);
    t.equal((await person.post(`/_/pages/${made.hash}/unpublish`)).statusCode, 200);
    t.same(await typesOf(hash), ["CallToAction"]);
    const cardContent = CardContent.parse({ header: "Acme", title: "Ana" });
    const ownCard = (await person.post("/_/cards", { label: "", content: cardContent })).json();
    const shows = await save({ ...card, data: { card: ownCard.hash, url: ownCard.url } } as Addon);
    t.equal((await person.delete(`/_/cards/${ownCard.hash}`)).statusCode, 204);
    t.same(await typesOf(shows.hash), []);
  });
});
