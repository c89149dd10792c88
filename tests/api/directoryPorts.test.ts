import t, { type Test } from "tap";
import type { Directory, DirectoryPage } from "#server/ports/directory/directory.ts";
import { googleDirectory } from "#server/ports/directory/google.ts";
import { graphDirectory } from "#server/ports/directory/graph.ts";
import { googleStandIn, graphStandIn, type Somebody } from "#tests/support/directories.ts";
import { fakeServer } from "#tests/support/fakeServer.ts";

const signal = AbortSignal.timeout(60_000);
const ana: Somebody = {
  id: "1",
  email: "Ana@Acme.example",
  name: "Ana\nRuiz",
  title: "Lead",
  department: "Sales",
  office: "Berlin",
  phone: "+49 30 1",
  mobile: "+49 170 1",
  photo: Buffer.from("a picture"),
};
const ofAna = {
  name: "Ana Ruiz",
  position: "Lead",
  department: "Sales",
  place: "Berlin",
  phone: "+49 30 1",
  mobile: "+49 170 1",
};
const others: Somebody[] = Array.from({ length: 6 }, (_, i) => ({
  id: `x${i}`,
  email: `x${i}@acme.example`,
  name: `X${i}`,
}));

async function readAll(reads: Directory, from: string | null = null) {
  const pages: DirectoryPage[] = [];
  for (let cursor = from; ; ) {
    const page = await reads.read(cursor, signal);
    pages.push(page);
    if (page.next === null) break;
    cursor = page.next;
  }
  return { people: pages.flatMap(({ people }) => people), left: pages.flatMap(({ left }) => left), last: pages.at(-1) };
}
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ problem, retryAfterS }) => [problem, retryAfterS],
  );

async function google(t: Test) {
  const standIn = await googleStandIn(t, { pageSize: 3 });
  const { url, key, settings } = standIn;
  return { ...standIn, reads: googleDirectory({ key, admin: settings.GOOGLE_DIRECTORY_ADMIN, url }) };
}
async function graph(t: Test) {
  const standIn = await graphStandIn(t, { pageSize: 3 });
  const { settings: at } = standIn;
  const reads = graphDirectory({
    tenant: at.GRAPH_TENANT,
    clientId: at.GRAPH_CLIENT_ID,
    clientSecret: at.GRAPH_CLIENT_SECRET,
    url: at.GRAPH_URL,
    loginUrl: at.GRAPH_LOGIN_URL,
  });
  return { ...standIn, reads };
}

t.test("Google Workspace", async (t) => {
  const { reads, state, endToken, key, url } = await google(t);
  state.people.push(
    ana,
    ...others,
    { id: "s", email: "s@acme.example", isSuspended: true },
    { id: "n", email: "no address" },
  );
  const { people, last } = await readAll(reads);
  t.match(people[0], { id: "1", email: "ana@acme.example", isActive: true, texts: ofAna });
  t.equal(people.length, 9);
  t.match(people[7], { isActive: false });
  t.match(people[8], { email: null });
  t.match(last, { isWhole: true, resume: null });
  t.equal(state.tokens, 1, "one token for all pages");

  const before = people[1]?.version;
  (others[0] as Somebody).title = "New";
  t.not((await readAll(reads)).people[1]?.version, before, "another etag");
  t.equal((await readAll(reads)).people[2]?.version, people[2]?.version);

  endToken();
  t.equal((await readAll(reads)).people.length, 9, "a token that ended early is fetched anew");
  t.equal(state.tokens, 2);

  t.same(await reads.photoOf("1", signal), Buffer.from("a picture"));
  t.equal(await reads.photoOf("x1", signal), null);

  state.troubles.push({ status: 429, retryAfterS: 7 });
  t.same(await problemOf(reads.read(null, signal)), ["wait", 7]);
  state.troubles.push({ status: 403, reason: "rateLimitExceeded" });
  t.match(await problemOf(reads.read(null, signal)), ["wait"]);
  state.troubles.push({ status: 403, reason: "Not Authorized" });
  t.match(await problemOf(reads.read(null, signal)), ["refused"]);
  state.troubles.push({ status: 500 });
  t.match(await problemOf(reads.read(null, signal)), ["unreachable"]);
  t.match(await problemOf(reads.read("an old page", signal)), ["restart"]);
  const stranger = googleDirectory({ key, admin: "somebody@acme.example", url });
  t.match(await problemOf(stranger.read(null, signal)), ["refused"], "in another's name");
  const broken = googleDirectory({ key: { ...key, private_key: "none" }, admin: "a@b.example", url });
  t.match(await problemOf(broken.read(null, signal)), ["refused"]);
});

t.test("Microsoft Graph", async (t) => {
  const { reads, state, put, remove, forget, settings } = await graph(t);
  put(ana, ...others, { id: "n", email: null });
  state.repeats = true;
  const first = await readAll(reads);
  t.match(first.people[0], { id: "1", email: "ana@acme.example", isActive: true, texts: ofAna });
  t.equal(first.people.length, 10, "eight, and one of them once a page");
  t.match(first.last, { isWhole: true, resume: /delta/ });
  state.repeats = false;

  const resume = first.last?.resume ?? "";
  put({ ...ana, mobile: "" }, { ...(others[0] as Somebody), isSuspended: true });
  remove("x1");
  remove("x2", "deleted");
  const changes = await readAll(reads, resume);
  t.same(changes.people, [
    { id: "1", version: null, texts: { mobile: "" } },
    { id: "x0", version: null, isActive: false, texts: {} },
  ]);
  t.same(changes.left, ["x1", "x2"]);
  t.match(changes.last, { isWhole: false, resume: /delta/ });
  t.same((await readAll(reads, changes.last?.resume)).people, [], "nothing since");

  t.same(await reads.photoOf("1", signal), Buffer.from("a picture"));
  t.equal(await reads.photoOf("x3", signal), null);
  forget();
  t.match(await problemOf(reads.read(resume, signal)), ["restart"]);
  state.troubles.push({ status: 429, retryAfterS: 3 });
  t.same(await problemOf(reads.read(null, signal)), ["wait", 3]);
  t.match(await problemOf(reads.read(JSON.stringify({ link: "https://elsewhere.example/", isWhole: true }), signal)), [
    "misunderstood",
  ]);
  const stranger = graphDirectory({
    tenant: settings.GRAPH_TENANT,
    clientId: "client",
    clientSecret: "wrong",
    url: settings.GRAPH_URL,
    loginUrl: settings.GRAPH_LOGIN_URL,
  });
  t.match(await problemOf(stranger.read(null, signal)), ["refused"]);
});

t.test("what is no directory", async (t) => {
  const { key } = await googleStandIn(t);
  const at = (url: string) => googleDirectory({ key, admin: "admin@acme.example", url });
  const away = await fakeServer(t, (_, response) => response.destroy());
  t.match(await problemOf(at(away.url).read(null, signal)), ["unreachable"]);
  const page = await fakeServer(t, (_, response) => response.end("<html>"));
  t.match(await problemOf(at(page.url).read(null, signal)), ["misunderstood"]);
  const endless = await fakeServer(t, (_, response) => {
    const more = () => void (response.writable && response.write(Buffer.alloc(1024 * 1024), more));
    more();
  });
  t.match(await problemOf(at(endless.url).read(null, signal)), ["unreachable"], "more than anybody reads");
  const gone = new AbortController();
  const silent = await fakeServer(t, () => gone.abort(new Error("the process stops")));
  await t.rejects(at(silent.url).read(null, gone.signal), { message: "the process stops" });
});
