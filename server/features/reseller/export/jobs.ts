import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { GiveUp, type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as exports from "../../exports/service.ts";
import * as mail from "../../mail/service.ts";
import * as members from "../../members/service.ts";
import { findAgency, rightsIn } from "../hub.ts";
import { gather } from "./gather.ts";
import { hasAll, isNoHub } from "./rights.ts";

/** Makes a copy of a company; it is deleted as every copy is. */
export const COMPANY_EXPORT = kind({ name: "reseller.export", ...exports.EXPORT_TERMS });

export const companyExportHandler: Handler = handler(COMPANY_EXPORT, ({ id }, job) =>
  exports.makeCopy(id, job, async ({ user: asker, company: which }) => {
    const user = (await account.findById(String(asker))) ?? gaveUp("The account is gone.");
    const company = which && (await members.findTeam(which));
    // Whoever has asked may have been taken out since, and the company may be somebody else's.
    if (!company?.agency || !user.isEnabled) return gaveUp("The company is gone.");
    const hub = await rightsIn(user._id, company).catch(isNoHub);
    if (!hub || !hasAll(hub)) return gaveUp("Whoever has asked has nothing to do with the company any more.");
    const agency = (await findAgency(company.agency)) ?? gaveUp("The agency is gone.");
    const viewer: Viewer = { user, id: String(user._id), roles: user.roles, team: company, member: null, hub };
    return {
      gather: () => gather(id, viewer, agency, job.signal),
      async tell(endsAt, session) {
        if (!account.isEmailVerified(user)) return;
        const url = `${settings().PUBLIC_URL}${pathTo("account-companies")}?edit=${encodeURIComponent(company.group ?? "")}`;
        const companyName = oneLine(company.name);
        const props = { name: oneLine(user.name), companyName, url, endsAt: endsAt.toISOString() };
        await mail.send("companyExportReady", user.email, props, { until: endsAt, session });
      },
    };
  }),
);

const gaveUp = (why: string): never => {
  throw new GiveUp(why);
};
