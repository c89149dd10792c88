import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

/** What a free account may save: as many addons as there may be, each one endless word. */
const hostile = (word: string) => {
  const addons = Array.from({ length: 30 }, (_, i) => ({ key: `${i}`, type: "customHtml", data: { html: word } }));
  return make.signature({ general: { addons } as never });
};
const WORDS = ["W".repeat(4000), `x${"&#x".repeat(1333)}`, "Lorem ipsum dolor ".repeat(222)];

t.test("signatures made to keep the renderer busy", async (t) => {
  const { app, person, anyone } = await startApp(t);
  const [eve, ana] = [await person(), await person()];
  const made = async (who: typeof eve, input: object) =>
    (await who.post("/_/signatures", input)).json<{ hash: string }>().hash;
  const mine = await made(ana, make.signature());
  const { hash: first } = (await eve.post("/_/signatures", hostile(WORDS[0] as string))).json();
  const draw = (hash: string, file: string) => anyone.get(`/signatures/${hash}/${file}`);

  t.test("are drawn themselves, as far as they go", async (t) => {
    for (const [i, word] of WORDS.entries()) {
      if (i > 0) await eve.put(`/_/signatures/${first}`, hostile(word));
      for (const file of ["picture.png", "og.png"]) {
        const { statusCode, headers } = await draw(first, file);
        t.match({ statusCode, type: headers["content-type"] }, { statusCode: 200, type: "image/png" }, `${i} ${file}`);
      }
    }
  });

  t.test("hold up nobody else: others have the next turn", async (t) => {
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    let done = 0;
    // Each another content, so that each is a drawing of its own.
    const waiting: Promise<number>[] = [];
    for (let i = 0; i < 6; i++) {
      await eve.put(`/_/signatures/${first}`, hostile(`${i}${"W".repeat(3900)}`));
      const answer = fetch(`${url}/api/signatures/${first}/og.png`);
      waiting.push(
        answer.then(({ status }) => {
          done += 1;
          return status;
        }),
      );
      // It has been read, and waits for its turn, before the next content takes its place.
      await sleep(50);
    }
    const before = done;
    const drawing = anyone.post("/app/drawings/handwriting", { font: "Caveat", text: "Ana", color: "#000000" });
    t.equal((await draw(mine, "picture.png")).statusCode, 200);
    t.ok(done - before <= 2, `${done - before} of six came before`);
    t.equal((await drawing).statusCode, 200, "and other drawings go on");
    // The last of the six may have waited too long behind the others of its owner.
    for (const status of await Promise.all(waiting)) t.ok(status === 200 || status === 503, String(status));
  });
});
