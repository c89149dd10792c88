import t from "tap";
import { signAccessToken } from "#program/token.ts";
import { UserModel } from "#server/features/account/model.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { type Endpoint, endpointPath } from "#shared/lib/endpoint.ts";
import { DOWNLOAD_KINDS } from "#shared/signatures/downloads.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const LIFETIME = { ...NO_PLAN, data: { ...NO_PLAN.data, product_id: "signoff_tier1" } };
const CODES = { create: 1, edit: 2, send: 3, duplicate: 4, delete: 5 } as const;
const withCode = (action: keyof typeof CODES) => `member who may ${action}`;
const MEMBERS = Object.keys(CODES).map((action) => withCode(action as keyof typeof CODES));
const AGENCY = "reseller's owner";
const RESELLERS = [AGENCY, "account admin", "company admin"];
/** Everybody but the people of the team whose signature it is. */
const OTHERS = [
  "stranger",
  "unverified",
  "owner of another team",
  "super admin",
  "terminated",
  "lifetime",
  ...RESELLERS,
];
const NOBODY = ["anonymous", "disabled"];
/** Whoever is neither a super administrator nor acts in somebody's name. */
const PEOPLE = [...OTHERS.filter((name) => name !== "super admin"), ...MEMBERS, "member", "admin", "owner"];

/** Who is refused, with which code; whoever is not named gets as far as the call's own rules. The first row that has somebody counts. */
type Refused = { [person: string]: string };
const all = (people: readonly string[], code: string): Refused =>
  Object.fromEntries(people.map((name) => [name, code]));
/** In the order in which a call asks: a later reason does not hide an earlier one. */
const rules = (...inOrder: Refused[]): Refused => Object.assign({}, ...inOrder.toReversed());

const lacking = (...having: (keyof typeof CODES)[]) =>
  [...MEMBERS, "member"].filter((name) => !having.some((action) => name === withCode(action)));
const INSIDE = all(NOBODY, "not_signed_in");
const IN_PERSON = rules(INSIDE, { impersonating: "not_in_their_name" });
const NOT_EXPIRED = { terminated: "account_expired" };
const VERIFIED = { unverified: "email_unverified" };
/** Of one signature: to whoever may not see it, it is not there. A member sees those that they made. */
const UNSEEN = all([...OTHERS, ...MEMBERS, "member"], "not_found");

/** Of those who are of no agency, also where somebody acts in their name. */
const NO_HUB = all(
  [...PEOPLE.filter((name) => !RESELLERS.includes(name)), "super admin", "impersonating"],
  "not_admin",
);

