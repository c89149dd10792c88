import t from "tap";
import { TeamModel } from "#server/features/members/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import type { Admin, Company, CompanyPage } from "#shared/reseller/schema.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("an agency", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const verified = { person: async (values?: { email?: string }) => {
    const person = await app.person(values);
    await make.confirm(person);
    return person;
  } };
  const agency = (signatures = 10) => make.agency(verified, signatures);

  await t.test("is opened with its package, and its owner runs it", async (t) => {
    const owner = await agency(25);
    const user = (await owner.get("/_/app/user")).json();
    t.match(user, {
      isReseller: true,
      isPaid: true,
      resellerData: { role: 1, permissions: [1, 2, 3, 4, 5], group: owner.group, availableSignatures: 25, isActive: true },
      company: null,
    });
    t.match((await owner.get("/_/reseller")).json(), {
      group: owner.group, role: 1, package: { signatures: 25, given: 0 }, companies: 0,
    });
  });
});
