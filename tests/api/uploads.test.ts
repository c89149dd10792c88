import sharp from "sharp";
import t from "tap";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const picture = (width: number, height: number, format: "jpeg" | "png" | "webp" | "gif" = "jpeg") =>
  sharp({ create: { width, height, channels: 3, background: "#a0522d" } })
    .toFormat(format)
    .toBuffer();

t.test("POST /_/signatures/:hash/image/:imageType", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (
    await person.post("/_/signatures", make.signature({ design: { logoShape: 3, logoWidth: 96 } }))
  ).json();
  const send = (parts: Parameters<typeof form>[0], who = person, imageType = "photo") => {
    const { body, headers } = form(parts);
    return who.post(`/_/signatures/${hash}/image/${imageType}`, body, headers);
  };

  t.test("takes a 12-megapixel photo, crops it and hosts it round", async (t) => {
    const answer = await send([
      { name: "crop", body: "0.25,0,0.5,0.6666" },
      { name: "image", filename: "me.jpg", body: await picture(4000, 3000) },
    ]);
    t.equal(answer.statusCode, 200);
    const { photo } = answer.json().media;
    t.match(photo, /^\/i\/[\w-]{22}-1200x1200\.jpg$/);
    const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    const address = /http:\/\/localhost:3000(\/i\/[^"]+_s3w96@2\.png)/.exec(html)?.[1] as string;
    const hosted = await app.inject({ url: address });
    t.equal(hosted.statusCode, 200);
    t.match(hosted.headers, {
      "content-type": "image/png",
      "cache-control": /immutable/,
      "x-content-type-options": "nosniff",
    });
    const { width, hasAlpha } = await sharp(hosted.rawPayload).metadata();
    t.same({ width, hasAlpha }, { width: 192, hasAlpha: true });
    t.equal((await app.inject({ url: photo })).statusCode, 200);
  });

  for (const format of ["png", "webp", "gif"] as const)
    t.test(`takes ${format}`, async (t) => {
      t.equal(
        (await send([{ name: "image", filename: "x", body: await picture(300, 200, format) }], person, "photo2"))
          .statusCode,
        200,
      );
    });

  t.test("takes a banner on paid plans only, and lets go of one on all", async (t) => {
    const banner = [{ name: "image", filename: "x.png", body: await picture(300, 100, "png") }];
    const upload = () => send(banner, person, "banner");
    const refusal = { status: 403, code: "upgrade_needed", errors: [{ path: "media.banner" }] };
    t.match((await upload()).json(), refusal);
    await make.changeTeam(person, { isPaid: true });
    t.match((await upload()).json(), { media: { banner: /^\/i\// } });
    await make.changeTeam(person, { isPaid: false });
    t.match((await upload()).json(), refusal);
    const removed = await person.delete(`/_/signatures/${hash}/banner`);
    t.match(removed.json(), { media: { banner: null } });
  });

  t.test("refuses what is no picture, by content, and says so at the field", async (t) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const body of [svg, "", "GIF89a", "just text"]) {
      const answer = await send([{ name: "image", filename: "me.jpg", body }]);
      t.match(
        answer.json(),
        { status: 422, code: "not_an_image", message: "Choose an image file." },
        JSON.stringify(body.slice(0, 10)),
      );
    }
  });

  t.test("refuses more than 5 MB and more than 24 megapixels", async (t) => {
    const heavy = await send([{ name: "image", filename: "me.jpg", body: Buffer.alloc(5 * 1024 * 1024 + 1, 1) }]);
    t.match(heavy.json(), { status: 413, code: "file_too_big", message: "Selected image is too big." });
    const large = await send([{ name: "image", filename: "me.png", body: await picture(6000, 4100, "png") }]);
    t.match(large.json(), { status: 413, code: "file_too_big" });
  });

  t.test("refuses forms that are not as documented", async (t) => {
    t.match((await send([{ name: "crop", body: "0,0,1,1" }])).json(), { status: 422, errors: [{ path: "image" }] });
    t.match((await send([{ name: "file", filename: "a.jpg", body: await picture(10, 10) }])).json(), {
      status: 422,
      errors: [{ path: "image" }],
    });
    const crop = await send([
      { name: "crop", body: "0,0,9,9" },
      { name: "image", filename: "a.jpg", body: await picture(10, 10) },
    ]);
    t.match(crop.json(), { status: 422, errors: [{ path: "crop" }] });
    t.equal((await person.post(`/_/signatures/${hash}/image/photo`, { image: "x" })).statusCode, 415);
    t.equal(
      (await send([{ name: "image", filename: "a.jpg", body: await picture(10, 10) }], person, "avatar")).statusCode,
      404,
    );
  });

  t.test("names what is too much in a form, and saves nothing of it", async (t) => {
    const image = { name: "image", filename: "a.jpg", body: await picture(30, 20) };
    const crop = { name: "crop", body: "0,0,1,1" };
    const before = (await person.get(`/_/signatures/${hash}`)).json();
    const refused = async (parts: Parameters<typeof form>[0], path: string) =>
      t.match((await send(parts)).json(), { status: 422, errors: [{ path }] }, path);
    await refused([image, { ...crop, body: "0,0,0.5,0.5" }], "crop");
    await refused([crop, crop, image], "crop");
    await refused([image, image], "image");
    await refused([{ name: "alt", body: "x" }, image], "alt");
    await refused([{ ...image, name: "photo" }, image], "image");
    await refused([{ name: "image", body: "text" }], "image");
    t.same((await person.get(`/_/signatures/${hash}`)).json(), before);
  });

  t.test("answers a broken form as the sender's mistake", async (t) => {
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await picture(30, 20) }]);
    const post = (payload: Buffer | string, type: string) =>
      person.post(`/_/signatures/${hash}/image/photo`, payload, { "content-type": type });
    for (const [payload, type] of [
      [body.subarray(0, -20), headers["content-type"]],
      [body.subarray(0, 40), headers["content-type"]],
      ["garbage", headers["content-type"]],
      [body, "multipart/form-data"],
      [body, "multipart/form-data; boundary=another"],
    ] as const)
      t.match((await post(payload, type)).json(), { status: 400, code: "malformed_request" }, type);
  });

  t.test("keeps the picture when a later one is refused, and takes it off on request", async (t) => {
    const before = (await person.get(`/_/signatures/${hash}`)).json().media.photo;
    await send([{ name: "image", filename: "me.jpg", body: "no picture" }]);
    t.equal((await person.get(`/_/signatures/${hash}`)).json().media.photo, before);
    t.equal((await person.delete(`/_/signatures/${hash}/photo`)).json().media.photo, null);
    t.equal((await app.inject({ url: before })).statusCode, 200, "mails that were sent keep it");
  });

  t.test("answers everybody when many upload at once", async (t) => {
    const body = await picture(2000, 1500);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => send([{ name: "image", filename: "me.jpg", body }])),
    );
    for (const answer of answers)
      t.match(String(answer.statusCode), /^(200|409|503)$/, "saved, overtaken by another, or asked to come back");
    for (const answer of answers.filter(({ statusCode }) => statusCode === 503)) t.ok(answer.headers["retry-after"]);
    t.ok(answers.some(({ statusCode }) => statusCode === 200));
  });

  t.test("is closed to a terminated account before it takes any byte", async (t) => {
    const gone = await app.person();
    const own = (await gone.post("/_/signatures", make.signature())).json().hash;
    await make.changeTeam(gone, { isTerminated: true });
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: "no picture" }]);
    const answer = await gone.post(`/_/signatures/${own}/image/photo`, body, headers);
    t.match(answer.json(), { status: 403, code: "account_expired" });
  });

  t.test("lets an account add a hundred and twenty pictures an hour", async (t) => {
    const eager = await app.person();
    const own = (await eager.post("/_/signatures", make.signature())).json().hash;
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: "no picture" }]);
    const codes = [];
    for (let i = 0; i < 121; i++)
      codes.push((await eager.post(`/_/signatures/${own}/image/photo`, body, headers)).statusCode);
    t.same(new Set(codes.slice(0, 120)), new Set([422]));
    t.equal(codes[120], 429);
  });

  t.test("hides the signature from others", async (t) => {
    const stranger = await app.person();
    t.equal(
      (await send([{ name: "image", filename: "a.jpg", body: await picture(10, 10) }], stranger)).statusCode,
      404,
    );
  });
});