const KINDS = {
  open: {},
  inside: INSIDE,
  "in person": IN_PERSON,
  "of a team of one's own": rules(INSIDE, all([...MEMBERS, "member", "admin"], "no_permission")),
  "inviting friends": rules(IN_PERSON, all([...MEMBERS, "member", "admin"], "no_permission"), VERIFIED),
  "managing a team": rules(INSIDE, all([...MEMBERS, "member"], "no_permission")),
  "managing one in person": rules(IN_PERSON, all([...MEMBERS, "member"], "no_permission")),
  "managing members": rules(INSIDE, all([...MEMBERS, "member", AGENCY], "no_permission")),
  "managing members in person": rules(IN_PERSON, all([...MEMBERS, "member", AGENCY], "no_permission")),
  inviting: rules(IN_PERSON, NOT_EXPIRED, all([...MEMBERS, "member", AGENCY], "no_permission"), VERIFIED),
  "handing a team over": rules(INSIDE, all([...MEMBERS, "member", "admin"], "no_permission"), IN_PERSON),
  "in person, confirmed": rules(IN_PERSON, VERIFIED),
  "shaping a team": rules(INSIDE, NOT_EXPIRED, all([...MEMBERS, "member", AGENCY], "no_permission")),
  operating: rules(INSIDE, all([...PEOPLE, "impersonating"], "not_admin")),
  "ending what operators do": rules(INSIDE, all([...PEOPLE, "super admin"], "not_admin")),
  "using a code": rules(
    INSIDE,
    all([...MEMBERS, "member", "admin"], "no_permission"),
    all(RESELLERS, "forbidden"),
    IN_PERSON,
  ),
  buying: rules(INSIDE, all([...MEMBERS, "member", "admin"], "no_permission"), { [AGENCY]: "forbidden" }, IN_PERSON),
  paying: rules(INSIDE, all([...MEMBERS, "member", "admin"], "no_permission"), IN_PERSON),
  "seeing an agency": rules(INSIDE, NO_HUB),
  "administrating an agency": rules(INSIDE, NO_HUB, { "company admin": "not_admin" }),
  "running an agency": rules(INSIDE, NO_HUB, all(["account admin", "company admin"], "not_admin")),
  creating: rules(INSIDE, NOT_EXPIRED, all(lacking("create"), "no_permission")),
  "asking for room": rules(INSIDE, NOT_EXPIRED, all(lacking("create"), "no_permission")),
  "asking to upload": rules(INSIDE, NOT_EXPIRED),
  adding: rules(INSIDE, NOT_EXPIRED, all(lacking("create", "edit"), "no_edit_permission")),
  "one signature": rules(INSIDE, UNSEEN),
  "editing one": rules(INSIDE, NOT_EXPIRED, all(lacking("edit"), "no_edit_permission"), UNSEEN),
  "duplicating one": rules(INSIDE, NOT_EXPIRED, all(lacking("duplicate"), "no_permission"), UNSEEN),
  "assigning one": rules(INSIDE, NOT_EXPIRED, all([...MEMBERS, "member"], "no_permission"), UNSEEN),
  "deleting one": rules(INSIDE, all(lacking("delete"), "no_permission"), UNSEEN),
  "testing one": rules(IN_PERSON, NOT_EXPIRED, VERIFIED, UNSEEN),
  "naming domains": rules(INSIDE, NOT_EXPIRED, all([...MEMBERS, "member"], "no_permission"), VERIFIED),
  "sending one": rules(IN_PERSON, NOT_EXPIRED, all(lacking("send"), "no_permission"), VERIFIED, UNSEEN),
} satisfies Record<string, Refused>;
type Kind = keyof typeof KINDS;

