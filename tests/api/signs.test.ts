import sharp from "sharp";
import t from "tap";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const STORED = /^\/i\/[\w-]{22}-\d+x\d+\.png$/;
const sign = (data: object) =>
  make.signature({ general: { addons: [{ type: "sign", key: "s", data: data as never }] } });

t.test("typed signs of programs that save signatures", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();
  const save = async (data: object) => {
    const answer = await person.put(`/_/signatures/${hash}`, sign(data));
    t.equal(answer.statusCode, 200, answer.body);
    return answer.json().general.addons[0].data;
  };

  t.test("get a picture of their handwriting", async (t) => {
    const data = await save({ text: "Zoë Ruíz", font: "Allura", color: "#aa0022" });
    t.match(data, { text: "Zoë Ruíz", font: "Allura", color: "#aa0022", image: STORED, width: Number });
    const picture = await app.inject({ url: data.image });
    const { width, hasAlpha } = await sharp(picture.rawPayload).metadata();
    t.equal(hasAlpha, true);
    t.ok(Math.abs((width as number) / 2 - data.width) <= 1, "two pixels per CSS pixel");
    const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    const file = /src="[^"]*(\/i\/[^"]+)"[^>]*alt="Zoë Ruíz"/.exec(html)?.[1] as string;
    t.ok(file.startsWith(data.image.replace(".png", "_")));
    t.equal((await app.inject({ url: file })).statusCode, 200, "and its copies are made");
  });

  t.test("also when the signature is created, in a font that fits where none is named", async (t) => {
    await person.delete(`/_/signatures/${hash}`);
    const other = await app.person();
    const made = (await other.post("/_/signatures", sign({ text: "Ana", font: "Papyrus", width: 77 }))).json();
    t.match(made.general.addons[0].data, { font: "Papyrus", width: 77, image: STORED });
  });

  t.test("keep what they brought along, and what cannot be drawn stays typed", async (t) => {
    const other = await app.person();
    const own = (await other.post("/_/signatures", make.signature())).json().hash;
    const put = async (data: object) =>
      (await other.put(`/_/signatures/${own}`, sign(data))).json().general.addons[0].data;
    const image = `/i/${"a".repeat(22)}-300x100.png`;
    for (const data of [
      { text: "Ana", image, width: 150 },
      { image },
      { text: "安娜" },
      { text: "  " },
      { text: "x".repeat(61) },
      {},
    ])
      t.same(await put(data), data, JSON.stringify(data));
  });

  t.test("a busy or missing renderer holds up no save", async (t) => {
    const other = await app.person();
    const own = (await other.post("/_/signatures", make.signature())).json().hash;
    const real = renderer();
    t.teardown(() => renderer.plug(real));
    for (const draw of [
      () => Promise.reject(new Failure("busy", { retryAfterSeconds: 2 })),
      () => Promise.reject(new Failure("unavailable")),
      () => new Promise<never>(() => {}),
    ]) {
      renderer.plug({ ...real, draw });
      const answer = await other.put(`/_/signatures/${own}`, sign({ text: `Ana ${Math.random()}` }));
      t.equal(answer.statusCode, 200);
      t.notOk(answer.json().general.addons[0].data.image);
    }
  });
});
