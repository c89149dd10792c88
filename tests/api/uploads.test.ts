import t from "tap";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { hugePng, photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("POST /_/signatures/:hash/image/:imageType", async (t) => {
  const { app, person } = await startApp(t);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ana = await person();
  const created = await ana.post("/_/signatures", { general: { name: "Ana Person" }, design: { logoShape: 3 } });
  const { hash } = created.json<{ hash: string }>();

  const send = async (parts: Record<string, string | Buffer>, type = "photo") => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === "string") form.append(name, part);
      else form.append(name, new Blob([new Uint8Array(part)]), "picture.png");
    }
    const address = `${url}/api/_/signatures/${hash}/image/${type}`;
    const response = await fetch(address, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${ana.token}` },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const getPicture = async (path: string) => (await fetch(url + path)).status;
  const saved = async () =>
    (await ana.get(`/_/signatures/${hash}`)).json<{ media: { photo: string | null } }>().media.photo;

  t.test("puts a cropped picture on the signature, with the copy that mails show", async (t) => {
    const { status, body } = await send({ crop: "0.25,0,0.5,1", image: await photo(800, 400) });
    t.equal(status, 200);
    const { photo: path } = body.media as { photo: string };
    t.match(path, /^\/i\/[\w-]{22}-400x400\.jpg$/);
    t.equal(await getPicture(path), 200);
    t.equal(await getPicture(path.replace(".jpg", "_s3w100@2.png")), 200);
    t.equal(await saved(), path);
  });

  t.test("refuses what it should and keeps what was there", async (t) => {
    const before = await saved();
    const image = (path = "image") => ({ errors: [{ path }] });
    t.match(await send({ image: Buffer.alloc(MAX_IMAGE_BYTES + 1, 1) }), {
      status: 413,
      body: { code: "file_too_big", ...image() },
    });
    t.match(await send({ image: Buffer.alloc(3 * MAX_IMAGE_BYTES, 1) }), {
      status: 413,
      body: { code: "file_too_big" },
    });
    t.match(await send({ image: hugePng(16_000, 16_000) }), { status: 413, body: { code: "file_too_big" } });
    t.match(await send({ image: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") }), {
      status: 422,
      body: { code: "not_an_image", ...image() },
    });
    t.match(await send({ image: Buffer.alloc(0) }), { status: 422, body: { code: "not_an_image" } });
    t.match(await send({ other: await photo(9, 9) }), { status: 422, body: { code: "invalid_input", ...image() } });
    t.match(await send({ crop: "9,9,9,9", image: await photo(9, 9) }), {
      status: 422,
      body: { code: "invalid_input", ...image("crop") },
    });
    t.equal((await send({ image: await photo(9, 9) }, "avatar")).status, 404);
    t.equal(await saved(), before);
  });

  t.test("answers everybody when many upload at once", async (t) => {
    const big = await photo(3000, 2500);
    const answers = await Promise.all(Array.from({ length: 24 }, () => send({ image: big }, "banner")));
    for (const { status, body } of answers) {
      const known = status === 200 || ["busy", "conflict"].includes(String(body.code));
      t.ok(known, `${status} ${String(body.code)}`);
    }
    t.ok(answers.some(({ status }) => status === 200));
  });
});
