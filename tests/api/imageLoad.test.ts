import t from "tap";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("many uploads at once", async (t) => {
  const { app, person } = await startApp(t);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ana = await person();
  const created = await ana.post("/_/signatures", make.signature());
  const { hash } = created.json<{ hash: string }>();
  const big = new Blob([new Uint8Array(await photo(3000, 2500))]);

  // Over sockets: whoever is refused while still sending must get to read why, not see the connection end.
  const send = async () => {
    const form = new FormData();
    form.append("image", big, "photo.jpg");
    const response = await fetch(`${url}/api/_/signatures/${hash}/image/photo2`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${ana.token}` },
    });
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code, retryAfter: response.headers.get("retry-after") };
  };

  t.test("are drawn, or refused in words", async (t) => {
    const answers = await Promise.all(Array.from({ length: 24 }, send));
    // The same signature twenty-four times: those that were overtaken answer with a conflict.
    for (const answer of answers)
      t.ok(answer.status === 200 || ["busy", "conflict"].includes(answer.code ?? ""), JSON.stringify(answer));
    for (const { retryAfter } of answers.filter(({ code }) => code === "busy")) t.equal(retryAfter, "2");
    t.ok(answers.some(({ status }) => status === 200));
  });

  t.test("leave their connections free: what comes next over the same ones is answered", async (t) => {
    const codes = new Set<number>();
    for (let round = 0; round < 4; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, send))) codes.add(status);
    t.ok(codes.has(503), "some were refused in the middle");
  });

  t.test("leave the server free", async (t) => {
    t.match(await send(), { status: 200 });
  });
});
