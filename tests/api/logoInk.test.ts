import { pino } from "pino";
import sharp from "sharp";
import t from "tap";
import { pictureHandler, pictureUpkeep } from "#server/features/signatures/jobs.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { form } from "#tests/support/form.ts";
import { LOGOS, type LogoName } from "#tests/support/logos.ts";
import * as make from "#tests/support/make.ts";
import { animation } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const png = (name: LogoName) => sharp(Buffer.from(LOGOS[name])).png().toBuffer();
const INK_PANEL = 20;

t.test("the ink of a logo", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  await make.changeTeam(person, { isPaid: true, seats: 5 });
  const input = make.signature({ design: { templateId: INK_PANEL } });
  const { hash } = (await person.post("/_/signatures", input)).json();
  const send = async (bytes: Buffer) => {
    const { body, headers } = form([{ name: "image", filename: "logo", body: bytes }]);
    return (await person.post(`/_/signatures/${hash}/image/photo2`, body, headers)).json().media;
  };
  const stored = async () => (await person.get(`/_/signatures/${hash}`)).json().media.photo2Ink;
  const forget = (more = {}) =>
    SignatureModel.updateOne({ hash }, { $unset: { "content.media.photo2Ink": 1, ...more } }, { timestamps: false });

  t.test("is measured at upload, answered and kept with the picture", async (t) => {
    const { photo2Ink } = await send(await png("dark"));
    t.equal(photo2Ink.length, 16);
    t.ok(photo2Ink[0] + photo2Ink[1] + photo2Ink[2] > 80, "it is dark");
    t.same(await stored(), photo2Ink);
    const light = (await send(await png("light"))).photo2Ink;
    t.ok(light[15] > 80, "and that one is light");
    t.same((await send(await png("opaque"))).photo2Ink, [], "what is opaque is its own ground");
    t.equal((await send(await animation(40, ["#102030", "#203040"]))).photo2Ink, null, "what moves is not measured");
    await send(await png("dark"));
    await person.delete(`/_/signatures/${hash}/photo2`);
    t.equal(await stored(), null, "and it goes with the picture");
  });

  t.test("is the server's: a save neither takes it away nor changes it", async (t) => {
    const { photo2Ink } = await send(await png("dark"));
    for (const media of [{}, { photo2Ink: [100] }]) {
      t.equal(
        (await person.put(`/_/signatures/${hash}`, { ...input, media: { ...input.media, ...media } })).statusCode,
        200,
      );
      t.same(await stored(), photo2Ink);
    }
  });

  t.test("lets everybody who draws the signature know what is lost", async (t) => {
    await send(await png("dark"));
    const { findings } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    t.match(
      findings.find(({ rule }: Finding) => rule === "logo"),
      { level: "note", path: "design.logoGround", value: 1, ground: "#0b1f24" },
    );
    await send(await png("light"));
    const after = (await app.anyone.get(`/signatures/${hash}/preview`)).json().findings;
    t.notOk(after.some(({ rule }: Finding) => rule === "logo"));
  });

  t.test(
    "that is missing, as in records from before, claims nothing, and is measured with the next save",
    async (t) => {
      const { photo2Ink } = await send(await png("dark"));
      await forget();
      t.equal(await stored(), null);
      const { findings } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
      t.notOk(findings.some(({ rule }: Finding) => rule === "logo"));
      await person.put(`/_/signatures/${hash}`, input);
      t.same(await stored(), photo2Ink);
    },
  );

  t.test("that cannot be measured now keeps no save waiting", async (t) => {
    await forget();
    const { ink } = renderer();
    t.teardown(() => Object.assign(renderer(), { ink }));
    Object.assign(renderer(), { ink: () => Promise.reject(new Failure("busy")) });
    t.equal((await person.put(`/_/signatures/${hash}`, input)).statusCode, 200);
    t.equal(await stored(), null);
  });

  t.test("is measured after an update, and nobody who edits meanwhile is interrupted", async (t) => {
    const { photo2Ink } = await send(await png("twoColoured"));
    await forget({ pictureRules: 1 });
    const before = await person.get(`/_/signatures/${hash}`);
    await JobModel.deleteMany();
    const log = pino({ level: "silent" });
    await new JobWorker({ handlers: [pictureHandler], upkeep: pictureUpkeep(), log }).runDue();
    const after = await person.get(`/_/signatures/${hash}`);
    t.same(after.json(), { ...before.json(), media: { ...before.json().media, photo2Ink } });
    t.equal(after.headers.etag, before.headers.etag);
  });
});
