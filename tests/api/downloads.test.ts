import { strFromU8, unzipSync } from "fflate";
import { simpleParser } from "mailparser";
import sharp from "sharp";
import t from "tap";
import { DOWNLOAD_KINDS } from "#shared/signatures/downloads.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { gradient } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const NAME = "Zoë / Müller";

t.test("GET /signatures/:hash/download/:kind", async (t) => {
  const app = await startApp(t);
  const ana = await app.person();
  const input = make.signature({ general: { name: NAME }, design: { logoShape: 3, logoWidth: 96 } });
  const { hash } = (await ana.post("/_/signatures", input)).json();
  const { body, headers } = form([{ name: "image", filename: "me.jpg", body: await gradient(400, 400) }]);
  await ana.post(`/_/signatures/${hash}/image/photo`, body, headers);
  const { html, text } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
  const get = (kind: string) => app.anyone.get(`/signatures/${hash}/download/${kind}`);

  t.test("names the file after the person, for old and new programs, and keeps browsers from opening it", async (t) => {
    for (const kind of DOWNLOAD_KINDS)
      t.match(await get(kind), {
        statusCode: 200,
        headers: {
          "content-disposition": `attachment; filename="Zoe Muller.${kind}"; filename*=UTF-8''Zo%C3%AB%20M%C3%BCller.${kind}`,
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
        },
      });
  });

  t.test("html is a page with the signature of the preview and nothing else", async (t) => {
    const page = await get("html");
    t.equal(page.headers["content-type"], "text/html; charset=utf-8");
    t.equal(/<body>(.*)<\/body>/s.exec(page.body)?.[1], html);
  });

  t.test("txt is the plain text of the preview", async (t) => {
    const file = await get("txt");
    t.equal(file.headers["content-type"], "text/plain; charset=utf-8");
    t.equal(file.body, `${text}\n`);
  });

  t.test("zip has what classic Outlook wants: page, text, and pictures of one pixel per pixel at 96 dpi", async (t) => {
    const file = await get("zip");
    t.equal(file.headers["content-type"], "application/zip");
    const files = unzipSync(file.rawPayload);
    const names = Object.keys(files).sort();
    t.same(
      names.filter((name) => !name.includes("_files/")),
      ["README.txt", "Signatures/Zoë Müller.htm", "Signatures/Zoë Müller.txt"],
    );
    const page = strFromU8(files["Signatures/Zoë Müller.htm"]!);
    const pictures = [...page.matchAll(/<img src="([^"]+)" width="(\d+)" height="(\d+)"/g)];
    t.equal(pictures.length, 3, "the portrait and two icons");
    for (const [, src = "", width, height] of pictures) {
      const picture = await sharp(files[`Signatures/${decodeURIComponent(src)}`]).metadata();
      t.match(picture, { width: Number(width), height: Number(height), density: 96 }, src);
    }
    t.notMatch(page.replaceAll(/href="[^"]*"/g, ""), /https?:/, "nothing is fetched from a server");
  });

  t.test("eml is a draft whose HTML and text both hold the signature", async (t) => {
    const file = await get("eml");
    t.equal(file.headers["content-type"], "message/rfc822");
    const mail = await simpleParser(file.rawPayload);
    t.equal(mail.headers.get("x-unsent"), "1");
    t.match(mail.headers.get("content-type"), { value: "multipart/alternative" });
    t.ok(mail.subject);
    t.ok((mail.html as string).includes(html));
    t.ok(mail.text?.replaceAll("\r\n", "\n").includes(`\n-- \n${text}`));
    t.same(mail.attachments, []);
  });

  t.test("mailsignature is a part of a mail, which Apple Mail's header makes readable", async (t) => {
    const file = await get("mailsignature");
    t.equal(file.headers["content-type"], "application/octet-stream");
    t.match(file.body, /^Content-Transfer-Encoding: 7bit\nContent-Type: text\/html;\n\tcharset=utf-8\nMessage-Id: </);
    const part = await simpleParser(file.rawPayload);
    const plain = (markup: string) => markup.replaceAll("&#235;", "ë").replaceAll("&#252;", "ü").replace(/\s+/g, " ");
    t.equal(plain(part.html as string).trim(), `<body>${plain(html)}</body>`);
  });

  t.test("pictures of other hosts stay linked", async (t) => {
    const code = '<img src="https://other.example.com/a.png" width="20" height="20" alt="Seal">';
    const ben = await app.person();
    await make.changeTeam(ben, { isPaid: true });
    const addons = [{ type: "customHtml" as const, key: "a", data: { html: code } }];
    const made = await ben.post("/_/signatures", make.signature({ general: { addons } }));
    t.equal(made.statusCode, 201);
    const { rawPayload } = await app.anyone.get(`/signatures/${made.json().hash}/download/zip`);
    t.match(strFromU8(unzipSync(rawPayload)["Signatures/Ana Person.htm"]!), 'src="https://other.example.com/a.png"');
  });

  t.test("hides what there is not", async (t) => {
    const missing = { statusCode: 404, headers: { "content-type": /^application\/problem\+json/ } };
    t.match(await get("exe"), missing);
    t.match(await get("..%2f..%2fetc"), missing);
    t.match(await app.anyone.get(`/signatures/${"a".repeat(22)}/download/zip`), missing);
    t.match(await app.anyone.get("/signatures/short/download/zip"), missing);
    const empty = await app.person();
    const made = (await empty.post("/_/signatures", { general: {}, design: {}, media: {} })).json();
    t.match(await app.anyone.get(`/signatures/${made.hash}/download/html`), missing);
  });

  t.test("is refused while the owner is terminated, and to those who ask without end", async (t) => {
    await make.changeTeam(ana, { isTerminated: true });
    t.match((await get("zip")).json(), { status: 403, code: "account_expired" });
    t.match((await app.anyone.get(`/signatures/${hash}/preview/reply`)).json(), { code: "account_expired" });
    await make.changeTeam(ana, { isTerminated: false });

    const hasty = app.withToken(null, "192.0.2.7");
    const answers: Awaited<ReturnType<typeof hasty.get>>[] = [];
    while (answers.length < 61) answers.push(await hasty.get(`/signatures/${hash}/download/txt`));
    t.match(answers.at(-1), { statusCode: 429, headers: { "retry-after": /^\d+$/ } });
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 60);
  });

  t.test("a short form for replies leads nowhere new and needs no picture", async (t) => {
    const reply = (await app.anyone.get(`/signatures/${hash}/preview/reply`)).json();
    t.ok(reply.size > 0 && reply.size < html.length / 2, `${reply.size} of ${html.length} characters`);
    t.match(reply.html, "Head of Design");
    t.notMatch(reply.html, "<img");
    for (const [, href] of reply.html.matchAll(/href="([^"]+)"/g)) t.ok(html.includes(`href="${href}"`), href);
    t.match(reply.text, "+49 30 1234567");
    t.match(await app.anyone.get(`/signatures/${"a".repeat(22)}/preview/reply`), { statusCode: 404 });
  });
});
