import t from "tap";
import { logStored } from "#server/db/stored.ts";
import { SignatureModel, signatureWrites } from "#server/features/signatures/model.ts";
import { ADDON_TYPES, type Addon } from "#shared/addons/addons.ts";
import { MAX_TEXT_LENGTH } from "#shared/signatures/constants.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const URL = "https://addon.example/page";
const PICTURE = `/i/${"a".repeat(22)}-300x90.png`;
/** Every field of every type, and what of it the mail shows. */
const WHOLE: { [T in Addon["type"]]: { data: Required<Addon<T>["data"]>; shows: string[] } } = {
  sign: { data: { text: "Ana", font: "Allura", color: "#aa0022", image: PICTURE, width: 150 }, shows: ["s1w150"] },
  social: { data: { list: [{ type: "review", url: URL, text: "Praise us" }] }, shows: [URL, "Praise us"] },
  badge: {
    data: {
      type: "yelp",
      url: "",
      image: "",
      width: 50,
      text: "",
      list: [
        { type: "yelp", url: URL, image: "", width: 50, text: "" },
        { type: "", url: "", image: PICTURE, width: 77, text: "Prize" },
      ],
    },
    shows: ["Yelp", "s1w77", "Prize"],
  },
  calendar: {
    data: {
      title: "Tea",
      text: "",
      start: "2026-07-01T10:00",
      end: "2026-07-01T11:00",
      timeZone: "Europe/Berlin",
      location: "Garden",
      description: "Bring cake",
      url: "",
      icsUrl: URL,
    },
    shows: ["Tea", "Garden", "Bring%20cake", "T080000Z", URL],
  },
  CallToAction: {
    data: { text: "Book", url: URL, shape: 4, background: "#aa0022", color: "#0022aa", icon: "youtube" },
    shows: ["Book", "2px solid #aa0022", "#0022aa", "youtube-"],
  },
  disclaimer: { data: { type: 9, text: "Only for you" }, shows: ["Only for you"] },
  GreenMessage: { data: { type: 9, text: "No paper" }, shows: ["No paper"] },
  businessCard: {
    data: { card: "a".repeat(22), url: URL, text: "My card", look: 2, saves: 1, image: PICTURE, width: 99, qrOf: URL },
    shows: ["My card", "s1w99", `${URL.replace(/\/$/, "")}.vcf`],
  },
  page: {
    data: { page: "b".repeat(22), url: URL, text: "My page", look: 1, image: PICTURE, width: 98, qrOf: URL },
    shows: ["My page", "s1w98"],
  },
  customHtml: { data: { html: "<b>Prize 2026</b>" }, shows: ["Prize 2026"] },
  videos: {
    data: { list: [{ url: URL, title: "Our film", image: PICTURE, width: 88 }] },
    shows: ["Our film", "s1w88"],
  },
};
const whole = (type: Addon["type"]) => ({ type, key: `the ${type}`, data: WHOLE[type].data }) as Addon;

