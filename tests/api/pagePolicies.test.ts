import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { FLAT_ROUTES, pathTo, routeNamed } from "#shared/routes.ts";
import * as make from "#tests/support/make.ts";
import { actingAs, operator } from "#tests/support/operator.ts";
import { filled } from "#tests/support/sampleParams.ts";
import { sandboxPage } from "#tests/support/sandbox.ts";
import { startApp } from "#tests/support/startApp.ts";

/** What somebody gets in place of a page that is not for them; a page that is not named here is shown to them. */
type Refused = { [route: string]: ErrorCode };

const LIFETIME = { ...NO_PLAN, data: { ...NO_PLAN.data, product_id: "signoff_tier1" } };
const PAYING = [
  "account-billing",
  "account-upgrade",
  "account-cancel",
  "account-activation-code",
  "account-activation-code-success",
];
const all = (routes: readonly string[], code: ErrorCode): Refused =>
  Object.fromEntries(routes.map((route) => [route, code]));
/** Where things are made. */
const MAKING = ["editor-create", "editor-edit", "page-create", "page-edit", "card-create", "card-edit"];
/** Of one thing, by its hash. */
const ONES = new Set(["editor-edit", "page-edit", "card-edit"]);
/** What only an agency's owner does. */
const OF_ITS_OWNER = ["account-admin-brand", "account-companies-handover"];
const NO_HUB = all(
  ["account-companies", "account-shared", "account-admin", "dashboard-company", ...OF_ITS_OWNER],
  "not_admin",
);

const MEMBERS = all(
  ["members", "members-list", "members-installed", "members-designs", "members-import", "members-settings"],
  "no_permission",
);

