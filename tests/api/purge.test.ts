import t from "tap";
import { renderer } from "#server/ports/renderer/renderer.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the renderer hears of a save and a deletion before the person does", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();
  const real = renderer();
  t.teardown(() => renderer.plug(real));
  const heard: string[] = [];
  renderer.plug({
    ...real,
    forget: async (which) => {
      await real.forget(which);
      heard.push(which);
    },
  });

  t.equal((await person.put(`/_/signatures/${hash}`, make.signature())).statusCode, 200);
  t.same(heard, [hash], "what it keeps of the old state would be shown for seconds");
  t.equal((await person.delete(`/_/signatures/${hash}`)).statusCode, 204);
  t.same(heard, [hash, hash]);
});
