import sharp from "sharp";
import t from "tap";
import { watchTerminated } from "#server/features/images/blocked.ts";
import { PictureUseModel } from "#server/features/images/model.ts";
import { beat } from "#server/jobs/beat.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("what a terminated account leaves", async (t) => {
  const app = await startApp(t);
  const watch = beat(watchTerminated(), app.app.log);
  await watch.now();
  const [ana, ben] = [await app.person(), await app.person()];
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a0522d" } })
    .png()
    .toBuffer();

  const upload = async (who: typeof ana) => {
    const { hash } = (await who.post("/_/signatures", make.signature({ design: { logoWidth: 96 } }))).json();
    const { body, headers } = form([{ name: "image", filename: "a.png", body: picture }]);
    const { media } = (await who.post(`/_/signatures/${hash}/image/photo`, body, headers)).json();
    const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    return {
      hash,
      source: media.photo as string,
      copy: new URL(/src="([^"]*\/i\/[\w-]{22}-[^"]*)"/.exec(html)?.[1] ?? "").pathname,
    };
  };
  const { hash, source, copy } = await upload(ana);
  const shown = async () => {
    const answers = await Promise.all([source, copy].map((url) => app.inject({ url })));
    return answers.map(({ rawPayload, headers }) => (rawPayload.length === 43 ? "blank" : headers["content-type"]));
  };
  const terminate = async (who: typeof ana, values: Record<string, unknown>) => {
    await make.changeTeam(who, values);
    await watch.now();
  };

  t.notMatch((await shown()).join(), "blank");

  t.test("become one transparent pixel, also those in memory, for a minute at a time", async (t) => {
    await terminate(ana, { isTerminated: true });
    t.same(await shown(), ["blank", "blank"]);
    const answer = await app.inject({ url: copy, headers: { "if-none-match": "*" } });
    t.match(answer, {
      statusCode: 200,
      headers: { "content-type": "image/gif", "cache-control": "public, max-age=60" },
    });
    t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 403);
    t.equal(
      (await app.inject({ url: "/i/icons/linkedin-1-0a66c2-ffffff-22@2.png" })).statusCode,
      200,
      "icons are nobody's",
    );
  });

  t.test("show for a one-time purchase, and when the account comes back", async (t) => {
    await terminate(ana, { "plan.data.type": "one_time" });
    t.notMatch((await shown()).join(), "blank");
    await terminate(ana, { "plan.data.type": null });
    t.same(await shown(), ["blank", "blank"]);
    await terminate(ana, { isTerminated: false });
    t.notMatch((await shown()).join(), "blank");
  });

  t.test("stay when somebody else uses the same picture", async (t) => {
    await terminate(ana, { isTerminated: true });
    t.same(await shown(), ["blank", "blank"]);
    t.equal((await upload(ben)).source, source);
    t.notMatch((await shown()).join(), "blank");
    await terminate(ben, { isTerminated: true });
    t.same(await shown(), ["blank", "blank"]);
  });

  t.test("are gone at the next look when the store fails in the middle of one", async (t) => {
    await terminate(ana, { isTerminated: false });
    t.notMatch((await shown()).join(), "blank");
    const { restore } = t.intercept(PictureUseModel, "find", {
      value: () => {
        throw new Error("the store is away");
      },
    });
    await terminate(ana, { isTerminated: true });
    t.notMatch((await shown()).join(), "blank", "what was known last holds");
    restore();
    await watch.now();
    t.same(await shown(), ["blank", "blank"]);
  });

  t.test("and its branding line is shown again, as for every account that no longer pays", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { isPaid: true });
    const { hash } = (await person.post("/_/signatures", make.signature({ general: { brandingLine: 0 } }))).json();
    const preview = async () => (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    t.equal((await preview()).signature.general.brandingLine, 0);
    const hidden = (await preview()).html;
    await make.changeTeam(person, { isPaid: false });
    t.equal((await preview()).signature.general.brandingLine, 1);
    t.ok((await preview()).html.length > hidden.length);
  });
});