t.test("pages, over HTTP: each to each", async (t) => {
  const app = await startApp(t);
  const owner = await make.paid(app);
  const ref = await sandboxPage(app);
  const made = async (path: string, body: object) => (await owner.post(path, body)).json<{ hash: string }>().hash;
  const hash = await made("/_/signatures", make.signature());
  const hashes: Record<string, string> = {
    "page-edit": await made("/_/pages", make.page()),
    "card-edit": await made("/_/cards", make.card()),
  };
  const terminated = await app.person();
  await make.changeTeam(terminated, { isTerminated: true });
  const confirmed = await app.person();
  await make.confirm(confirmed);
  const unpaid = await make.reseller(app);
  await make.changeTeam(unpaid, { isPaid: false });
  const agency = await make.reseller(app);
  const acme = await make.company(agency, { group: "acme" });
  const administrates = async (where: typeof acme | null) =>
    make.hubAdmin(app, agency, where, { person: await make.paid(app) });

  const member = await make.member(app, {}, owner);
  const people: Record<string, { token: string | null; refused: Refused }> = {
    free: { ...(await app.person()), refused: NO_HUB },
    owner: { ...owner, refused: NO_HUB },
    member: {
      ...member,
      refused: { ...NO_HUB, ...all(PAYING, "no_permission"), ...MEMBERS },
    },
    "admin of a team": {
      ...(await make.member(app, { role: "admin" }, owner)),
      refused: { ...NO_HUB, ...all(PAYING, "no_permission") },
    },
    "member who may do nothing": {
      ...(await make.member(app, { permissions: [] }, owner)),
      refused: { ...NO_HUB, ...all(PAYING, "no_permission"), ...MEMBERS },
    },
    confirmed: { ...confirmed, refused: NO_HUB },
    lifetime: { ...(await make.paid(app, { plan: LIFETIME })), refused: NO_HUB },
    "owner of another team": { ...(await make.paid(app)), refused: NO_HUB },
    "super admin": { ...(await operator(app)), refused: NO_HUB },
    "acting in the owner's name": {
      ...(await actingAs(app, owner)),
      refused: {
        ...NO_HUB,
        ...all([...PAYING, "account-edit-pass", "account-delete", "extension"], "not_in_their_name"),
      },
    },
    "acting in a member's name": {
      ...(await actingAs(app, member)),
      refused: {
        ...{ ...NO_HUB, ...all(PAYING, "no_permission"), ...MEMBERS },
        "account-edit-pass": "not_in_their_name",
        extension: "not_in_their_name",
        "account-delete": "not_in_their_name",
      },
    },
    terminated: {
      ...terminated,
      refused: { ...NO_HUB, ...all([...MAKING, "signature-preview"], "account_expired") },
    },
    "reseller's owner": { ...agency, refused: { ...MEMBERS } },
    "reseller's owner elsewhere": {
      ...(await make.reseller(app)),
      refused: { ...MEMBERS, "dashboard-company": "not_found" },
    },
    "company's own person": {
      ...(await make.member(app, {}, agency, acme.id)),
      refused: { ...NO_HUB, ...all(PAYING, "no_permission"), ...MEMBERS, "dashboard-company": undefined as never },
    },
    "account admin": {
      ...(await administrates(null)),
      refused: all(OF_ITS_OWNER, "not_admin"),
    },
    "company admin": {
      ...(await administrates(acme)),
      refused: all(["account-admin", "account-shared", ...OF_ITS_OWNER], "not_admin"),
    },
    "company admin elsewhere": {
      ...(await make.reseller(app, 3, "other")),
      refused: {
        ...all(["account-admin", "account-shared", ...OF_ITS_OWNER], "not_admin"),
        "dashboard-company": "not_found",
      },
    },
    "reseller, unpaid": {
      ...unpaid,
      refused: {
        ...all(
          ["account-companies", "account-shared", "account-admin", "account-admin-brand", "dashboard-company"],
          "hub_inactive",
        ),
        ...MEMBERS,
      },
    },
  };

  for (const [name, { token, refused }] of Object.entries(people))
    await t.test(name, async (t) => {
      for (const { route, paths } of FLAT_ROUTES) {
        // A parent is never shown without a child; what is for guests leads to the dashboard.
        if (route.children || route.policy.who === "guests" || route.name === "not-found") continue;
        const url = filled(paths[0] ?? "", { hash: hashes[route.name] ?? hash, ref, group: "acme" });
        const answer = await app.inject({ url, headers: { cookie: `token=${token}` } });
        const code = refused[route.name];
        // Others' signatures, pages and cards are not theirs to edit, which is no matter of the page.
        const isOthers = ONES.has(route.name) && name !== "owner" && name !== "acting in the owner's name" && !code;
        // The questions lead on whoever has answered them, or need not.
        const leadsOn = route.name === "welcome" && answer.headers.location === pathTo("dashboard");
        if (!isOthers && !leadsOn)
          t.equal(answer.statusCode, code ? ERRORS[code].status : 200, `${route.name}: ${code ?? "shown"}`);
        t.equal(code !== undefined && answer.body.includes(`data-problem="${code}"`), code !== undefined, route.name);
      }
    });

  await t.test("who acts in somebody's name reads so where there is a form else, and only they", async (t) => {
    const acting = await actingAs(app, owner);
    const sentence = ERRORS.not_in_their_name.message;
    for (const name of ["account-security", "account-privacy", "account-edit", "invite-friend"]) {
      const page = async (token: string | null) =>
        (await app.inject({ url: pathTo(name), headers: { cookie: `token=${token}` } })).body;
      t.match(await page(acting.token), sentence, name);
      t.notMatch(await page(owner.token), sentence, name);
    }
    const refused = await app.inject({
      url: pathTo("account-edit-pass"),
      headers: { cookie: `token=${acting.token}` },
    });
    t.match(refused.body, sentence);
    t.match(refused.body, `href="${pathTo("account-view")}"`);
    t.notMatch(refused.body, 'name="newPassword"');
  });

  await t.test("whoever is disabled is a guest", async (t) => {
    const person = await app.person();
    await UserModel.updateOne({ email: person.email }, { isEnabled: false });
    const answer = await app.inject({ url: "/dashboard", headers: { cookie: `token=${person.token}` } });
    t.equal(answer.headers.location, routeNamed("login").paths[0]);
  });

  await t.test("a guest is sent to the login by every page that is not for all", async (t) => {
    for (const { route, paths } of FLAT_ROUTES.filter(({ route }) => route.needsLogin && !route.children)) {
      const answer = await app.inject({ url: filled(paths[0] ?? "") });
      t.equal(answer.headers.location, routeNamed("login").paths[0], route.name);
    }
  });
});
