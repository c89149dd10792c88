import * as z from "zod/mini";
import { InviteQuery } from "../invitations/schema.ts";
import { endpoint } from "../lib/endpoint.ts";
import { HUB_ADMINS, HUB_INVITING, HUB_OWNING, HUB_READING, IN_PERSON } from "../members/callPolicies.ts";
import { RESELLER_ROLES } from "../members/rules.ts";
import {
  Admin,
  AdminChange,
  AdminInvite,
  Administrates,
  AdminTarget,
  ByGroup,
  Company,
  CompanyChange,
  CompanyCursor,
  CompanyPage,
  CompanyQuery,
  Group,
  Hub,
  NewCompany,
} from "./schema.ts";

/** All of an agency's calls: who runs none hears `not_admin`, whose is not paid for `hub_inactive`, and what is another's is not there. */
const refusals = ["hub_inactive", "not_found", "too_many_requests"] as const;
const inviting = [...refusals, "own_address", "admin_exists", "admin_limit", "company_archived"] as const;

/** The agency that the viewer runs, or administrates. */
export const current = endpoint({
  method: "GET",
  url: "/_/reseller",
  policy: HUB_READING,
  summary: "The own agency",
  refusals,
  schema: { response: { 200: Hub } },
});

/** The first companies by name: of the agency, or those that the viewer administrates. */
export const companies = endpoint({
  method: "GET",
  url: "/_/reseller/companies/:group",
  policy: HUB_READING,
  summary: "Companies of the agency",
  refusals,
  schema: { params: ByGroup, response: { 200: CompanyPage } },
});

/** The same searched, sorted and page by page. */
export const searchCompanies = endpoint({
  method: "POST",
  url: "/_/reseller/companies",
  policy: HUB_READING,
  summary: "Search the companies of the agency",
  refusals,
  schema: { body: CompanyQuery, response: { 200: CompanyPage } },
});

/** The companies in use of the own agency by name, also when it has ended: they are its owner's to hand over. */
export const ownedCompanies = endpoint({
  method: "GET",
  url: "/_/reseller/owned",
  policy: HUB_OWNING,
  summary: "Companies of the own agency, also when it has ended",
  refusals: ["too_many_requests"],
  schema: { querystring: CompanyCursor, response: { 200: CompanyPage } },
});

/** One company. */
export const company = endpoint({
  method: "GET",
  url: "/_/reseller/company/:group",
  policy: HUB_READING,
  summary: "Read a company",
  refusals,
  schema: { params: ByGroup, response: { 200: Company } },
});

/** Makes a company with a part of the package, and invites its administrators. */
export const createCompany = endpoint({
  method: "POST",
  url: "/_/reseller/company",
  policy: HUB_INVITING,
  summary: "Add a company",
  refusals: [...inviting, "package_full"],
  schema: { body: NewCompany, response: { 201: Company } },
});

/**
 * Changes a company and the rows of its administrators that are sent, all of it or nothing. Where something of it has changed since it was
 * read nothing is: 409 `conflict`, and `errors` names what (`v` of the company, `admins.0` of the row).
 */
export const updateCompany = endpoint({
  method: "POST",
  url: "/_/reseller/company/update",
  policy: HUB_INVITING,
  summary: "Change a company",
  refusals: [...inviting, "package_full", "company_in_use", "conflict"],
  schema: { body: CompanyChange, response: { 200: Company } },
});

/** Those who administrate all of the agency (role 2, with its group), or one company (role 3). The owner is none of them. */
export const admins = endpoint({
  method: "GET",
  url: "/_/reseller/admins/:group/:role",
  policy: HUB_READING,
  summary: "Administrators of the agency or of a company",
  refusals,
  schema: {
    params: z.strictObject({
      group: Group,
      role: z.coerce
        .number()
        .check(z.int(), z.minimum(RESELLER_ROLES.accountAdmin), z.maximum(RESELLER_ROLES.companyAdmin)),
    }),
    response: { 200: z.strictObject({ items: z.array(Admin) }) },
  },
});

/** Mails a link that is good for 72 hours, to this address alone. */
export const inviteAdmin = endpoint({
  method: "POST",
  url: "/_/reseller/admin/invite",
  policy: HUB_INVITING,
  summary: "Invite an administrator",
  refusals: inviting,
  schema: { body: AdminInvite, response: { 201: Admin } },
});

/** Mails a new link, the one before ends. */
export const resendAdminInvite = endpoint({
  method: "POST",
  url: "/_/reseller/admin/invite/resend",
  policy: HUB_INVITING,
  summary: "Send an administrator's invitation again",
  refusals: [...refusals, "member_registered"],
  schema: { body: AdminTarget, response: { 200: Admin } },
});

/** Ends at once what somebody may do in the agency, or in one company. */
export const deleteAdmin = endpoint({
  method: "POST",
  url: "/_/reseller/admin/delete",
  policy: HUB_ADMINS,
  summary: "Delete an administrator",
  refusals,
  schema: { body: AdminTarget, response: { 204: z.null() } },
});

/** What an administrator may do, and is called. */
export const updateAdmin = endpoint({
  method: "POST",
  url: "/_/reseller/admin/update",
  policy: HUB_ADMINS,
  summary: "Change an administrator",
  refusals: [...refusals, "conflict"],
  schema: { body: AdminChange, response: { 200: Admin } },
});

/** Becomes an administrator with the account of the address that the invitation was mailed to. Again by the same person: the same. */
export const acceptAdmin = endpoint({
  method: "POST",
  url: "/_/reseller/admin/accept",
  policy: { ...IN_PERSON, unverified: "refused" },
  summary: "Accept an invitation to administrate",
  refusals: [
    "link_expired",
    "invitation_used",
    "invited_elsewhere",
    "own_address",
    "admin_elsewhere",
    "company_archived",
    "hub_inactive",
    "too_many_requests",
  ],
  schema: { body: InviteQuery, response: { 200: Administrates } },
});

/** What the agency is called, in mails too. */
export const rename = endpoint({
  method: "PUT",
  url: "/_/reseller/name",
  policy: HUB_OWNING,
  summary: "Name the agency",
  refusals,
  schema: { body: z.strictObject({ name: NewCompany.shape.name }), response: { 200: Hub } },
});
