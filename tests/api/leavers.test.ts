import { pino } from "pino";
import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { ClickMonthModel, ShortLinkModel } from "#server/features/links/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { successionHandler } from "#server/features/signatures/successors/service.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const SITE = "https://www.acme.example/";
const CAMPAIGN = "https://conference.example/2027";

t.test("somebody leaves, and somebody else takes their place", async (t) => {
  const app = await startApp(t);
  const follow = () =>
    new JobWorker({
      handlers: [successionHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + 1000,
    }).runDue();
  type Person = Awaited<ReturnType<typeof app.person>>;

  const contentOf = (name: string, isOnGithub = true) =>
    make.signature({
      general: {
        name,
        customFields: [{ key: "site", title: "", value: "About us", link: SITE }],
        socials: [
          { name: "linkedin", link: `https://www.linkedin.com/in/${name}` },
          ...(isOnGithub ? [{ name: "github" as const, link: `https://github.com/${name}` }] : []),
        ],
      } as never,
      media: { photoUrl: `https://${name}.example/` } as never,
    });

  /** A team whose member has a signature, and another with theirs. */
  async function team() {
    const owner = await make.paid(app, { seats: 10 });
    const people = [
      await make.member(app, {}, owner),
      await make.member(app, {}, owner),
      await make.member(app, {}, owner),
    ];
    const [leaver, successor, third] = people as [Person, Person, Person];
    const made: { hash: string; links: Map<string, string> }[] = [];
    for (const [person, name, isOnGithub] of [
      [leaver, "ana", true],
      [successor, "bo", false],
      [third, "ci", true],
    ] as const) {
      const { hash, shortLinks } = (await owner.post("/_/signatures", contentOf(name, isOnGithub))).json();
      await owner.put(`/_/signatures/${hash}/assign`, { email: person.email });
      made.push({
        hash,
        links: new Map(
          shortLinks.map(({ url, shortUrl }: Record<string, string>) => [url, new URL(shortUrl as string).pathname]),
        ),
      });
    }
    const [ofLeaver, ofSuccessor, ofThird] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
    // Where the portrait leads, and a campaign of long ago, which no signature has any more.
    for (const url of ["https://ana.example/", CAMPAIGN]) {
      const code = `${url.slice(8, 11)}${ofLeaver.hash.replace(/[^a-z]/gi, "")}`.slice(0, 20);
      await ShortLinkModel.create({ code, url, signature: ofLeaver.hash });
      ofLeaver.links.set(url, `/l/${code}`);
    }
    await follow();
    return { owner, leaver, successor, third, ofLeaver, ofSuccessor, ofThird };
  }
  const leadsTo = async (path = "") => (await app.inject({ url: path, headers: BROWSER })).headers.location;
  const remove = async (owner: Person, leaver: { email: string }, successor?: { email: string }) => {
    const row = await MemberModel.findOne({ email: leaver.email, active: true }).lean();
    const query = successor ? `?successor=${encodeURIComponent(successor.email)}` : "";
    return owner.delete(`/_/app/team/team-member/${row?._id}${query}`);
  };
  const previewOf = (hash: string) => `${app.config.PUBLIC_URL}/preview/${hash}`;

  t.test("what was sent leads to them, and counts on for the team", async (t) => {
    const { owner, leaver, successor, ofLeaver, ofSuccessor } = await team();
    const { used } = (await TeamModel.findById(await make.teamOf(owner)).lean()) ?? {};
    const linkOf = (url: string) => ofLeaver.links.get(url);
    // In the memory of this process before anything changes.
    for (const path of ofLeaver.links.values()) t.ok(await leadsTo(path));
    t.equal((await remove(owner, leaver, successor)).statusCode, 204);
    t.match((await leaver.get("/_/app/user")).json(), { isPaid: false, team: null }, "access is gone at once");
    t.equal((await TeamModel.findById(await make.teamOf(owner)).lean())?.used, (used ?? 0) - 1);
    await follow();

    t.equal(await leadsTo(linkOf(SITE)), SITE, "what both share");
    t.equal(await leadsTo(linkOf("https://www.linkedin.com/in/ana")), "https://www.linkedin.com/in/bo");
    t.equal(await leadsTo(linkOf("https://github.com/ana")), previewOf(ofSuccessor.hash), "where the successor is not");
    t.equal(await leadsTo(linkOf("https://ana.example/")), previewOf(ofSuccessor.hash));
    t.equal(await leadsTo(linkOf(CAMPAIGN)), CAMPAIGN, "a campaign is nobody's");
    t.same(
      (await ShortLinkModel.find({ signature: ofLeaver.hash }).lean()).map(({ url }) => url).sort(),
      [...ofLeaver.links.keys()].sort(),
      "no target has changed",
    );
    await app.clicks.drain();
    const months = await ClickMonthModel.find({ signature: ofLeaver.hash }).lean();
    t.ok((months[0]?.people ?? 0) >= 9);
    t.equal(String(months[0]?.team), String(await make.teamOf(owner)));

    const page = await app.inject({ url: `/preview/${ofLeaver.hash}` });
    t.match([page.statusCode, page.headers.location], [302, `/preview/${ofSuccessor.hash}`]);
    t.match((await app.anyone.get(`/signatures/${ofLeaver.hash}/preview`)).json(), { successor: ofSuccessor.hash });
    const cookie = `token=${owner.token}`;
    t.equal(
      (await app.inject({ url: `/preview/${ofLeaver.hash}`, headers: { cookie } })).statusCode,
      200,
      "whoever looks after it sees it",
    );
    t.match((await owner.get(`/_/signatures/${ofLeaver.hash}`)).json(), { assignee: null }, "it stays the team's");
  });

  t.test("until the signature is somebody's again", async (t) => {
    const { owner, leaver, successor, third, ofLeaver } = await team();
    const linkedin = ofLeaver.links.get("https://www.linkedin.com/in/ana");
    await remove(owner, leaver, successor);
    await follow();
    t.equal(await leadsTo(linkedin), "https://www.linkedin.com/in/bo");
    await owner.put(`/_/signatures/${ofLeaver.hash}/assign`, { email: third.email });
    await follow();
    t.equal(await leadsTo(linkedin), "https://www.linkedin.com/in/ana");
    t.equal((await app.inject({ url: `/preview/${ofLeaver.hash}` })).statusCode, 200);
    t.equal(await ShortLinkModel.countDocuments({ signature: ofLeaver.hash, forward: { $exists: true } } as never), 0);
  });

  t.test("without a successor everything stays as it is", async (t) => {
    const { owner, leaver, ofLeaver } = await team();
    t.equal((await remove(owner, leaver)).statusCode, 204);
    await follow();
    for (const [url, path] of ofLeaver.links) t.equal(await leadsTo(path), url);
    t.equal((await app.inject({ url: `/preview/${ofLeaver.hash}` })).statusCode, 200);
  });

  t.test("and goes on to the next when the successor leaves", async (t) => {
    const { owner, leaver, successor, third, ofLeaver, ofSuccessor, ofThird } = await team();
    const linkedin = ofLeaver.links.get("https://www.linkedin.com/in/ana");
    await remove(owner, leaver, successor);
    await remove(owner, successor, third);
    await follow();
    t.equal(await leadsTo(linkedin), "https://www.linkedin.com/in/ci");
    t.equal(await leadsTo(ofLeaver.links.get("https://github.com/ana")), "https://github.com/ci");
    t.equal(await leadsTo(ofSuccessor.links.get("https://www.linkedin.com/in/bo")), "https://www.linkedin.com/in/ci");
    t.match((await app.inject({ url: `/preview/${ofLeaver.hash}` })).headers.location, `/preview/${ofThird.hash}`);
    t.equal((await owner.delete(`/_/signatures/${ofThird.hash}`)).statusCode, 204);
    await follow();
    t.equal(await leadsTo(linkedin), "https://www.linkedin.com/in/ana", "where that is deleted, to what it was");
    t.equal((await app.inject({ url: `/preview/${ofLeaver.hash}` })).statusCode, 200);
  });

  t.test("only to somebody of the team who has a signature, or nobody leaves", async (t) => {
    const { owner, leaver } = await team();
    const empty = await make.member(app, {}, owner);
    const stranger = await app.person();
    t.match((await remove(owner, leaver, stranger)).json(), { code: "member_not_found" });
    t.match((await remove(owner, leaver, leaver)).json(), { code: "member_not_found" });
    t.match((await remove(owner, leaver, empty)).json(), { code: "invalid_input", errors: [{ path: "successor" }] });
    t.ok(await MemberModel.exists({ email: leaver.email, active: true }));
  });

  t.test("within a minute in a process that hears of nothing", async (t) => {
    const { owner, leaver, successor, ofLeaver } = await team();
    const path = ofLeaver.links.get("https://www.linkedin.com/in/ana") ?? "";
    const { now } = Date;
    t.teardown(() => {
      Date.now = now;
    });
    const start = now();
    const at = async (second: number) => {
      Date.now = () => start + second * 1000;
      return leadsTo(path);
    };
    t.equal(await at(0), "https://www.linkedin.com/in/ana");
    // As another process does it whose messages do not come here, nor what it has taken from the cache that both share.
    const { hash: next } = (await SignatureModel.findOne({ assignee: successor.email }).lean()) ?? { hash: "" };
    await ShortLinkModel.updateOne(
      { code: path.slice(3) },
      { $set: { forward: { signature: next, url: "https://www.linkedin.com/in/bo" } } },
    );
    await hot().publish("links:switched", [path.slice(3)]);
    t.equal(await at(30), "https://www.linkedin.com/in/ana", "what was read holds for its minute");
    t.equal(await at(61), "https://www.linkedin.com/in/bo");
    Date.now = now;
    await remove(owner, leaver, successor);
  });

  t.test("whichever process is late: the last one is right", async (t) => {
    const { owner, leaver, successor, third, ofLeaver } = await team();
    await remove(owner, leaver, successor);
    const linkedin = ofLeaver.links.get("https://www.linkedin.com/in/ana");
    // While one process works on the job, the signature is given to somebody.
    const { bulkWrite } = ShortLinkModel;
    let isGiven = false;
    t.intercept(ShortLinkModel, "bulkWrite", {
      value: async (...args: Parameters<typeof bulkWrite>) => {
        if (!isGiven) await owner.put(`/_/signatures/${ofLeaver.hash}/assign`, { email: third.email });
        isGiven = true;
        return bulkWrite.apply(ShortLinkModel, args);
      },
    });
    const log = pino({ level: "silent" });
    const job = { id: "1", tries: 1, signal: new AbortController().signal, log, note: () => {} };
    await successionHandler.run({ hash: ofLeaver.hash }, job);
    t.equal(await leadsTo(linkedin), "https://www.linkedin.com/in/ana");
  });
});
