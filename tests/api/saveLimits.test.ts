import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("saves of one account come in bursts of two hundred, and not without end", async (t) => {
  const app = await startApp(t);
  const [person, other] = [await app.person(), await app.person()];
  const { hash } = (await person.post("/_/signatures", make.signature({ hasShortLink: false }))).json();
  const path = `/_/signatures/${hash}`;
  const save = () => person.put(path, make.signature({ hasShortLink: false }));

  for (let i = 0; i < 200; i++) if ((await save()).statusCode !== 200) t.fail(`save ${i}`);
  const user = await UserModel.findOne({ email: person.email }).lean();
  await hot().limiter.take(`saves:account:${user?._id}`, { cost: 98, limit: 300, windowMs: 60_000 });

  const [last, ...refused] = [
    await save(),
    await save(),
    await person.post("/_/signatures", make.signature()),
    await person.delete(`${path}/photo`),
    await person.delete(path),
  ];
  t.equal(last?.statusCode, 200);
  for (const answer of refused) {
    t.match(answer.json(), { status: 429, code: "too_many_requests" });
    t.ok(Number(answer.headers["retry-after"]) <= 60);
  }
  t.equal((await person.get(path)).statusCode, 200, "it is still there, and can be read");
  t.equal((await other.post("/_/signatures", make.signature())).statusCode, 201, "others go on");
});
