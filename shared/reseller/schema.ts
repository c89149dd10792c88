import * as z from "zod/mini";
import { Email, PersonName } from "../auth/schema.ts";
import { MESSAGES } from "../errors/messages.ts";
import { msg } from "../languages/translate.ts";
import { isOneLine } from "../lib/text.ts";
import { ALL_PERMISSIONS } from "../members/permissions.ts";
import { RESELLER_ROLES } from "../members/rules.ts";
import { MAX_GROUP_LENGTH } from "../signatures/constants.ts";
import {
  COMPANIES_SHOWN,
  MAX_COMPANIES_SHOWN,
  MAX_COMPANY_ADMINS,
  MAX_COMPANY_NAME_LENGTH,
  MAX_COMPANY_SEARCH_LENGTH,
  MAX_COMPANY_SIGNATURES,
} from "./constants.ts";

/** The wire key of an agency, or of a company: made from its name, and never another one. */
export const Group = z.string().check(z.minLength(1), z.maxLength(MAX_GROUP_LENGTH));
export const ByGroup = z.strictObject({ group: Group });

/** 1 the owner of an agency, 2 who administrates all of it, 3 who administrates a company. */
export const HubRole = z.literal([RESELLER_ROLES.owner, RESELLER_ROLES.accountAdmin, RESELLER_ROLES.companyAdmin]);
/** Of those who are invited: nobody is invited as the owner. */
export const AdminRole = z.literal([RESELLER_ROLES.accountAdmin, RESELLER_ROLES.companyAdmin]);
export type AdminRole = z.output<typeof AdminRole>;

/** Codes of what an administrator does with signatures, pages and cards of companies: 1 create, 2 edit, 3 send, 4 duplicate, 5 delete. */
export const HubPermissions = z
  .array(z.int().check(z.minimum(1), z.maximum(ALL_PERMISSIONS.length)))
  .check(z.maxLength(ALL_PERMISSIONS.length));

export const ADMIN_STATUSES = ["invited", "registered"] as const;

/** What of a record was read: sent back with a change of it, which is refused with `conflict` when it is another by then. */
const Version = z.int().check(z.minimum(0));

/** An administrator of an agency (role 2) or of one of its companies (role 3). */
export const Admin = z.strictObject({
  userEmail: Email,
  username: z.string(),
  role: AdminRole,
  permissions: HubPermissions,
  /** as rows carry it that are sent back; in an answer nothing happens to anybody */
  event: z.null(),
  status: z.enum(ADMIN_STATUSES),
  /** until when the link of their invitation works; null once it is answered */
  expiresAt: z.nullable(z.iso.datetime()),
  v: Version,
});
export type Admin = z.output<typeof Admin>;

/** A client of an agency: a team of its own, whose limit of signatures is a part of the agency's package. */
export const Company = z.strictObject({
  group: Group,
  name: z.string(),
  /** by name */
  admins: z.array(Admin),
  /** how many it may have, and has */
  signatures: z.int(),
  usedSignatures: z.int(),
  /** when something was changed there, to the hour; null: never */
  lastActivityAt: z.nullable(z.iso.datetime()),
  /** since when nobody acts in it; null: it is in use */
  archivedAt: z.nullable(z.iso.datetime()),
  v: Version,
});
export type Company = z.output<typeof Company>;

/** Signatures that an agency has bought, and those of them that are its companies'. The rest is for signatures of its own. */
export const Package = z.strictObject({ signatures: z.int(), given: z.int() });
export type Package = z.output<typeof Package>;

/** An agency as one of its people sees it. `permissions`: of the owner all of them */
export const Hub = z.strictObject({
  group: Group,
  name: z.string(),
  role: HubRole,
  permissions: HubPermissions,
  /** null for who administrates companies alone */
  package: z.nullable(Package),
  /** companies that are in use, as far as the viewer sees them */
  companies: z.int(),
});
export type Hub = z.output<typeof Hub>;

export const CompanyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, msg("Please enter a name.")),
    z.maxLength(MAX_COMPANY_NAME_LENGTH),
    z.refine(isOneLine, MESSAGES.oneLine),
  );
