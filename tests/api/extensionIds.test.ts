import t from "tap";
import { startApp } from "#tests/support/startApp.ts";

const FIREFOX = "moz-extension://5b5b3f0e-3f6b-4d6b-9a51-6c5f1f3c0c55";

t.test("where the operator names extensions, no other connects in Chromium", async (t) => {
  const [store, development, other] = ["b", "c", "d"].map((letter) => letter.repeat(32));
  const app = await startApp(t, { EXTENSION_ID: store, EXTENSION_DEV_IDS: development });
  const ana = await app.person();
  for (const [origin, status] of [
    [`chrome-extension://${other}`, 403],
    [`chrome-extension://${store}`, 201],
    [`chrome-extension://${development}`, 201],
    [FIREFOX, 201],
  ] as const) {
    const { code } = (await ana.post("/_/app/user/extension/code")).json();
    const answer = await app.inject({
      method: "POST",
      url: "/api/app/extension/connect",
      headers: { origin },
      payload: { code },
    });
    t.equal(answer.statusCode, status, origin);
  }
});
