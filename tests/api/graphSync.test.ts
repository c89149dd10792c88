import t from "tap";
import { NamedModel } from "#server/features/members/directory/model.ts";
import { graphStandIn } from "#tests/support/directories.ts";
import { people, somebody, startFilled } from "#tests/support/directoryTeam.ts";

t.test("a team that Microsoft Entra fills", async (t) => {
  const graph = await graphStandIn(t, { pageSize: 3 });
  const { mailbox, stateOf, sync, rows } = await startFilled(t, graph.settings);
  const { state } = graph;

  t.test("is read whole at first, also where people repeat", async (t) => {
    state.repeats = true;
    graph.put(...people(10));
    t.match(await sync(), { source: "graph", state: "idle", counts: { people: 10, invited: 10 } });
    t.equal((await mailbox.read()).length, 10);
    state.repeats = false;
  });

  t.test("and then what has changed", async (t) => {
    const asked = state.asked.length;
    graph.put(somebody(0, { mobile: "+49 170 1" }), somebody(10));
    graph.remove("id-9");
    t.match(await sync(), { counts: { people: 10, invited: 1, changed: 1, removed: 1 } });
    t.match((await rows())[0], { facts: { name: "Person 0", mobile: "+49 170 1", department: "Sales" } });
    t.ok(state.asked.slice(asked).some((url) => url.includes("since")));
    graph.put(somebody(0, { isSuspended: true }));
    t.match(await sync(), { counts: { removed: 1 } });
    graph.put(somebody(0));
    t.match(await sync(), { counts: { invited: 1 } });
    await mailbox.read();
  });

  t.test("whole again where it does not know any more what was told", async (t) => {
    graph.remove("id-8");
    graph.forget();
    t.match(await sync(), { state: "idle", counts: { removed: 1, invited: 0 } });
    t.same(await mailbox.read(), []);
    graph.put(somebody(11));
    t.match(await sync(), { counts: { invited: 1, removed: 0 } });
  });

  t.test("guests are other companies' people", async (t) => {
    const before = await rows();
    await NamedModel.updateOne({ person: "id-1" }, { isGone: true });
    graph.put(somebody(1, { title: "Changed" }));
    await stateOf();
    const after = await sync();
    t.match(after, { state: "idle" }, "a change alone brings nobody back");
    t.equal((await rows()).length, before.length - 1);
  });
});
