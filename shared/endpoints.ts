import * as account from "./account/endpoints.ts";
import * as analytics from "./analytics/endpoints.ts";
import * as weeklyMail from "./analytics/weekly/endpoints.ts";
import * as arrival from "./arrival/endpoints.ts";
import * as audit from "./audit/endpoints.ts";
import * as auth from "./auth/endpoints.ts";
import * as impersonation from "./auth/impersonation/endpoints.ts";
import * as passkeys from "./auth/passkeys/endpoints.ts";
import * as reauth from "./auth/reauth/endpoints.ts";
import * as social from "./auth/social/endpoints.ts";
import * as twoFactor from "./auth/twoFactor/endpoints.ts";
import * as billing from "./billing/endpoints.ts";
import * as figures from "./billing/figures/endpoints.ts";
import * as sandbox from "./billing/sandbox/endpoints.ts";
import * as botCheck from "./botCheck/endpoints.ts";
import * as cards from "./cards/endpoints.ts";
import * as catalog from "./catalog/endpoints.ts";
import * as codes from "./codes/endpoints.ts";
import * as contact from "./contact/endpoints.ts";
import * as deletion from "./deletion/endpoints.ts";
import * as domains from "./domains/endpoints.ts";
import * as drawings from "./drawings/endpoints.ts";
import * as exports from "./exports/endpoints.ts";
import * as extension from "./extension/endpoints.ts";
import * as friends from "./friends/endpoints.ts";
import * as imports from "./imports/endpoints.ts";
import * as invitations from "./invitations/endpoints.ts";
import * as legal from "./legal/endpoints.ts";
import type { Endpoint } from "./lib/endpoint.ts";
import * as links from "./links/endpoints.ts";
import * as access from "./members/access/endpoints.ts";
import * as members from "./members/endpoints.ts";
import * as masters from "./members/masters/endpoints.ts";
import * as roster from "./members/roster/endpoints.ts";
import * as teams from "./members/teams/endpoints.ts";
import * as pages from "./pages/endpoints.ts";
import * as pictures from "./pictures/endpoints.ts";
import * as uploads from "./pictures/uploads/endpoints.ts";
import * as plans from "./plans/endpoints.ts";
import * as agencyBrand from "./reseller/brand/endpoints.ts";
import * as companyBulk from "./reseller/bulk/endpoints.ts";
import * as reseller from "./reseller/endpoints.ts";
import * as companyExports from "./reseller/export/endpoints.ts";
import * as agencyInvoices from "./reseller/invoices/endpoints.ts";
import * as companyOffers from "./reseller/offers/endpoints.ts";
import * as resellerPackage from "./reseller/package/endpoints.ts";
import * as agencySharing from "./reseller/sharing/endpoints.ts";
import * as signatures from "./signatures/endpoints.ts";
import * as insights from "./signatures/insights/endpoints.ts";
import * as signatureKeys from "./signatures/keys/endpoints.ts";
import * as versions from "./signatures/versions/endpoints.ts";

/** Every call of the API by feature: the route list, the operation names and OpenAPI come from here. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  account,
  agencyBrand,
  analytics,
  arrival,
  audit,
  auth,
  impersonation,
  passkeys,
  reauth,
  social,
  twoFactor,
  billing,
  figures,
  sandbox,
  botCheck,
  cards,
  domains,
  catalog,
  codes,
  contact,
  deletion,
  drawings,
  exports,
  extension,
  friends,
  imports,
  invitations,
  legal,
  links,
  access,
  members,
  masters,
  roster,
  teams,
  pages,
  pictures,
  plans,
  reseller,
  companyBulk,
  companyExports,
  companyOffers,
  agencyInvoices,
  resellerPackage,
  agencySharing,
  signatures,
  insights,
  signatureKeys,
  uploads,
  versions,
  weeklyMail,
};

const operations = new Map<Endpoint, string>(
  Object.entries(ENDPOINTS).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]): [Endpoint, string] => [call, `${feature}.${name}`]),
  ),
);

/** `signatures.create` for the endpoint of that name; @throws Error when it is not in the list. */
export function operationOf(endpoint: Endpoint): string {
  const operation = operations.get(endpoint);
  if (!operation) throw new Error(`${endpoint.method} ${endpoint.url} is missing in shared/endpoints.ts.`);
  return operation;
}

/** The endpoint of `signatures.create`; @throws Error when it is not in the list. */
export function endpointNamed(operation: string): Endpoint {
  const [feature = "", name = ""] = operation.split(".");
  const endpoint = ENDPOINTS[feature]?.[name];
  if (!endpoint) throw new Error(`There is no call named "${operation}".`);
  return endpoint;
}