/** Every call of the contract: one that is not here fails, and so does one whose policy became another. */
const CALLS: Record<string, Record<string, Kind>> = {
  account: {
    current: "inside",
    update: "inside",
    logFlow: "inside",
    answers: "inside",
    answerSignUp: "inside",
    appsumoRedirect: "open",
  },
  weeklyMail: { show: "inside", set: "in person, confirmed", stop: "open" },
  audit: {
    own: "inside",
    ownFile: "in person",
    team: "managing a team",
    teamFile: "managing one in person",
    all: "operating",
    allFile: "operating",
  },
  impersonation: { begin: "operating", end: "ending what operators do" },
  auth: {
    login: "open",
    register: "open",
    registerLifetime: "open",
    registerMember: "open",
    forgotPassword: "open",
    resetPassword: "open",
    verifyEmail: "open",
    confirmEmailChange: "open",
    undoEmailChange: "open",
    refresh: "open",
    verifyOwnEmail: "in person",
    verifyOwnEmailByCode: "in person",
    resendVerification: "in person",
    changePassword: "in person",
    changeEmail: "in person",
    sessions: "inside",
    endOwnSession: "in person",
    endOwnSessions: "in person",
    logout: "open",
  },
  reauth: { reauthenticate: "in person", ways: "in person", passkeyOptions: "in person", mailCode: "in person" },
  botCheck: { ask: "open" },
  passkeys: {
    loginOptions: "open",
    login: "open",
    list: "inside",
    options: "in person",
    add: "in person",
    rename: "in person",
    remove: "in person",
  },
  social: {
    exchange: "open",
    list: "inside",
    begin: "in person",
    connect: "in person",
    connectPending: "in person",
    dropPending: "in person",
    disconnect: "in person",
  },
  twoFactor: {
    secondStep: "open",
    show: "inside",
    setUp: "in person",
    confirm: "in person",
    renewRecoveryCodes: "in person",
    switchOff: "in person",
  },
  cards: {
    create: "creating",
    list: "inside",
    listAll: "inside",
    get: "one signature",
    update: "editing one",
    remove: "deleting one",
    clone: "duplicating one",
    assign: "assigning one",
    unassign: "assigning one",
    uploadImage: "editing one",
    removeImage: "editing one",
    send: "sending one",
  },
  pages: {
    create: "creating",
    list: "inside",
    listAll: "inside",
    get: "one signature",
    update: "editing one",
    remove: "deleting one",
    clone: "duplicating one",
    publish: "editing one",
    unpublish: "editing one",
    assign: "assigning one",
    unassign: "assigning one",
    uploadImage: "editing one",
    removeImage: "editing one",
    send: "sending one",
    checkUrl: "open",
    report: "open",
  },
  domains: {
    list: "inside",
    create: "naming domains",
    verify: "naming domains",
    useForLinks: "managing a team",
    remove: "managing a team",
  },
  analytics: {
    graph: "inside",
    series: "inside",
    details: "inside",
    csv: "in person",
    json: "in person",
    setTimeZone: "managing a team",
  },
  links: {
    list: "inside",
    create: "asking to upload",
    get: "inside",
    change: "asking to upload",
    remove: "inside",
    switchMany: "asking to upload",
    importLinks: "asking to upload",
  },
  catalog: { data: "open", bannerGallery: "open", prefill: "open" },
  imports: { website: "open", picture: "open" },
  legal: { legalText: "open" },
  plans: { pricing: "open", resellerPricing: "open" },
  reseller: {
    current: "seeing an agency",
    companies: "seeing an agency",
    searchCompanies: "seeing an agency",
    company: "seeing an agency",
    admins: "seeing an agency",
    ownedCompanies: "running an agency",
    createCompany: "administrating an agency",
    updateCompany: "administrating an agency",
    inviteAdmin: "administrating an agency",
    resendAdminInvite: "administrating an agency",
    deleteAdmin: "administrating an agency",
    updateAdmin: "administrating an agency",
    acceptAdmin: "in person, confirmed",
    rename: "running an agency",
  },
  agencyBrand: {
    brand: "running an agency",
    changeBrand: "running an agency",
    uploadLogo: "running an agency",
    removeLogo: "running an agency",
  },
  resellerPackage: { quote: "running an agency", change: "running an agency" },
  companyBulk: {
    list: "administrating an agency",
    make: "administrating an agency",
    read: "administrating an agency",
    resume: "administrating an agency",
  },
  companyExports: {
    create: "administrating an agency",
    download: "administrating an agency",
    list: "administrating an agency",
  },
  agencySharing: {
    list: "administrating an agency",
    candidates: "administrating an agency",
    get: "administrating an agency",
    companies: "administrating an agency",
    share: "administrating an agency",
    change: "administrating an agency",
    stop: "administrating an agency",
    ofCompany: "managing members",
    followAgain: "shaping a team",
  },
  billing: {
    change: "paying",
    quote: "paying",
    order: "paying",
    checkout: "paying",
    readOrder: "paying",
    changeCard: "paying",
    startTrial: "buying",
    billings: "paying",
    changeBuyer: "paying",
    invoicePdf: "paying",
    cancel: "paying",
    resume: "paying",
    pause: "paying",
    discount: "open",
    takeDiscount: "buying",
    webhook: "open",
  },
  companyOffers: {
    list: "running an agency",
    make: "running an agency",
    withdraw: "running an agency",
    read: "in person",
    accept: "in person, confirmed",
    decline: "in person",
  },
  agencyInvoices: { csv: "paying" },
  figures: { show: "operating" },
  sandbox: { readSandbox: "open", playSandbox: "open" },
  codes: { preview: "using a code", activate: "using a code" },
  contact: { ask: "open", uninstall: "open" },
  drawings: { handwriting: "open", strokes: "open", qr: "open", banner: "open", video: "open" },
  pictures: {
    list: "inside",
    remove: "inside",
    uploadProfile: "asking to upload",
    removeProfile: "inside",
    choose: "editing one",
  },
  uploads: {
    uploadImage: "editing one",
    removePhoto: "editing one",
    removePhoto2: "editing one",
    removeBanner: "editing one",
    uploadPicture: "adding",
    uploadIcon: "adding",
  },
  deletion: { show: "in person", ask: "in person", undo: "in person" },
  exports: { create: "in person", list: "inside", download: "in person" },
  extension: {
    handOver: "in person",
    connect: "open",
    disconnect: "open",
    beginMail: "open",
    sendMail: "open",
    countMails: "open",
    listMails: "in person",
    forgetMails: "in person",
    setCounting: "handing a team over",
  },
  friends: { invite: "inviting friends", getLink: "of a team of one's own" },
  invitations: { parseHash: "open", parseToken: "open", validateAdmin: "open", accept: "in person, confirmed" },
  members: {
    list: "managing members",
    get: "managing members",
    invite: "inviting",
    checkAddresses: "inviting",
    inviteMany: "inviting",
    resendInvite: "inviting",
    remove: "managing members",
    changePermissions: "managing members",
    change: "managing members",
    batch: "managing members",
  },
  teams: {
    current: "managing members",
    rename: "managing members",
    own: "inside",
    choose: "inside",
    leave: "in person",
    offer: "handing a team over",
    withdraw: "handing a team over",
    readOffer: "in person",
    accept: "in person",
  },
  access: { ask: "in person, confirmed", list: "managing members", answer: "managing members" },
  roster: {
    importPeople: "inviting",
    lastImport: "managing members",
    exportMembers: "managing members in person",
    directory: "managing members",
    syncDirectory: "inviting",
  },
  insights: { installed: "managing members" },
  masters: {
    lock: "shaping a team",
    get: "managing members",
    save: "shaping a team",
    tryOut: "managing members",
    check: "managing members",
    rollouts: "managing members",
    preview: "managing members",
    previewDraft: "managing members",
  },
  signatures: {
    create: "creating",
    list: "inside",
    listGroup: "inside",
    progress: "inside",
    clone: "duplicating one",
    assign: "assigning one",
    unassign: "assigning one",
    getDefault: "inside",
    get: "one signature",
    update: "editing one",
    remove: "deleting one",
    setDefault: "one signature",
    unsetDefault: "one signature",
    noteCopied: "one signature",
    noteInstalled: "one signature",
    preview: "open",
    previewForm: "open",
    download: "open",
    picture: "open",
    card: "open",
    send: "sending one",
    sendMany: "sending one",
    sendTest: "testing one",
    event: "open",
    listAll: "inside",
    listAllOfGroup: "inside",
    check: "asking for room",
    links: "one signature",
  },
  signatureKeys: { listKeys: "inside", makeKey: "in person", removeKey: "in person" },
  versions: { list: "one signature", get: "one signature" },
  arrival: { sent: "one signature", openAddress: "one signature", checkedMail: "one signature" },
};

