import sharp from "sharp";
import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const picture = (width: number, height: number, format: "jpeg" | "png" | "webp" | "gif" = "jpeg") =>
  sharp({ create: { width, height, channels: 3, background: "#a0522d" } })
    .toFormat(format)
    .toBuffer();

t.test("pictures for addons and own icons", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const sendPicture = (parts: Parameters<typeof form>[0], who: { post: typeof person.post } = person) => {
    const { body, headers } = form(parts);
    return who.post("/_/signatures/picture", body, headers);
  };
  const dataUrl = (bytes: Buffer | string, type = "png") =>
    `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
  const sendIcon = (icon: string) => person.post("/_/signatures/icon", { icon });

  t.test("POST /_/signatures/picture keeps one and tells its size", async (t) => {
    const answer = await sendPicture([
      { name: "crop", body: "0,0,0.5,1" },
      { name: "image", filename: "a.jpg", body: await picture(400, 300) },
    ]);
    t.equal(answer.statusCode, 200);
    t.match(answer.json(), { url: /^\/i\/[\w-]{22}-200x300\.jpg$/, widthPx: 200, heightPx: 300 });
    t.equal((await app.inject({ url: answer.json().url })).statusCode, 200);
  });

  t.test("POST /_/signatures/icon keeps inline image data, as the signature then refers to it", async (t) => {
    const jpeg = await sendIcon(dataUrl(await picture(64, 64), "jpeg"));
    t.match(jpeg.json(), { url: /^\/i\/[\w-]{22}-64x64\.jpg$/ });
    const { url } = (await sendIcon(dataUrl(await picture(64, 64, "png")))).json();
    t.match(url, /^\/i\/[\w-]{22}-64x64\.(jpg|png)$/);
    const saved = await person.post(
      "/_/signatures",
      make.signature({
        general: { name: "Ana Person", socials: [{ name: "chess-club", link: "https://club.example/ana" }] },
        media: { customSocialIcons: [{ key: "chess-club", originalUrl: url, croppedUrl: url }] },
      }),
    );
    const { html } = (await app.anyone.get(`/signatures/${saved.json().hash}/preview`)).json();
    const [, address, alt] = /src="http:\/\/localhost:3000(\/i\/[^"]+)"[^>]*alt="([^"]*)"/.exec(html) as string[];
    t.equal(alt, "Chess club");
    t.equal((await app.inject({ url: address as string })).statusCode, 200);
  });

  t.test("refuses icons that are no PNG or JPEG, whatever they say they are", async (t) => {
    const wrong = { status: 422, errors: [{ path: "icon", message: "Choose an image file." }] };
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const icon of [
      dataUrl(script, "svg+xml"),
      dataUrl(script),
      dataUrl(await picture(20, 20, "webp"), "webp"),
      dataUrl(await picture(20, 20, "gif")),
      dataUrl(""),
      "https://example.com/icon.png",
      "data:image/png;base64,@@@@",
    ])
      t.match((await sendIcon(icon)).json(), wrong, icon.slice(0, 40));
    t.match((await sendIcon(dataUrl((await picture(90, 90)).subarray(0, 300), "jpeg"))).json(), {
      status: 422,
      code: "not_an_image",
    });
  });

  t.test("refuses icons of more than 3 MB", async (t) => {
    const heavy = Buffer.concat([await picture(20, 20), Buffer.alloc(3 * 1024 * 1024)]);
    t.match((await sendIcon(dataUrl(heavy, "jpeg"))).json(), {
      status: 413,
      code: "file_too_big",
      errors: [{ path: "icon", message: "Please choose a file up to 3 MB in size." }],
    });
    t.match((await sendIcon(dataUrl(Buffer.alloc(6 * 1024 * 1024)))).json(), { status: 413 });
  });

  t.test("share the hour of the other uploads, and want an account", async (t) => {
    const eager = await app.person();
    const codes = [];
    for (let i = 0; i < 121; i++) {
      const answer =
        i % 2 === 0
          ? await sendPicture([{ name: "image", filename: "a.jpg", body: "no picture" }], eager)
          : await eager.post("/_/signatures/icon", { icon: dataUrl("none") });
      codes.push(answer.statusCode);
    }
    t.same(new Set(codes.slice(0, 120)), new Set([422]));
    t.equal(codes[120], 429);
    t.equal((await app.anyone.post("/_/signatures/icon", { icon: dataUrl("none") })).statusCode, 401);
    t.equal((await sendPicture([], app.anyone)).statusCode, 401);
    await make.changeTeam(eager, { isTerminated: true });
    t.match((await eager.post("/_/signatures/icon", { icon: dataUrl("none") })).json(), { code: "account_expired" });
  });

  t.test("an account may have three hundred new copies made in an hour, and then keeps what it has", async (t) => {
    const eager = await app.person();
    await make.changeTeam(eager, { isPaid: true });
    const image = (
      await sendPicture([{ name: "image", filename: "a.png", body: await picture(20, 20, "png") }], eager)
    ).json().url;
    const save = (first: number) =>
      eager.put(
        `/_/signatures/${hash}`,
        make.signature({
          general: {
            addons: Array.from({ length: 25 }, (_, i) => ({
              type: "sign" as const,
              key: `s${i}`,
              data: { image, width: first + i },
            })),
          },
        }),
      );
    const { hash } = (await eager.post("/_/signatures", make.signature())).json();
    const statuses = [];
    for (let i = 0; i < 13; i++) statuses.push((await save(40 + 25 * i)).statusCode);
    t.same(statuses, [...Array(12).fill(200), 429]);
    t.equal((await save(40)).statusCode, 200, "copies that are there cost nothing");
  });

  t.test(
    "pictures of others are named and refused, one's own and those that stand there already are not",
    async (t) => {
      const [ana, ben] = [await app.person(), await app.person()];
      const send = async (who: typeof ana, color: string) => {
        const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
          .png()
          .toBuffer();
        const answer = await sendPicture([{ name: "image", filename: "a.png", body }], who);
        return answer.json<{ url: string }>().url;
      };
      const [hers, his, both] = [await send(ana, "#123456"), await send(ben, "#654321"), await send(ana, "#ff8800")];
      t.equal(await send(ben, "#ff8800"), both, "the same bytes have one name");
      const addon = (image: string) => ({ type: "sign" as const, key: "s", data: { image, width: 40 } });
      const refused = (...paths: string[]) => ({
        status: 422,
        errors: paths.map((path) => ({ path, message: "This picture belongs to another account. Choose your own." })),
      });

      const foreign = make.signature({
        media: { photo: hers, customSocialIcons: [{ key: "k", originalUrl: hers, croppedUrl: his }] },
        general: { addons: [addon(hers)] },
      });
      t.match(
        (await ben.post("/_/signatures", foreign)).json(),
        refused("general.addons.0.data.image", "media.photo", "media.customSocialIcons.0.originalUrl"),
      );
      const own = make.signature({ media: { photo: his }, general: { addons: [addon(both)] } });
      const created = await ben.post("/_/signatures", own);
      t.equal(created.statusCode, 201);
      const { hash } = created.json();
      const put = (image: string) =>
        ben.put(`/_/signatures/${hash}`, make.signature({ general: { addons: [addon(image)] } }));
      t.match((await put(hers)).json(), refused("general.addons.0.data.image"));

      // Saved before anybody asked whose it is: it must be possible to go on editing.
      await SignatureModel.updateOne({ hash }, { "content.general.addons": [addon(hers)] });
      t.equal((await put(hers)).statusCode, 200);
      t.equal((await put("/i/AAAAAAAAAAAAAAAAAAAAAA-40x40.png")).statusCode, 200, "nobody's");
    },
  );
});
