import { pino } from "pino";
import sharp from "sharp";
import t from "tap";
import { PICTURE_RULES } from "#renderer/signature/images.ts";
import { PICTURES, pictureHandler, pictureUpkeep } from "#server/features/signatures/jobs.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { add } from "#server/jobs/queue.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { files } from "#server/ports/files/files.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("pictures of saved signatures after an update", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  await make.changeTeam(person, { isPaid: true, seats: 5 });
  const { hash } = (
    await person.post(
      "/_/signatures",
      make.signature({
        design: { templateId: 6, logoShape: 3, isTemplateBackgroundEnabled: true, templateBackground: "#17324D" },
      }),
    )
  ).json();
  const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(300, 300) }]);
  await person.post(`/_/signatures/${hash}/image/photo`, body, headers);
  const shown = async () => {
    const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    return (/\/i\/([^"/]+_s3[^"]+)"/.exec(html) as string[])[1] as string;
  };
  const refresh = async () => {
    await JobModel.deleteMany();
    const log = pino({ level: "silent" });
    await new JobWorker({ handlers: [pictureHandler], upkeep: pictureUpkeep(), log }).runDue();
  };

  t.test("a portrait on a chosen plate is drawn on its colour", async (t) => {
    const name = await shown();
    t.match(name, /_s3w\d+g17324d@2\.jpg$/);
    const hosted = await app.inject({ url: `/i/${name}` });
    t.equal(hosted.headers["content-type"], "image/jpeg");
    t.match(await sharp(hosted.rawPayload).metadata(), { format: "jpeg" });
    const double = await app.inject({ url: `/i/${name.replace("@2", "@1")}` });
    t.equal(double.statusCode, 200, "and for classic Outlook too");
    t.equal((await app.inject({ url: `/i/${name.replace("17324d", "17324e")}` })).statusCode, 404, "on no other");
  });

  t.test("copies that an older version did not make are made", async (t) => {
    const name = await shown();
    await files().remove(name);
    const before = (await person.get(`/_/signatures/${hash}`)).json();
    await refresh();
    t.equal(await files().has(name), false, "not for signatures that are up to date");
    await SignatureModel.updateOne({ hash }, { $unset: { pictureRules: 1 } }, { timestamps: false });
    await refresh();
    t.equal(await files().has(name), true);
    t.same((await person.get(`/_/signatures/${hash}`)).json(), before, "and nothing else is touched");
    await files().remove(name);
    await refresh();
    t.equal(await files().has(name), false, "once");
  });

  t.test("one that cannot be drawn keeps no other waiting", async (t) => {
    const broken = (await person.get(`/_/signatures/${hash}`)).json().media.photo.replace("/i/", "");
    await files().put(broken, Buffer.from("no picture"), "image/jpeg");
    const made = await person.post("/_/signatures", make.signature({ design: { logoShape: 3 } }));
    t.equal(made.statusCode, 201, made.body);
    const later = made.json().hash;
    const photoOfLater = form([{ name: "image", filename: "b.jpg", body: await photo(200, 200) }]);
    await person.post(`/_/signatures/${later}/image/photo`, photoOfLater.body, photoOfLater.headers);
    const { html } = (await app.anyone.get(`/signatures/${later}/preview`)).json();
    const copy = (/\/i\/([^"/]+_s3[^"]+)"/.exec(html) as string[])[1] as string;
    await files().remove(copy);
    await SignatureModel.updateMany({}, { $unset: { pictureRules: 1 } }, { timestamps: false });
    await refresh();
    t.equal(await files().has(copy), true);
  });

  t.test("what the end of a process has cut short goes on at another", async (t) => {
    await SignatureModel.updateMany({}, { $unset: { pictureRules: 1 } }, { timestamps: false });
    await JobModel.deleteMany();
    const outdated = () => SignatureModel.countDocuments({ pictureRules: null });
    const all = await outdated();
    t.ok(all > 1);
    const { updateOne } = SignatureModel;
    const log = pino({ level: "silent" });
    const first = new JobWorker({ handlers: [pictureHandler], upkeep: pictureUpkeep(), log });
    let stopped: Promise<void> | undefined;
    const { restore } = t.intercept(SignatureModel, "updateOne", {
      value: (...args: Parameters<typeof updateOne>) => {
        stopped ??= first.stop();
        return updateOne.apply(SignatureModel, args);
      },
    });
    await first.runDue();
    await stopped;
    restore();
    t.equal(await outdated(), all - 1);
    t.match(await JobModel.findOne({ key: `rules ${PICTURE_RULES}` }).lean(), {
      state: "waiting",
      tries: 0,
    });
    await new JobWorker({ handlers: [pictureHandler], log }).runDue();
    t.ok((await outdated()) <= 1, "but for the one that cannot be drawn");
  });

  t.test("what another version has asked for is left to it", async (t) => {
    await JobModel.deleteMany();
    await add(PICTURES, { rules: PICTURE_RULES + 1, after: null });
    await new JobWorker({ handlers: [pictureHandler], log: pino({ level: "silent" }) }).runDue();
    t.match(await JobModel.find().lean(), [{ state: "waiting", tries: 0, delays: 1 }]);
  });
});