/** Served beside the contract and the pages, to everybody alike: nothing there asks who somebody is. */
const PLAIN = [
  // Whoever comes by a domain of somebody's own, and the program that gets certificates for them.
  ..."/.domain/ /.domain/:slug /.domain/:slug/report /.domain/:slug/:picture /.domain/* /.domain/l/:code /.domain/l/:code/report /.domain/l/* /internal/domains/allowed".split(
    " ",
  ),
  ..."/i/:name /i/icons/:name /i/fonts/:name /l/:code /l/:code/report /o/:name /p/ /p/:slug /p/:slug/report /p/:slug/:picture /p/* /login/social/:provider/start /weekly-mail/:token".split(
    " ",
  ),
  ...["/c", "/.domain/c"].flatMap((cards) =>
    ":file :hash/print.pdf :hash/leave :hash/google-wallet *".split(" ").map((rest) => `${cards}/${rest}`),
  ),
  // Devices with a pass, which prove that they have it.
  ..."devices/:device/registrations/:type devices/:device/registrations/:type/:serial passes/:type/:serial log"
    .split(" ")
    .map((path) => `/wallet/v1/${path}`),
  ..."/health/live /health/ready /metrics /.well-known/security.txt /.well-known/change-password /.well-known/* /robots.txt /sitemap.xml /llms.txt /manifest.webmanifest".split(
    " ",
  ),
  ..."/icon.svg /icon-192.png /icon-512.png /apple-touch-icon.png /favicon.ico /og.png".split(" "),
];

