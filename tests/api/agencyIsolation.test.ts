import t from "tap";
import { DomainModel } from "#server/features/domains/model.ts";
import { ExportModel } from "#server/features/exports/model.ts";
import { AccessModel } from "#server/features/members/accessRequests.ts";
import { MemberModel } from "#server/features/members/model.ts";
import { BulkModel } from "#server/features/reseller/bulk/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { SharedCopyModel, ShareModel } from "#server/features/reseller/sharing/model.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { type Endpoint, endpointPath } from "#shared/lib/endpoint.ts";
import { isInside } from "#shared/members/callPolicies.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

/** Stands in everything that the company has. */
const CANARY = "Kanarienvogel";

/** Every call that somebody makes who is signed in. */
const CALLS = Object.entries(ENDPOINTS).flatMap(([feature, calls]) =>
  Object.entries(calls)
    .filter(([, endpoint]) => isInside(endpoint.policy))
    .map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

/** Calls that name nothing that a company has: what they answer is their caller's own. A call that is new stands here, or in the table below. */
const NAME_NOTHING = `
  account.answerSignUp account.answers account.current account.logFlow account.update analytics.csv analytics.details
  analytics.graph analytics.json analytics.series analytics.setTimeZone audit.all audit.allFile audit.own audit.ownFile
  audit.team audit.teamFile auth.changeEmail auth.changePassword auth.endOwnSessions auth.resendVerification auth.sessions
  auth.verifyOwnEmail auth.verifyOwnEmailByCode impersonation.begin impersonation.end passkeys.add passkeys.list
  passkeys.options reauth.mailCode reauth.passkeyOptions reauth.reauthenticate reauth.ways social.begin social.connect
  social.connectPending social.dropPending social.list twoFactor.confirm twoFactor.renewRecoveryCodes twoFactor.setUp
  twoFactor.show twoFactor.switchOff billing.billings billing.cancel billing.change billing.changeBuyer billing.changeCard
  billing.checkout billing.order billing.pause billing.quote billing.resume billing.startTrial billing.takeDiscount
  figures.show cards.create domains.create domains.list codes.activate codes.preview deletion.ask deletion.show
  deletion.undo exports.create exports.list extension.forgetMails extension.handOver extension.listMails
  extension.setCounting friends.getLink friends.invite invitations.accept links.create links.importLinks links.list
  access.list members.checkAddresses members.inviteMany members.list masters.check masters.get masters.lock
  masters.rollouts masters.save roster.directory roster.exportMembers roster.importPeople roster.lastImport
  roster.syncDirectory teams.accept teams.current teams.leave teams.offer teams.own teams.readOffer teams.rename
  teams.withdraw pages.create pictures.list pictures.removeProfile pictures.uploadProfile reseller.acceptAdmin
  agencySharing.list agencySharing.candidates agencySharing.ofCompany
  agencyBrand.brand agencyBrand.changeBrand agencyBrand.uploadLogo agencyBrand.removeLogo
  companyOffers.accept companyOffers.decline companyOffers.list companyOffers.read resellerPackage.change resellerPackage.quote
  companyBulk.list companyBulk.make reseller.createCompany reseller.current reseller.ownedCompanies reseller.rename signatures.check
  signatures.create signatures.list signatures.listAll signatures.progress insights.installed signatureKeys.listKeys
  signatureKeys.makeKey uploads.uploadIcon uploads.uploadPicture weeklyMail.set weeklyMail.show
  auth.endOwnSession passkeys.remove passkeys.rename social.disconnect exports.download signatureKeys.removeKey
  agencyInvoices.csv billing.invoicePdf billing.readOrder pictures.remove`
  .trim()
  .split(/\s+/);

/** Of many, those that are not there are left out; and whoever has all rights asks for none. That nothing was done the last look shows. */
const TOLD_OTHERWISE: Record<string, number[]> = {
  "links.switchMany": [200],
  "members.batch": [200, 403],
  "access.ask": [422, 404],
  // Whoever administrates another company of the agency sees that one.
  // Their password is asked for before anything that is named.
  "companyOffers.make": [403, 422],
  "reseller.companies": [200, 403, 404],
  "reseller.searchCompanies": [200, 403, 404],
};

/** These end what their caller is: they are made in the company's name alone, which is refused before. */
const ENDING = ["auth.endOwnSessions", "teams.leave", "impersonation.end", "billing.cancel", "twoFactor.setUp"];

t.test("a company is nobody's but its own", { timeout: 900_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const inside = (group: string) => ({ [COMPANY_HEADER]: group });
  const picture = await photo(40, 30);

  const agency = await make.agency(verified, 40);
  const acme = await make.company(agency, { name: `${CANARY} Ltd`, signatures: 15 });
  const sister = await make.company(agency, { name: "Sister", signatures: 10 });
  const rival = await make.agency(verified, 40);
  const theirs = await make.company(rival, { name: "Rival", signatures: 10 });

  /** Somebody who was in the company, or administrated it. */
  const admin = await make.hubAdmin(verified, agency, acme);
  const formerAdmin = await make.hubAdmin(verified, agency, acme);
  const formerMember = await make.member(verified, { role: "admin" }, agency, acme.id);
  const member = await make.member(verified, {}, agency, acme.id);

  const of = inside(acme.group);
  const made = async (path: string, body: object) => {
    const answer = await agency.post(path, body, of);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  };
  const { hash: signature } = await made("/_/signatures", make.signature({ label: CANARY, general: { name: CANARY } }));
  const { hash: card } = await made("/_/cards", make.card({ title: CANARY }));
  const { hash: page } = await made("/_/pages", make.page({ label: CANARY, slug: `${CANARY.toLowerCase()}-page` }));
  const { code } = await made("/_/links", { url: `https://example.com/${CANARY}`, title: CANARY });
  const row = await MemberModel.findOneAndUpdate(
    { email: member.email, team: acme.id },
    { "facts.name": CANARY },
  ).lean();
  const domain = await DomainModel.create({
    team: acme.id,
    host: `${CANARY.toLowerCase()}.example.com`,
    token: "0".repeat(32),
  });
  const question = await AccessModel.create({ team: acme.id, member: row?._id, wanted: "edit" });
  await HubAdminModel.updateOne({ email: admin.email }, { username: CANARY });
  const waiting = await HubAdminModel.create({
    ...{ agency: await make.idOf(agency), company: acme.id, role: 3, email: "waiting@example.com", username: CANARY },
  });

  // A design of the agency that this company has of it.
  const label = `${CANARY} design`;
  const { hash: design } = (await agency.post("/_/signatures", make.signature({ label }))).json();
  const ofAgency = { agency: await make.teamOf(agency) };
  const share = await ShareModel.create({ ...ofAgency, signature: design, companies: [acme.id], revision: 1 });
  const shared = await SharedCopyModel.create({ ...ofAgency, share: share._id, company: acme.id, label, stamp: 0 });
  const terms = { isForAll: false, companies: [acme.group], locked: true, locks: [] };
  const madeBy = { agency: await make.idOf(agency), company: acme.id, by: await make.idOf(agency) };
  const bulk = await BulkModel.create({ ...madeBy, key: "a key", list: acme.id, state: "done" });
  const copy = await ExportModel.create({
    ...{ user: madeBy.by, company: acme.id, state: "ready", expiresAt: new Date(Date.now() + 86_400_000) },
  });

  for (const body of [{ target_user_email: formerAdmin.email, group: acme.group }])
    t.equal((await agency.post("/_/reseller/admin/delete", body)).statusCode, 204);
  const left = await MemberModel.findOne({ email: formerMember.email, team: acme.id }).lean();
  t.equal((await agency.delete(`/_/app/team/team-member/${left?._id}`, undefined, of)).statusCode, 204);

  type Asked = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> };
  const one = (hash: string, more: Asked = {}): Asked => ({
    ...more,
    params: { hash, imageType: "photo", ...more.params },
  });
  const image = (hash: string, imageType: string) => {
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: picture }]);
    return one(hash, { params: { imageType }, body, headers });
  };
  const email = "somebody@example.com";
  const whole = { updatedAt: "2026-01-01T00:00:00.000Z" };
  const id = String(row?._id);
  const ofMember = (more: Asked = {}): Asked => ({ params: { id }, ...more });
  const target = { target_user_email: admin.email, group: acme.group };
  const things = (feature: "cards" | "pages", hash: string, input: object, type: string): Record<string, Asked> => ({
    [`${feature}.assign`]: one(hash, { body: { email, permissions: null } }),
    [`${feature}.clone`]: one(hash),
    [`${feature}.get`]: one(hash),
    [`${feature}.list`]: { params: { group: acme.group, page: 1 } },
    [`${feature}.listAll`]: { params: { group: acme.group } },
    [`${feature}.remove`]: one(hash),
    [`${feature}.removeImage`]: one(hash, { params: { imageType: type } }),
    [`${feature}.send`]: one(hash, { body: { email, note: "" } }),
    [`${feature}.unassign`]: one(hash),
    [`${feature}.update`]: one(hash, { body: input }),
    [`${feature}.uploadImage`]: image(hash, type),
  });
  /** Every call that names something of the company, with what is right but for who makes it. */
  const NAMING: Record<string, Asked> = {
    ...things("cards", card, make.card(), "photo"),
    ...things("pages", page, make.page(), "image"),
    "pages.publish": one(page),
    "pages.unpublish": one(page),
    "arrival.checkedMail": one(signature),
    "arrival.openAddress": one(signature),
    "arrival.sent": one(signature),
    "pictures.choose": one(signature, { body: { picture: "/i/AAAAAAAAAAAAAAAAAAAAAA-4x4.png" } }),
    "signatures.assign": one(signature, { body: { email, permissions: null } }),
    "signatures.clone": one(signature),
    "signatures.get": one(signature),
    "signatures.links": one(signature),
    "signatures.listAllOfGroup": { params: { group: acme.group } },
    "signatures.listGroup": { params: { group: acme.group, page: 1 } },
    "signatures.noteCopied": one(signature, { body: whole }),
    "signatures.noteInstalled": one(signature, { body: whole }),
    "signatures.remove": one(signature),
    "signatures.send": one(signature, { body: { email, note: "" } }),
    "signatures.sendMany": { body: { signatures: [{ hash: signature, email }], note: "" } },
    "signatures.sendTest": one(signature),
    "signatures.setDefault": one(signature),
    "signatures.unassign": one(signature),
    "signatures.unsetDefault": one(signature),
    "signatures.update": one(signature, { body: make.signature() }),
    "uploads.removeBanner": one(signature),
    "uploads.removePhoto": one(signature),
    "uploads.removePhoto2": one(signature),
    "uploads.uploadImage": image(signature, "photo"),
    "versions.get": one(signature, { params: { revision: 1 } }),
    "versions.list": one(signature),
    "masters.preview": one(signature, { params: { id } }),
    "masters.previewDraft": one(signature, { params: { id }, body: make.signature() }),
    "masters.tryOut": { body: { member: id } },
    "domains.remove": { params: { id: String(domain._id) } },
    "domains.useForLinks": { params: { id: String(domain._id) }, body: { isOn: true } },
    "domains.verify": { params: { id: String(domain._id) } },
    "links.change": { params: { code }, body: { title: "Mine" } },
    "links.get": { params: { code } },
    "links.remove": { params: { code } },
    "links.switchMany": { body: { codes: [code], isOn: false } },
    "access.answer": { params: { id: String(question._id) }, body: { answer: "decline" } },
    "access.ask": { body: { wanted: "edit", hash: signature } },
    "members.batch": { body: { act: "remove", ids: [id] } },
    "members.change": ofMember({ body: { facts: { name: "Mine" } } }),
    "members.changePermissions": ofMember({ body: { permissions: [1] } }),
    "members.get": ofMember(),
    "members.invite": { body: { email: "fresh@example.com", signature } },
    "members.remove": ofMember(),
    "members.resendInvite": ofMember(),
    "teams.choose": { body: { id: String(acme.id) } },
    "agencySharing.get": { params: { signature: design } },
    "agencySharing.companies": { body: { signature: design } },
    "agencySharing.share": { body: { signature: design, ...terms } },
    "agencySharing.change": { body: { signature: design, v: 0, ...terms } },
    "agencySharing.stop": { body: { signature: design, v: 0 } },
    "agencySharing.followAgain": { params: { id: String(shared._id) } },
    "companyOffers.make": { body: { kind: "leave", group: acme.group, email, password: "not theirs at all" } },
    "companyOffers.withdraw": { params: { id: String(acme.id) } },
    "companyBulk.read": { params: { id: String(bulk._id) } },
    "companyBulk.resume": { params: { id: String(bulk._id) } },
    "companyExports.create": { params: { group: acme.group } },
    "companyExports.list": { params: { group: acme.group } },
    "companyExports.download": { params: { group: acme.group, id: String(copy._id) } },
    "reseller.admins": { params: { group: acme.group, role: 3 } },
    "reseller.companies": { params: { group: agency.group } },
    "reseller.company": { params: { group: acme.group } },
    "reseller.deleteAdmin": { body: target },
    "reseller.inviteAdmin": { body: { userEmail: email, username: "Me", role: 3, group: acme.group } },
    "reseller.resendAdminInvite": { body: { ...target, target_user_email: waiting.email } },
    "reseller.searchCompanies": { body: { group: agency.group, search: CANARY.slice(0, 4) } },
    "reseller.updateAdmin": { body: { ...target, permissions: [], v: 0 } },
    "reseller.updateCompany": { body: { group: acme.group, v: 0, name: "Mine" } },
  };

  type Role = { person: Person; headers?: Record<string, string>; isOfAgency?: true };
  const roles: Record<string, Role> = {
    "a stranger": { person: await verified.person() },
    "who pays for a team": { person: await make.paid(verified) },
    "the rival agency's owner": { person: rival },
    "its owner in its company": { person: rival, headers: inside(theirs.group) },
    "its account admin": { person: await make.hubAdmin(verified, rival, null) },
    "its company admin": { person: await make.hubAdmin(verified, rival, theirs), headers: inside(theirs.group) },
    "its company's admin": { person: await make.member(verified, { role: "admin" }, rival, theirs.id) },
    "its company's member": { person: await make.member(verified, {}, rival, theirs.id) },
    "the sister company's admin": {
      person: await make.hubAdmin(verified, agency, sister),
      headers: inside(sister.group),
    },
    "the sister company's member": { person: await make.member(verified, {}, agency, sister.id) },
    "who administrated it": { person: formerAdmin },
    "who was in it": { person: formerMember },
    "the agency's owner in the sister company": { person: agency, headers: inside(sister.group), isOfAgency: true },
  };
  /** By these the agency itself reaches each of its companies. */
  const OF_THE_AGENCY =
    /^(reseller|companyBulk|companyExports)\.|^agencySharing\.(candidates|get|companies|share|change|stop)$|\.(listGroup|listAllOfGroup|list|listAll)$/;

  const ask = ({ person, headers }: Role, { method, url }: Endpoint, asked: Asked) => {
    const path = endpointPath({ url }, (asked.params ?? {}) as never, (asked.query ?? {}) as never);
    const all = { ...headers, ...asked.headers };
    if (method === "GET") return person.get(path, undefined, all);
    return person[method.toLowerCase() as "post"](path, asked.body ?? {}, all);
  };
  const everything = async () => {
    const read = (path: string) => agency.get(path, undefined, of);
    const paths = [
      ...[`/_/signatures/${signature}`, `/_/cards/${card}`, `/_/pages/${page}`, `/_/links/${code}`],
      ...[`/_/app/team/team-member/${id}`, `/_/reseller/company/${acme.group}`, "/_/app/user/signatures/1"],
      ...["/_/domains", "/_/app/team/access", "/_/app/team", "/_/app/team/shared"],
    ];
    const answers = [];
    for (const path of paths)
      answers.push({ path, status: (await read(path)).statusCode, body: (await read(path)).json() });
    return answers;
  };

  await t.test("every call has a case, and each case a call", async (t) => {
    const cases = [...NAME_NOTHING, ...Object.keys(NAMING)];
    t.same(cases.toSorted(), CALLS.map(({ name }) => name).toSorted());
    const names = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, param]) => param ?? "");
    for (const { name, endpoint } of CALLS)
      if (name in NAMING)
        t.same(
          names(endpoint.url).filter((param) => !(param in (NAMING[name]?.params ?? {}))),
          [],
          name,
        );
  });

  const before = await everything();
  await t.test("its own people reach all of it", async (t) => {
    for (const { path, status, body } of before) {
      t.equal(status, 200, path);
      if (path !== "/_/app/team/access") t.match(JSON.stringify(body).toLowerCase(), CANARY.toLowerCase(), path);
    }
    for (const { name, endpoint } of CALLS) {
      const asked = NAMING[name];
      // A mail that was sent to check an address is not there.
      if (!asked || endpoint.method !== "GET" || endpoint.changes || name === "arrival.checkedMail") continue;
      const { statusCode } = await ask({ person: agency, headers: of }, endpoint, asked);
      t.equal(statusCode, 200, name);
    }
  });

  for (const { name, endpoint } of CALLS)
    await t.test(name, async (t) => {
      const wrong: string[] = [];
      const codes = new Set<number>();
      const asked = NAMING[name];
      for (const [who, role] of Object.entries(roles)) {
        const isTheirs = role.isOfAgency && OF_THE_AGENCY.test(name);
        const look = (how: string, { statusCode, body }: { statusCode: number; body: string }, expected: number[]) => {
          if (!expected.includes(statusCode)) wrong.push(`${who}, ${how}: ${statusCode} ${body.slice(0, 90)}`);
          if (!isTheirs && body.toLowerCase().includes(CANARY.toLowerCase())) wrong.push(`${who}, ${how}: hears of it`);
        };
        const params = {
          hash: signature,
          id,
          group: acme.group,
          code,
          page: 1,
          role: 3,
          imageType: "photo",
          revision: 1,
        };
        const plain: Asked = asked ?? { params: { ...params, entity: "signature", planId: "teams-yearly-10" } };
        // In the company's name: whoever has nothing to do with it hears that it is not there, whatever they want of it.
        if (!role.isOfAgency) look("in its name", await ask({ ...role, headers: of }, endpoint, plain), [404]);
        if (ENDING.includes(name) || isTheirs) continue;
        const answer = await ask(role, endpoint, plain);
        codes.add(answer.statusCode);
        look(
          "as themselves",
          answer,
          asked ? (TOLD_OTHERWISE[name] ?? [403, 404]) : Array.from({ length: 300 }, (_, at) => 200 + at),
        );
      }
      t.same(wrong, []);
      // Else it is roles that keep it, and not whose it is.
      if (asked && !(name in TOLD_OTHERWISE)) t.ok(codes.has(404), `somebody gets as far as the thing: ${[...codes]}`);
    });

  await t.test("nothing of it is another afterwards", async (t) => t.strictSame(await everything(), before));
});