export const CompanySignatures = z.int().check(z.minimum(1), z.maximum(MAX_COMPANY_SIGNATURES));

export const COMPANY_SORTS = ["name", "used", "activity"] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** What is asked for of the companies; what is left out is as with none of it. */
export const CompanyQuery = z.strictObject({
  /** of the agency; a company's own for who administrates companies alone */
  group: Group,
  /** beginnings of words of the name */
  search: z._default(z.string().check(z.maxLength(MAX_COMPANY_SEARCH_LENGTH)), ""),
  /** by name; those with the most signatures first; those that were changed last first */
  sort: z._default(z.enum(COMPANY_SORTS), "name"),
  /** `next` of the answer before (keyset pagination) */
  after: z.optional(z.nullable(z.string().check(z.maxLength(400), z.regex(/^[0-9a-f]{24}/)))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_COMPANIES_SHOWN)), COMPANIES_SHOWN),
  /** those that are in use, or those that are archived */
  archived: z._default(z.boolean(), false),
});
export type CompanyQuery = z.output<typeof CompanyQuery>;

/** Where the next ones begin. */
export const CompanyCursor = z.strictObject({ after: CompanyQuery.shape.after });
export type CompanyCursor = z.output<typeof CompanyCursor>;

export const CompanyPage = z.strictObject({
  items: z.array(Company),
  hasMore: z.boolean(),
  /** what to ask for the next ones with; null at the end */
  next: z.nullable(z.string()),
  /** null for who administrates companies alone */
  package: z.nullable(Package),
});
export type CompanyPage = z.output<typeof CompanyPage>;

/** Somebody who is to administrate a company. */
export const NewAdmin = z.strictObject({
  userEmail: Email,
  username: PersonName,
  permissions: z._default(HubPermissions, [...ALL_PERMISSIONS]),
});
export type NewAdmin = z.output<typeof NewAdmin>;

export const NewCompany = z.strictObject({
  name: CompanyName,
  signatures: CompanySignatures,
  /** they are mailed an invitation */
  admins: z._default(z.array(NewAdmin).check(z.maxLength(MAX_COMPANY_ADMINS)), []),
});
export type NewCompany = z.output<typeof NewCompany>;

/**
 * A row of an administrator that was changed: `delete` takes them away from the company, what is left out stays. A row without `v` is somebody
 * new, who is mailed an invitation. `role` 2: of the whole agency from now on.
 */
export const AdminRow = z.strictObject({
  userEmail: Email,
  username: z.optional(PersonName),
  role: z.optional(AdminRole),
  permissions: z.optional(HubPermissions),
  event: z._default(z.nullable(z.literal("delete")), null),
  v: z.optional(Version),
});
export type AdminRow = z.output<typeof AdminRow>;

/** What was changed of a company, and nothing else. All of it is done, or nothing. */
export const CompanyChange = z.strictObject({
  group: Group,
  v: Version,
  name: z.optional(CompanyName),
  signatures: z.optional(CompanySignatures),
  /** true: nobody acts in it until it is false again. What was sent goes on to show */
  archived: z.optional(z.boolean()),
  admins: z._default(z.array(AdminRow).check(z.maxLength(2 * MAX_COMPANY_ADMINS)), []),
});
export type CompanyChange = z.output<typeof CompanyChange>;

/** Somebody who is invited to administrate. `group`: the agency's for role 2, a company's for role 3 */
export const AdminInvite = z.strictObject({ ...NewAdmin.shape, role: AdminRole, group: Group });
export type AdminInvite = z.output<typeof AdminInvite>;

/** An administrator. `group`: of which company, or the agency's; left out: of the agency */
export const AdminTarget = z.strictObject({ target_user_email: Email, group: z.optional(Group) });
export type AdminTarget = z.output<typeof AdminTarget>;

export const AdminChange = z.strictObject({
  ...AdminTarget.shape,
  username: z.optional(PersonName),
  permissions: z.optional(HubPermissions),
  v: Version,
});
export type AdminChange = z.output<typeof AdminChange>;

/** Somebody administrates now. `group`: the agency's, or of the company that they administrate */
export const Administrates = z.strictObject({ role: AdminRole, group: Group });
export type Administrates = z.output<typeof Administrates>;
