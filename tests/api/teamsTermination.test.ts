import sharp from "sharp";
import t from "tap";
import { watchTerminated } from "#server/features/images/blocked.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the end of a team's owner", async (t) => {
  const app = await startApp(t);
  const watch = watchTerminated();
  await watch.run();
  const owner = await make.paid(app);
  const member = await make.member(app, {}, owner);
  const brown = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a0522d" } })
    .png()
    .toBuffer();
  const { body, headers } = form([{ name: "image", filename: "a.png", body: brown }]);
  const { hash } = (await member.post("/_/signatures", make.signature())).json();
  const uploaded = await member.post(`/_/signatures/${hash}/image/photo`, body, headers);
  const { photo } = uploaded.json().media as { photo: string };

  const terminate = async (values: Record<string, unknown>) => {
    await make.changeTeam(owner, values);
    await watch.run();
  };
  const shown = async () => ({
    preview: (await app.anyone.get(`/signatures/${hash}/preview`)).statusCode,
    page: (await app.inject({ url: `/preview/${hash}` })).statusCode,
    reply: (await app.anyone.get(`/signatures/${hash}/preview/reply`)).statusCode,
    download: (await app.anyone.get(`/signatures/${hash}/download/txt`)).statusCode,
    snapshot: (await app.anyone.get(`/signatures/${hash}/picture.png`)).statusCode,
    photo: (await app.inject({ url: photo })).headers["content-type"],
  });
  const before = await shown();
  t.match(before, { preview: 200, page: 200, reply: 200, download: 200, snapshot: 200 });

  t.test("ends what its members made, as it ends the owner's own", async (t) => {
    await terminate({ isTerminated: true });
    const blocked = { preview: 403, page: 403, reply: 403, download: 403, snapshot: 403, photo: "image/gif" };
    t.same(await shown(), blocked);
    t.equal((await app.inject({ url: `/o/${hash}.gif` })).statusCode, 200, "the pixel shows nothing and goes on");
    const expired = { status: 403, code: "account_expired" };
    t.match((await member.put(`/_/signatures/${hash}`, make.signature())).json(), expired);
    t.match((await member.post("/_/signatures", make.signature())).json(), expired);
    t.match((await member.get("/_/app/user")).json(), { isTerminated: true });
    const cookie = `token=${member.token}`;
    t.equal((await app.inject({ url: `/editor/${hash}`, headers: { cookie } })).statusCode, 403);
  });

  t.test("not of a one-time purchase, and not for ever", async (t) => {
    await terminate({ "plan.data.type": "one_time" });
    t.same(await shown(), before);
    await terminate({ "plan.data.type": null });
    t.match(await shown(), { preview: 403, photo: "image/gif" });
    await terminate({ isTerminated: false });
    t.same(await shown(), before);
  });
});
