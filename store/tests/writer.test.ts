import t from "tap";
import type { View } from "../catalog.ts";
import { Writer } from "../writer.ts";

/** Storage that notes in which order it is asked, and may refuse to commit. */
function noted({ refusal = null as Error | null } = {}) {
  const said: string[] = [];
  const note = (what: string) => () => void said.push(what);
  const io = {
    begin: note("begin"),
    savepoint: note("savepoint"),
    release: note("release"),
    rollback: note("rollback"),
    rollbackToSavepoint: note("back"),
    inTransaction: true,
    commit: () => {
      said.push("commit");
      if (refusal) throw refusal;
    },
  };
  const view = { io, catalog: { changed: false, load: note("load") } } as unknown as View;
  return { said, writer: new Writer(view, note("seen")) };
}

t.test("nothing is answered before it is committed, and commands of one turn share a commit", async (t) => {
  const { said, writer } = noted();
  const answers = ["one", "two", "three"].map((name) =>
    writer.write(() => name).then((result) => void said.push(`answered ${result}`)),
  );
  await Promise.all(answers);
  t.equal(said.filter((what) => what === "commit").length, 1);
  t.same(said.slice(said.indexOf("commit")), ["commit", "seen", "answered one", "answered two", "answered three"]);
});

t.test("what could not be committed was not written, and each caller hears it", async (t) => {
  const { said, writer } = noted({ refusal: new Error("disk is full") });
  const answers = await Promise.allSettled([writer.write(() => 1), writer.write(() => 2)]);
  t.same(
    answers.map(({ status }) => status),
    ["rejected", "rejected"],
  );
  t.notOk(said.includes("seen"), "readers go on with the last commit");
});