/** What has calls of its own for one of them, and how one is made. */
const THINGS: Record<string, [path: string, body: object]> = {
  cards: ["/_/cards", make.card()],
  pages: ["/_/pages", make.page()],
};

/** What calls' own rules say to people who may make them: of made-up tokens and credentials, and of what a plan has. */
const OWN_RULES = new Set(
  "wrong_credentials link_expired refresh_rejected cross_site sign_in_expired passkey_refused upgrade_needed signature_limit card_limit page_limit page_unpublished team_limit member_not_found no_default_signature plan_unknown domain_unavailable domain_of_lifetime analytics_unavailable".split(
    " ",
  ),
);

t.test("calls: each to each", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t, { DOCS: "false", CHECK_SMTP_PORT: "2525" });
  type Person = Pick<Awaited<ReturnType<typeof app.person>>, "get" | "post" | "put" | "patch" | "delete">;
  const picture = await photo(40, 30);

  async function verified() {
    const person = await app.person();
    await make.confirm(person);
    return person;
  }
  let owner: Awaited<ReturnType<typeof app.person>>;
  /** Of what a feature is about: a card or a page, else a signature. */
  const newThing = async (feature: string) => {
    const [path, body] = THINGS[feature] ?? ["/_/signatures", make.signature()];
    return (await owner.post(path, body)).json<{ hash: string }>().hash;
  };

  /** One of each kind, all new. */
  async function everybody(): Promise<Record<string, Person>> {
    owner = await make.paid({ person: verified }, { seats: 200 });
    const joins = (joining: Parameters<typeof make.member>[1]) => make.member({ person: verified }, joining, owner);
    const terminated = await make.paid({ person: verified });
    await make.changeTeam(terminated, { isTerminated: true });
    const disabled = await verified();
    await UserModel.updateOne({ email: disabled.email }, { isEnabled: false });
    const operator = async () => {
      const admin = await verified();
      await UserModel.updateOne({ email: admin.email }, { roles: ["ROLE_USER", SUPER_ADMIN] });
      return app.withToken(await tokenFor(admin, { roles: ["ROLE_USER", SUPER_ADMIN] }));
    };
    const tokenFor = async (person: { email: string }, claims: { roles: string[] }) =>
      signAccessToken(TOKEN_SECRET, {
        sub: String(await make.idOf(person)),
        epoch: 0,
        session: (await login(person)).split(".")[0] as string,
        ...claims,
      });
    const login = async ({ email }: { email: string }) =>
      (await app.anyone.post("/security/login", { email, password: owner.password })).json<{ refresh_token: string }>()
        .refresh_token;
    const limited: Record<string, Person> = {};
    for (const [action, code] of Object.entries(CODES))
      limited[withCode(action as keyof typeof CODES)] = await joins({ permissions: [code], pagePermissions: [code] });
    const resellers: Record<string, Person> = {};
    for (const [at, name] of RESELLERS.entries()) resellers[name] = await make.reseller({ person: verified }, at + 1);
    return {
      anonymous: app.anyone,
      disabled,
      stranger: await verified(),
      unverified: await app.person(),
      "owner of another team": await make.paid({ person: verified }),
      "super admin": await operator(),
      terminated,
      lifetime: await make.paid({ person: verified }, { plan: LIFETIME }),
      ...resellers,
      ...limited,
      member: await joins({ permissions: [], pagePermissions: [] }),
      admin: await joins({ role: "admin" }),
      impersonating: app.withToken(
        (await (await operator()).post("/_/security/login-as-user", { email: owner.email })).json().token,
      ),
      owner: app.withToken(await tokenFor(owner, { roles: ["ROLE_USER"] })),
    };
  }

  /** Enough that only the right to make it may be missing. */
  function payloadOf(name: string, hash: string): { body?: unknown; headers?: Record<string, string> } {
    if (name === "signatures.update" || name === "signatures.create") return { body: make.signature() };
    if (name === "cards.update" || name === "cards.create") return { body: make.card() };
    if (name === "pages.update" || name === "pages.create") return { body: make.page() };
    if (name === "pages.report") return { body: { reason: "It harms people." } };
    if (name === "links.create") return { body: { url: "https://example.com" } };
    if (name === "links.switchMany") return { body: { codes: ["nothere"], isOn: true } };
    if (name === "weeklyMail.set") return { body: { isOn: true } };
    if (name === "analytics.setTimeZone") return { body: { timeZone: "UTC" } };
    if (name === "domains.useForLinks") return { body: { isOn: false } };
    if (name === "analytics.graph") return { body: { query: "{ __typename }" } };
    if (name === "domains.create") return { body: { host: "links.example.com" } };
    if (name === "masters.lock") return { body: { locks: ["design"] } };
    if (name === "masters.save") return { body: { segments: [], rules: [], revision: 0 } };
    if (name === "masters.check") return { body: { segments: [], rules: [] } };
    if (name === "masters.tryOut") return { body: { member: "0".repeat(24) } };
    if (name === "masters.previewDraft") return { body: make.signature() };
    if (name === "signatures.send" || name === "cards.send" || name === "pages.send")
      return { body: { email: "somebody@example.com", note: "" } };
    if (name === "signatures.sendMany") return { body: { signatures: [{ hash, email: "a@example.com" }], note: "" } };
    if (name === "impersonation.begin") return { body: { email: "nobody@example.com" } };
    if (name === "signatures.assign" || name === "cards.assign" || name === "pages.assign")
      return { body: { email: "nobody@example.com" } };
    if (name === "signatures.noteCopied" || name === "signatures.noteInstalled")
      return { body: { updatedAt: "2026-01-01T00:00:00.000Z" } };
    if (name === "pictures.choose") return { body: { picture: "/i/AAAAAAAAAAAAAAAAAAAAAA-4x4.png" } };
    if (/uploadImage|uploadPicture|uploadProfile|uploadLogo/.test(name))
      return form([{ name: "image", filename: "a.jpg", body: picture }]);
    return { body: {} };
  }

  async function ask(person: Person, name: string, endpoint: Endpoint, hash: string) {
    const given = {
      hash,
      signature: hash,
      imageType: name.startsWith("pages.") ? "image" : "photo",
      kind: DOWNLOAD_KINDS[0],
      page: 1,
      role: 2,
      group: "all",
      form: "reply",
      revision: 1,
      file: "a.ics",
      entity: "signature",
      purpose: "sign-up",
      ref: "sandbox_pay_of_nobody",
      provider: "sandbox",
      name: "terms",
      code: "nothere",
    };
    const path = endpointPath(endpoint, { ...given, id: "0".repeat(24) });
    const { body, headers = {} } = payloadOf(name, hash);
    const answer =
      endpoint.method === "GET"
        ? await person.get(path)
        : await person[endpoint.method.toLowerCase() as "post"](path, body, headers);
    const { code = "" } = [401, 403, 404].includes(answer.statusCode) ? answer.json<{ code: string }>() : {};
    const isOwnRule =
      OWN_RULES.has(code) ||
      (code === "not_found" && /:id|:code|:file|:ref|:provider|:slug|^\/_\/reseller\//.test(endpoint.url)) ||
      code === "person_not_found";
    return { code: isOwnRule ? "" : code, status: answer.statusCode };
  }

  await t.test("every call of the contract is in the table, and nothing else", async (t) => {
    const names = (table: Record<string, object>) =>
      Object.entries(table).flatMap(([feature, calls]) => Object.keys(calls).map((name) => `${feature}.${name}`));
    t.same(names(CALLS).sort(), names(ENDPOINTS).sort());
  });

  await t.test("every route is a call of the contract, a page, or asks nobody who they are", async (t) => {
    const calls = Object.values(ENDPOINTS).flatMap((feature) => Object.values(feature).map(({ url }) => `/api${url}`));
    const isKnown = (path: string) =>
      calls.includes(path) || PLAIN.includes(path) || /^(\/api)?\/?\*$|^\/(assets|samples)\/|^\/\.refused\//.test(path);
    /** Where addresses have different values in one place, the router names them all: `/a/:x|:y`. */
    const named = (path: string) =>
      path
        .split("/")
        .reduce<string[]>(
          (starts, step) => starts.flatMap((start) => step.split("|").map((one) => `${start}/${one}`)),
          [""],
        )
        .map((one) => one.slice(1));
    const paths = routesOf(app.app.printRoutes({ commonPrefix: false }));
    t.ok(paths.length > 100, "they are read");
    t.same(
      paths.filter((path) => !named(path).some(isKnown)),
      [],
    );
  });

  await t.test("a token counts as a bearer's alone", async (t) => {
    const { token } = await app.person();
    const ask = async (scheme: string) => {
      const headers = { authorization: `${scheme}${token}` };
      return (await app.inject({ url: "/api/_/app/user", headers })).statusCode;
    };
    t.same([await ask("Bearer "), await ask("bearer ")], [200, 200]);
    t.same([await ask("Basic "), await ask("Bearer"), await ask("")], [401, 401, 401]);
  });

  /** These end the session that they are made with, or take people out of the team. */
  const ENDING = ["auth.logout", "auth.endOwnSessions", "impersonation.end", "teams.leave"];
  let people = await everybody();
  for (const [feature, calls] of Object.entries(ENDPOINTS))
    for (const [operation, endpoint] of Object.entries(calls)) {
      const name = `${feature}.${operation}`;
      const refused: Refused = KINDS[CALLS[feature]?.[operation] ?? "open"];
      await t.test(name, async (t) => {
        const found: Refused = {};
        const through: Record<string, number> = {};
        let hash = await newThing(feature);
        for (const [kind, person] of Object.entries(people)) {
          const { code, status } = await ask(person, name, endpoint, hash);
          if (code) found[kind] = code;
          else through[kind] = status;
          if (operation === "remove" && !code) hash = await newThing(feature);
        }
        t.same(found, refused);
        t.notOk(
          Object.values(through).some((status) => status >= 500),
          JSON.stringify(through),
        );
      });
      if (ENDING.includes(name)) people = await everybody();
    }
});

/** The addresses of the framework's own drawing of its routes, of those that answer something. */
function routesOf(drawn: string): string[] {
  const parents: string[] = [];
  return drawn.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (!part) return [];
    const depth = indent.length / 4;
    parents[depth] = `${depth > 0 ? parents[depth - 1] : ""}${part}`;
    return methods ? [parents[depth] as string] : [];
  });
}
