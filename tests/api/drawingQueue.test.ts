import t from "tap";
import { SERVICE, signAccessToken } from "#program/token.ts";
import { photo } from "#tests/support/pictures.ts";
import { startRenderer, TOKEN_SECRET } from "#tests/support/startRenderer.ts";

const service = { "access-token": await signAccessToken(TOKEN_SECRET, { sub: "server", roles: [SERVICE], epoch: 0 }) };
const person = { "access-token": await signAccessToken(TOKEN_SECRET, { sub: "ana", roles: [], epoch: 0 }) };
const NAME = { font: "Caveat", text: "Ana" };

t.test("the renderer's drawings", async (t) => {
  const url = await startRenderer(t, { NODE_ENV: "production" });
  const draw = (kind: string, body: unknown, headers: Record<string, string> = service) =>
    fetch(`${url}/drawings/${kind}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  t.test("are for our own server", async (t) => {
    t.equal((await draw("handwriting", NAME)).status, 200);
    t.equal((await draw("handwriting", NAME, {})).status, 401);
    t.equal((await draw("handwriting", NAME, person)).status, 403);
    t.equal((await draw("video", NAME, person)).status, 403);
  });

  t.test("are checked again", async (t) => {
    for (const kind of ["nothing", "__proto__", "constructor", "toString"])
      t.equal((await draw(kind, NAME)).status, 404);
    const wrong = await draw("handwriting", { ...NAME, more: 1 });
    t.match(await wrong.json(), { status: 422, code: "invalid_input", errors: [{ path: "more" }] });
    t.equal((await draw("handwriting", { ...NAME, text: "x".repeat(2_000_000) })).status, 413);
  });

  t.test("stand in a line, and the rest is told to come back", async (t) => {
    const many = Array.from({ length: 90 }, (_, i) => draw("handwriting", { ...NAME, text: `Ana ${i}` }));
    const answers = await Promise.all(many);
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    t.equal(count(200) + count(503), 90);
    t.ok(count(200) >= 42, `${count(200)} drawn`);
    for (const answer of answers) if (answer.status === 503) t.equal(answer.headers.get("retry-after"), "2");
    t.equal((await draw("handwriting", NAME)).status, 200, "free again");
  });

  t.test("take pictures only, for thumbnails", async (t) => {
    const send = (body: Buffer) =>
      fetch(`${url}/drawings/video`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream", ...service },
        body: body as BodyInit,
      });
    t.equal((await send(await photo(64, 36))).status, 200);
    t.match(await (await send(Buffer.from("no picture"))).json(), { status: 422, code: "not_an_image" });
    t.match(await (await send(Buffer.alloc(6_000_000))).json(), { status: 413, code: "file_too_big" });
    const answers = await Promise.all(Array.from({ length: 30 }, async () => send(await photo(1600, 900))));
    for (const answer of answers) {
      const said = answer.status === 200 ? "drawn" : await answer.text();
      t.ok(answer.status === 200 || answer.status === 503, said);
    }
  });
});