t.test("addons", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  await make.changeTeam(person, { isPaid: true, seats: 9 });
  /** Not through the schema: it is the server that has to look. */
  const withAddons = (addons: unknown) => {
    const signature = make.signature({ hasShortLink: false });
    return { ...signature, general: { ...signature.general, addons } };
  };
  const { hash } = (await person.post("/_/signatures", withAddons([]))).json();
  const save = (...addons: unknown[]) => person.put(`/_/signatures/${hash}`, withAddons(addons));
  const read = async () => (await person.get(`/_/signatures/${hash}`)).json().general.addons;

  t.test("of every type come back as they were saved, and are drawn", async (t) => {
    for (const type of ADDON_TYPES) {
      const addon = whole(type);
      const answer = await save(addon);
      t.equal(answer.statusCode, 200, answer.body);
      t.same(answer.json().general.addons, [addon]);
      t.same(await read(), [addon]);
      const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
      for (const part of WHOLE[type].shows) t.ok(html.includes(part), `${type} shows ${part}`);
      const bare = { type, key: "b" };
      t.same((await save(bare)).json().general.addons, [{ ...bare, data: {} }], "nothing is written into it");
    }
  });

  t.test("are refused by the name of the field, whichever call writes them", async (t) => {
    const at = "general.addons.0";
    const refusals: [object, string, RegExp][] = [
      [{ type: "campaign", data: {} }, "type", /not valid/],
      [{ data: {} }, "type", /not valid/],
      [{ type: "CallToAction", data: { ulr: URL } }, "data.ulr", /not known/],
      [{ type: "videos", data: { list: [{}, { ulr: URL }] } }, "data.list.1.ulr", /not known/],
      [{ type: "sign", data: { html: "<b>a</b>" } }, "data.html", /not known/],
      [{ type: "sign", data: {}, title: "a" }, "title", /not known/],
      [{ type: "disclaimer", data: { text: "x".repeat(MAX_TEXT_LENGTH + 1) } }, "data.text", /at most 4000 characters/],
      [{ type: "social", data: { list: [{ text: "x".repeat(MAX_TEXT_LENGTH + 1) }] } }, "data.list.0.text", /at most/],
      [{ type: "social", data: { list: Array(51).fill({}) } }, "data.list", /at most 50/],
      [{ type: "disclaimer", data: { type: "9" } }, "data.type", /a number/],
      [{ type: "CallToAction", data: { url: "javascript:alert(1)" } }, "data.url", /valid link/],
      [{ type: "calendar", data: { icsUrl: "data:text/html,a" } }, "data.icsUrl", /valid link/],
    ];
    for (const [addon, path, message] of refusals) {
      const input = withAddons([{ key: "a", ...addon }]);
      for (const answer of [
        await person.put(`/_/signatures/${hash}`, input),
        await person.post("/_/signatures", input),
      ])
        t.match(answer.json(), { status: 422, errors: [{ path: `${at}.${path}`, message }] }, path);
    }
  });

  t.test("that are stored in another shape are read, mended, and said once", async (t) => {
    const lines: { fields: string[] }[] = [];
    const listen = () =>
      logStored({
        warn: (line: unknown) => void lines.push(line as (typeof lines)[number]),
        error: () => t.fail("none is lost"),
      });
    listen();
    t.teardown(() => logStored(null));
    const store = async (addons: unknown[]) => {
      await SignatureModel.updateOne({ hash }, { "content.general.addons": addons });
      signatureWrites.note();
    };
    const shown = async () => {
      t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 200);
      t.equal((await person.get("/_/app/user/signatures/1")).json().items.length, 1);
      return read();
    };
    const good = ADDON_TYPES.map(whole);
    await store([
      ...good.map((addon) => ({ ...addon, old: 1, data: { ...addon.data, old: [1] } })),
      { ...good[0], key: 7 },
    ]);
    t.same(await shown(), good, "what is unknown is left out, and so is what cannot be mended");
    t.same(
      lines.splice(0).map(({ fields }) => fields),
      [["content.general.addons.11.key"]],
    );

    listen(); // what was said already is said again
    await store([
      { type: "campaign", key: "a", data: { url: URL } },
      { type: "videos", key: "b", data: { list: [{ url: URL, width: "wide" }, null] } },
      { type: "CallToAction", key: "c", data: { text: "Book", url: URL, shape: { odd: true } } },
      { type: "sign", key: "d" },
    ]);
    const mended = [
      { type: "videos", key: "b", data: { list: [{ url: URL }] } },
      { type: "CallToAction", key: "c", data: { text: "Book", url: URL } },
      { type: "sign", key: "d", data: {} },
    ];
    t.same(await shown(), mended);
    t.equal(lines.length, 1);
    t.ok(lines[0]?.fields.includes("content.general.addons.1.data.list.0.width"), String(lines[0]?.fields));
    t.equal((await save(...(await read()))).statusCode, 200, "and can be saved as it is read");
    t.same(await read(), mended);
  });

  t.test("a signature without its parts is refused by every call that writes one", async (t) => {
    const refused = { status: 422, errors: [{ path: "general" }, { path: "design" }, { path: "media" }] };
    t.match((await person.post("/_/signatures", {})).json(), refused);
    t.match((await person.put(`/_/signatures/${hash}`, {})).json(), refused);
    const { media: _none, ...rest } = make.signature();
    for (const answer of [await person.post("/_/signatures", rest), await person.put(`/_/signatures/${hash}`, rest)])
      t.match(answer.json(), { status: 422, errors: [{ path: "media" }] });
  });
});
