import sharp from "sharp";
import t from "tap";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { gradient } from "#tests/support/pictures.ts";
import { startProduct } from "#tests/support/product.ts";

/** Whatever is sent, whoever refuses it has to be quick about it; a loaded machine gets more. */
const REFUSED_MS = 5_000;
const JSON_TYPE = { "content-type": "application/json" };

t.test("bodies", { timeout: 300_000 }, async (t) => {
  const product = await startProduct(t, {}, { isPatient: true });
  const author = await product.person({ team: { isPaid: true, seats: 50 } });
  const { hash } = await author.signature();
  const path = `/_/signatures/${hash}`;

  t.test("JSON of every shape but ours is refused, and quickly", async (t) => {
    const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
    const big = "x".repeat(950_000);
    const shapes: Record<string, string | Buffer> = {
      "deep lists": deep("[", "]", 50_000),
      "deep objects": `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
      "deep inside an addon": JSON.stringify(make.signature()).replace(
        '"addons":[]',
        `"addons":[{"type":"sign","key":"a","data":{"a":${deep("[", "]", 5_000)}}}]`,
      ),
      "a megabyte and a half": JSON.stringify({ a: "x".repeat(1_500_000) }),
      "just below a megabyte": JSON.stringify({ a: big }),
      "a name of a megabyte": JSON.stringify({ general: { name: big } }),
      "a hundred thousand keys": `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()}}`,
      "the same key again and again": `{${'"general":{},'.repeat(40_000)}"general":1}`,
      "a prototype": '{"__proto__":{"isPaid":true}}',
      "a constructor": '{"constructor":{"prototype":{"isPaid":true}}}',
      "a prototype inside an addon": '{"general":{"addons":[{"type":"sign","key":"a","data":{"__proto__":{"a":1}}}]}}',
      "numbers beyond all": '{"design":{"fontSize":1e999,"templateId":-9007199254740993}}',
      "a fraction": '{"design":{"fontSize":75.5}}',
      "no number": '{"design":{"fontSize":NaN}}',
      nothing: "",
      "a list": "[]",
      "a word": '"text"',
      null: "null",
      "cut off": '{"general":{"name":"a',
      "two at once": "{}{}",
      "a comment": "/* */{}",
      "half a letter": '{"general":{"name":"\\ud800"},"x":1}',
      "bytes that are no text": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      "another alphabet": Buffer.from('{"general":{}}', "utf16le"),
    };
    for (const [name, body] of Object.entries(shapes)) {
      const answer = await author.call("PUT", path, body, { headers: JSON_TYPE });
      t.ok([400, 413, 422].includes(answer.status), `${name}: ${answer.status}`);
      t.ok(answer.ms < REFUSED_MS, `${name}: ${Math.round(answer.ms)} ms`);
      t.ok(answer.body.length < 100_000, `${name}: ${answer.body.length} bytes of complaints`);
    }
    const wrong = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/xml",
      "multipart/form-data; boundary=a",
      "application/json; charset=utf-7",
      "",
      "a/b/c",
      "application/json\u00e9",
    ];
    for (const type of wrong) {
      const answer = await author.call("PUT", path, "x=1", { headers: { "content-type": type } });
      t.ok([400, 415, 422].includes(answer.status), `${type}: ${answer.status}`);
    }
    const packed = await author.call("PUT", path, Buffer.alloc(40_000), {
      headers: { ...JSON_TYPE, "content-encoding": "gzip" },
    });
    t.ok([400, 415].includes(packed.status), `packed: ${packed.status}`);
    t.equal((await author.call("GET", path)).status, 200, "and the signature is as it was");
  });

  t.test("forms of every shape but ours are refused, or only their picture counts", async (t) => {
    const picture = await gradient(40, 30);
    const good = form([{ name: "image", filename: "a.jpg", body: picture }]);
    const part = (head: string, body: Buffer | string = picture, boundary = "b") =>
      Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from("\r\n")]);
    const end = Buffer.from("--b--\r\n");
    const image = 'content-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg';
    const field = (name: string, value: string) => part(`content-disposition: form-data; name="${name}"`, value);
    const b = "multipart/form-data; boundary=b";
    const crops = [
      "",
      "a",
      "0,0,1",
      "0,0,1,1,1",
      "NaN,0,1,1",
      "0,0,1e308,1",
      "-1,-1,3,3",
      "0,0,0,0",
      "1,1,0,0",
      "0,0,Infinity,1",
      "0x0,0,1,1",
      "0,0,1,1;drop",
      "0".repeat(5000),
    ];
    const shapes: Record<string, [string, Buffer | string]> = {
      "no boundary": ["multipart/form-data", good.body],
      "an empty boundary": ["multipart/form-data; boundary=", good.body],
      "another boundary": ["multipart/form-data; boundary=other", good.body],
      "a boundary of a thousand letters": [`multipart/form-data; boundary=${"b".repeat(1000)}`, good.body],
      "two boundaries": ["multipart/form-data; boundary=a; boundary=b", Buffer.concat([part(image), end])],
      "no end": [b, part(image)],
      "only an end": [b, end],
      nothing: [b, ""],
      "no file": [b, Buffer.concat([field("crop", "0,0,1,1"), end])],
      "a field instead of the file": [b, Buffer.concat([field("image", "text"), end])],
      "two files": [b, Buffer.concat([part(image), part(image), end])],
      "a file by another name": [b, Buffer.concat([part(image.replace("image", "__proto__")), end])],
      "a part without a name": [b, Buffer.concat([part("content-disposition: form-data"), end])],
      "a part without a header": [b, Buffer.concat([part(""), end])],
      "a header of a hundred kilobytes": [b, Buffer.concat([part(`${image}\r\nx-a: ${"x".repeat(100_000)}`), end])],
      "a thousand fields": [
        b,
        Buffer.concat([...Array.from({ length: 1000 }, (_, at) => field(`f${at}`, "x")), part(image), end]),
      ],
      "a field of two megabytes": [b, Buffer.concat([field("crop", "x".repeat(2_000_000)), part(image), end])],
      "a form in a form": [
        b,
        Buffer.concat([
          part(
            'content-disposition: form-data; name="image"; filename="a"\r\ncontent-type: multipart/mixed; boundary=c',
            Buffer.concat([part(image, picture, "c"), Buffer.from("--c--\r\n")]),
          ),
          end,
        ]),
      ],
      "a coded part": [
        b,
        Buffer.concat([part(`${image}\r\ncontent-transfer-encoding: base64`, picture.toString("base64")), end]),
      ],
      "a file that is empty": [b, Buffer.concat([part(image, ""), end])],
      "a file of six megabytes": [b, Buffer.concat([part(image, Buffer.alloc(6_000_000)), end])],
      ...Object.fromEntries(
        crops.map((crop): [string, [string, Buffer]] => [
          `crop ${crop.slice(0, 20)}`,
          [b, Buffer.concat([field("crop", crop), part(image), end])],
        ]),
      ),
    };
    for (const [name, [type, body]] of Object.entries(shapes)) {
      const answer = await author.call("POST", "/_/signatures/picture", body, { headers: { "content-type": type } });
      t.ok([200, 400, 413, 415, 422].includes(answer.status), `${name}: ${answer.status} ${answer.error ?? ""}`);
      t.ok(answer.ms < REFUSED_MS, `${name}: ${Math.round(answer.ms)} ms`);
    }
    const names = [
      "../../../etc/passwd",
      "..\\\\..\\\\a.jpg",
      "a.jpg\u0000.html",
      "/etc/passwd",
      "a.html",
      "a.svg",
      "<script>.jpg",
      "C:\\\\a.jpg",
      "x".repeat(5000),
      "nul",
    ];
    for (const filename of names) {
      const { body, headers } = form([{ name: "image", filename, body: picture }]);
      const answer = await author.call("POST", "/_/signatures/picture", body, { headers });
      t.ok([200, 400, 422].includes(answer.status), `${filename.slice(0, 20)}: ${answer.status}`);
      if (answer.status === 200) t.match(answer.json().url, /^\/i\/[\w@.-]+$/);
    }
  });

  t.test("of a picture only the picture is kept, behind every door", async (t) => {
    const MARK = "<script>alert(document.domain)</script>";
    const jpeg = await gradient(64, 48);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARK.length + 2]), Buffer.from(MARK)]);
    const pictures: Record<string, Buffer> = {
      "a JPEG with a page as its comment": Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      "a JPEG with a page as its data": await sharp(jpeg)
        .withExif({ IFD0: { Copyright: MARK, ImageDescription: MARK } })
        .jpeg()
        .toBuffer(),
      "a JPEG with a place": await sharp(jpeg)
        .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
        .jpeg()
        .toBuffer(),
      "a PNG with a page behind it": Buffer.concat([await sharp(jpeg).png().toBuffer(), Buffer.from(MARK)]),
      "a WebP with a page as its data": await sharp(jpeg)
        .withExif({ IFD0: { Copyright: MARK } })
        .webp()
        .toBuffer(),
      "a JPEG that is a ZIP as well": Buffer.concat([jpeg, Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1")]),
      "a JPEG that is a PDF as well": Buffer.concat([jpeg, Buffer.from("%PDF-1.7\n%%EOF")]),
    };
    const sentIcon = (bytes: Buffer, type: string) =>
      author.call("POST", "/_/signatures/icon", { icon: `data:image/${type};base64,${bytes.toString("base64")}` });
    for (const [name, bytes] of Object.entries(pictures))
      for (const [door, answer] of Object.entries({
        picture: await author.upload(bytes),
        photo: await author.call(
          "POST",
          `${path}/image/photo`,
          form([{ name: "image", filename: "a.html", body: bytes }]).body,
          { headers: form([]).headers },
        ),
        icon: await sentIcon(bytes, "png"),
      })) {
        t.ok([200, 422].includes(answer.status), `${name} as ${door}: ${answer.status} ${answer.text.slice(0, 80)}`);
        if (answer.status !== 200) continue;
        const { url, media } = answer.json();
        const hosted = await product.ask("GET", url ?? media.photo);
        t.equal(hosted.status, 200);
        t.match(
          hosted.headers,
          { "x-content-type-options": "nosniff", "content-type": /^image\/(?:png|jpeg|gif)$/ },
          `${name} as ${door}`,
        );
        t.notOk(
          ["script", "PK\u0005", "%PDF", "GPSLat"].some((mark) => hosted.body.includes(mark)),
          `${name} as ${door}: only the picture`,
        );
        const { exif, icc } = await sharp(hosted.body).metadata();
        t.notOk(exif, `${name} as ${door}: no data beside it`);
        t.ok((icc?.length ?? 0) < 4_000);
      }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/"/>${MARK}</svg>`;
    const disguised = [
      svg,
      `<?xml version="1.0"?>${svg}`,
      MARK,
      "%PDF-1.7",
      "\u0000\u0000\u0001\u0000",
      "#!/bin/sh",
      "PK\u0003\u0004",
      "BM".padEnd(60, "\0"),
    ];
    for (const text of disguised) {
      t.equal((await author.upload(text)).status, 422, text.slice(0, 20));
      t.equal((await sentIcon(Buffer.from(text), "png")).status, 422, text.slice(0, 20));
      const image = `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;
      t.equal(
        (await product.ask("POST", "/api/app/drawings/video", { body: { image } })).status,
        422,
        text.slice(0, 20),
      );
    }
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});
