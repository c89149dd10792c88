/**
 * The specification as a table: its calls, routes, messages and toasts in its own words, each with how far it is. Whoever
 * finishes one marks it `done` here; `specification.test.ts` fails on a row that says more, or less, than the product does.
 */

/** `done`, or the name of the issue that brings it. */
export type State =
  | "done"
  | "Beams"
  | "Accounts"
  | "Public site"
  | "Teams"
  | "Money"
  | "Pages and cards"
  | "Analytics"
  | "Agency Hub";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "ANY";
/** `api` stands under `/api`, `site` beside the pages, `renderer` on the rendering service. */
type Place = "api" | "site" | "renderer";
export type CallRow = readonly [method: Method, path: string, state: State, place?: Place];

/** Section 7. */
export const CALLS: readonly CallRow[] = [
  // Authentication
  ["POST", "/security/login", "done"],
  ["POST", "/app/registration/register", "done"],
  ["POST", "/app/registration/forgot-password", "done"],
  ["POST", "/app/registration/reset-password", "done"],
  ["POST", "/security/token/refresh", "done"],
  ["POST", "/_/security/logout", "done"],
  ["POST", "/_/security/login-as-user", "done"],
  // The specification does not show its path; this is its neighbour's.
  ["POST", "/_/security/logout-as-user", "done"],
  ["POST", "/app/registration/appsumo-register", "done"],
  ["GET", "/app/registration/parse-hash", "done"],
  ["GET", "/app/admins/invite/token/validate", "done"],
  ["GET", "/app/registration/parse-token", "done"],
  // App data
  ["GET", "/app/data", "done"],
  ["GET", "/app/pricing", "done"],
  ["GET", "/app/pricing/reseller", "done"],
  ["GET", "/app/discount", "done"],
  ["GET", "/app/banner/gallery", "done"],
  ["GET", "/templates/prefill", "done"],
  // User
  ["GET", "/_/app/user", "done"],
  ["PATCH", "/_/app/user", "done"],
  ["PATCH", "/_/app/user/password", "done"],
  ["POST", "/_/app/user/subscription/cancel", "done"],
  ["POST", "/_/app/user/delete", "done"],
  ["POST", "/_/app/user/actions/flow/log", "done"],
  ["GET", "/_/app/user/signatures/{page}", "done"],
  ["GET", "/_/app/user/signatures_all", "done"],
  ["GET", "/_/app/user/billings", "done"],
  ["POST", "/_/app/user/activate/code/preview", "done"],
  ["POST", "/_/app/user/activate/code", "done"],
  ["POST", "/_/app/user/questions/sign-up", "done"],
  ["POST", "/_/app/user/invite-friend", "done"],
  ["GET", "/_/app/user/invite-friend/get-link", "done"],
  ["GET", "/app/user/{entity}/check", "done"],
  ["GET", "/_/app/user/appsumo-redirect", "done"],
  // Signatures
  ["GET", "/_/signatures/{hash}", "done"],
  ["PUT", "/_/signatures/{hash}", "done"],
  ["DELETE", "/_/signatures/{hash}", "done"],
  ["POST", "/_/signatures", "done"],
  ["GET", "/signatures/{hash}/preview", "done"],
  ["POST", "/_/signatures/{hash}/send", "done"],
  ["POST", "/_/signatures/{hash}/clone", "done"],
  ["DELETE", "/_/signatures/{hash}/photo", "done"],
  ["DELETE", "/_/signatures/{hash}/photo2", "done"],
  ["DELETE", "/_/signatures/{hash}/banner", "done"],
  ["POST", "/_/signatures/{hash}/image/{imageType}", "done"],
  ["GET", "/_/signatures/{group}/{page}", "done"],
  ["GET", "/_/signatures_all/{group}", "done"],
  ["PUT", "/_/signatures/{hash}/set-default", "done"],
  ["PUT", "/_/signatures/{hash}/assign", "done"],
  ["PUT", "/_/signatures/{hash}/unassign", "done"],
  ["POST", "/_/signatures/send", "done"],
  ["POST", "/_/signatures/icon", "done"],
  ["GET", "/signature/{hash}", "done", "renderer"],
  // Plans
  ["GET", "/_/app/plans/change", "done"],
  ["GET", "/_/app/plan/{planId}/change", "done"],
  ["POST", "/_/app/plan/{planId}/change", "done"],
  // Team
  ["POST", "/_/app/team/invite", "done"],
  ["GET", "/_/app/team/team-member/{id}/resend-invite", "done"],
  ["GET", "/_/app/team/members", "done"],
  ["DELETE", "/_/app/team/team-member/{id}", "done"],
  ["PUT", "/_/app/team/team-member/{id}/change-permissions", "done"],
  // Reseller
  ["POST", "/_/reseller/admin/invite", "done"],
  ["POST", "/_/reseller/admin/invite/resend", "done"],
  ["POST", "/_/reseller/admin/delete", "done"],
  ["POST", "/_/reseller/admin/update", "done"],
  ["GET", "/_/reseller/admins/{group}/{role}", "done"],
  ["POST", "/_/reseller/companies", "done"],
  ["GET", "/_/reseller/companies/{group}", "done"],
  ["POST", "/_/reseller/company", "done"],
  ["POST", "/_/reseller/company/update", "done"],
  ["POST", "/_/reseller/group/signatures/add", "done"],
  // Analytics
  ["POST", "/graphiql", "done", "site"],
];

/** Calls that the screens need and section 7 does not list, as they were decided; `*` is any rest of the path. */
export const DECIDED_CALLS: readonly CallRow[] = [
  ["GET", "/_/pages/{group}/{page}", "done"],
  ["GET", "/_/pages_all/{group}", "done"],
  ["POST", "/_/pages", "done"],
  ["GET", "/_/pages/{hash}", "done"],
  ["PUT", "/_/pages/{hash}", "done"],
  ["DELETE", "/_/pages/{hash}", "done"],
  ["POST", "/_/pages/{hash}/clone", "done"],
  ["POST", "/_/pages/{hash}/publish", "done"],
  ["POST", "/_/pages/{hash}/unpublish", "done"],
  ["PUT", "/_/pages/{hash}/assign", "done"],
  ["PUT", "/_/pages/{hash}/unassign", "done"],
  ["POST", "/_/pages/{hash}/image/{imageType}", "done"],
  ["DELETE", "/_/pages/{hash}/image/{imageType}", "done"],
  ["POST", "/_/pages/{hash}/send", "done"],
  ["GET", "/app/page-url/{slug}/check", "done"],
  ["GET", "/_/cards/{group}/{page}", "done"],
  ["GET", "/_/cards_all/{group}", "done"],
  ["POST", "/_/cards", "done"],
  ["GET", "/_/cards/{hash}", "done"],
  ["PUT", "/_/cards/{hash}", "done"],
  ["DELETE", "/_/cards/{hash}", "done"],
  ["POST", "/_/cards/{hash}/clone", "done"],
  ["PUT", "/_/cards/{hash}/assign", "done"],
  ["PUT", "/_/cards/{hash}/unassign", "done"],
  ["POST", "/_/cards/{hash}/image/{imageType}", "done"],
  ["DELETE", "/_/cards/{hash}/image/{imageType}", "done"],
  ["POST", "/_/cards/{hash}/send", "done"],
  ["GET", "/c/{hash}", "done", "site"],
  ["GET", "/c/{hash}.vcf", "done", "site"],
  ["GET", "/c/{hash}.pkpass", "done", "site"],
  ["GET", "/c/{hash}/google-wallet", "done", "site"],
  ["GET", "/_/domains", "done"],
  ["POST", "/_/domains", "done"],
  ["POST", "/_/domains/{id}/verify", "done"],
  ["DELETE", "/_/domains/{id}", "done"],
  ["GET", "/internal/domains/allowed", "done", "site"],
  ["POST", "/app/contact", "done"],
  ["POST", "/app/uninstall", "done"],
  ["GET", "/_/app/user/sessions", "done"],
  ["DELETE", "/_/app/user/sessions", "done"],
  ["DELETE", "/_/app/user/sessions/{id}", "done"],
  ["POST", "/_/app/user/verify-email", "done"],
  ["POST", "/_/app/user/verify-email/resend", "done"],
  ["POST", "/_/app/user/email", "done"],
  ["GET", "/_/app/user/two-factor", "done"],
  ["POST", "/_/app/user/two-factor/set-up", "done"],
  ["POST", "/_/app/user/two-factor/confirm", "done"],
  ["POST", "/_/app/user/two-factor/recovery-codes", "done"],
  ["POST", "/_/app/user/two-factor/switch-off", "done"],
  ["POST", "/security/second-step", "done"],
  ["POST", "/security/social", "done"],
  ["GET", "/_/app/user/sign-ins", "done"],
  ["POST", "/_/app/user/sign-ins", "done"],
  ["POST", "/_/app/user/sign-ins/begin", "done"],
  ["POST", "/_/app/user/sign-ins/pending", "done"],
  ["DELETE", "/_/app/user/sign-ins/pending", "done"],
  ["GET", "/_/app/user/passkeys", "done"],
  ["POST", "/_/app/user/passkeys", "done"],
  ["POST", "/_/app/user/passkeys/options", "done"],
  ["POST", "/security/passkey/options", "done"],
  ["POST", "/security/passkey", "done"],
  ["POST", "/_/app/user/export", "done"],
  ["GET", "/_/app/user/export/{id}", "done"],
  ["GET", "/_/app/user/log", "done"],
  ["GET", "/_/app/user/pictures", "done"],
  ["DELETE", "/_/app/user/pictures/{id}", "done"],
  ["POST", "/_/app/user/picture", "done"],
  ["DELETE", "/_/app/user/picture", "done"],
  ["PUT", "/_/signatures/{hash}/image/{imageType}", "done"],
  ["POST", "/_/app/plan/{planId}/checkout", "done"],
  ["POST", "/app/payments/{provider}/webhook", "done"],
  ["GET", "/app/sandbox/{ref}", "done"],
  ["POST", "/app/sandbox/{ref}", "done"],
  ["GET", "/_/app/user/billings/{id}/invoice.pdf", "done"],
  ["POST", "/_/app/user/subscription/resume", "done"],
  ["POST", "/_/app/user/discount", "done"],
  ["POST", "/_/app/team/import", "done"],
  ["PUT", "/_/app/team/owner", "done"],
  ["PUT", "/_/app/team/locks", "done"],
  ["GET", "/_/app/team/segments", "done"],
  ["PUT", "/_/app/team/segments", "done"],
];

/** `paths`: the canonical one, then its aliases. `notes` are the table's. */
export type RouteRow = { name: string; paths: readonly string[]; notes?: string; state: State };

/** Section 2: the route table, and the four routes whose paths it does not show. */
export const ROUTES: readonly RouteRow[] = [
  { name: "home", paths: ["/"], state: "done" },
  { name: "login", paths: ["/login", "/login/social"], state: "done" },
  { name: "sign-up", paths: ["/sign-up"], state: "done" },
  { name: "forgot-password", paths: ["/forgot-password"], notes: "not indexed", state: "done" },
  { name: "forgot-password-change", paths: ["/forgot-password-change/{token}"], state: "done" },
  {
    name: "editor-create",
    paths: ["/editor", "/create-signature", "/create-free-online-email-signature"],
    notes: "blocked for a terminated user",
    state: "done",
  },
  {
    name: "editor-edit",
    paths: ["/editor/{hash}"],
    notes: "not indexed; blocked for a terminated user",
    state: "done",
  },
  {
    name: "signature-preview",
    paths: ["/preview/{hash}"],
    notes: "not indexed; allowed if the user is not terminated or is on a one-time plan",
    state: "done",
  },
  { name: "dashboard", paths: ["/dashboard"], notes: "requires login; not indexed", state: "done" },
  { name: "dashboard-company", paths: ["/dashboard/company/{group}"], notes: "requires login", state: "done" },
  { name: "account", paths: ["/account"], notes: "requires login; not indexed", state: "done" },
  { name: "account-view", paths: ["/account"], notes: "requires login", state: "done" },
  { name: "account-edit", paths: ["/account/edit"], notes: "requires login", state: "done" },
  { name: "account-edit-pass", paths: ["/account/edit/pass"], notes: "requires login", state: "done" },
  { name: "account-billing", paths: ["/account/billing"], notes: "requires login", state: "done" },
  { name: "account-upgrade", paths: ["/account/upgrade"], notes: "requires login", state: "done" },
  { name: "account-activation-code", paths: ["/account/code"], notes: "requires login", state: "done" },
  {
    name: "account-activation-code-success",
    paths: ["/account/code-success"],
    notes: "requires login",
    state: "done",
  },
  { name: "invite-friend", paths: ["/account/invite-friend"], notes: "requires login", state: "done" },
  { name: "account-admin", paths: ["/account/admin"], notes: "requires login", state: "done" },
  { name: "pricing", paths: ["/pricing"], state: "done" },
  { name: "pricing_plan", paths: ["/pricing/{plan_name}"], state: "done" },
  { name: "contact-us", paths: ["/contact-us", "/proposal"], state: "done" },
  { name: "members", paths: ["/members"], notes: "requires login; not indexed", state: "done" },
  { name: "not-found", paths: ["/404"], notes: "not indexed", state: "done" },
  { name: "draw-signature-online", paths: ["/draw-signature-online"], state: "done" },
  { name: "font-signature-generator", paths: ["/font-signature-generator"], state: "done" },
  { name: "email-signature", paths: ["/email-signature"], state: "done" },
  { name: "uninstall", paths: ["/uninstall"], state: "done" },
];

export type MessageRow = readonly [sentence: string, state: State];

/** Sections 5 and 8, and the sentences that sections 2, 6 and 8 quote elsewhere; `{…}` stands for a value. */
export const MESSAGES: readonly MessageRow[] = [
  ["Passwords do not match.", "done"],
  ["Email address is not valid.", "done"],
  ["Invalid email address.", "done"],
  ["Invalid HTML. Delete and try again.", "done"],
  ["This field is required. Choose a unique name.", "done"],
  ["Invalid domain.", "done"],
  ["Choose an image file.", "done"],
  ["Please choose a file up to {0} MB in size.", "done"],
  ["Page URL cannot be empty.", "done"],
  ["This page URL is restricted.", "done"],
  ["URL {url} is already taken.", "done"],
  ["Please enter a valid link.", "done"],
  ["Header cannot be empty", "done"],
  ["Title cannot be empty", "done"],
  ["Please specify the subject", "done"],
  ["Please specify company size", "done"],
  ["Please specify your email client", "done"],
  ["Add up to 10 custom fields.", "done"],
  ["Please, reload the page and try again.", "done"],
  ["Selected image is too big.", "done"],
  ["You cannot have more signatures", "done"],
  ["You've reached the limit. Only the account owner can add more signatures, pages and cards", "done"],
  ["Account expired. Please contact your administrator.", "done"],
  ["You have no edit permissions. Please contact your administrator.", "done"],
  ["You are attempting to invite more members than there are available in your plan.", "done"],
  ["Your account is inactive. Please subscribe to continue using Agency Hub.", "done"],
  ["You can only have one signature", "done"],
  ["You can only have one page", "done"],
  ["You can only have one business card", "done"],
  ["You are not admin", "done"],
  ["You have reached your page limit", "done"],
  ["You cannot have more business cards", "done"],
  ["An unpublished page cannot be shared", "done"],
  ["The page you're looking for doesn't exist", "done"],
  ["This page has expired", "done"],
  ["Your lifetime plan doesn't include the Custom Domain feature", "done"],
  ["Please upgrade", "done"],
  ["Upgrade to publish", "done"],
  ["Upgrade to add", "done"],
  ["Network {name} does not exist", "done"],
  ["you can not have more signatures", "done"],
  ["Request access from your team owner", "done"],
  ["Your admin", "done"],
  // The only one that is not said to a person: the specification has no words for what the console is told.
  ["unknown language", "done"],
];

export type ToastRow = { what: string; sentences: readonly string[]; state: State };

/** Section 8, success toasts; `{…}` stands for a value. */
export const TOASTS: readonly ToastRow[] = [
  {
    what: "Page published, unpublished, duplicated, deleted, sent.",
    sentences: ["Page published", "Page unpublished", "Page duplicated", "Page deleted", "Page sent"],
    state: "done",
  },
  {
    what: "Page assigned or unassigned to {email}.",
    sentences: ["Page assigned to {email}", "Page unassigned from {email}"],
    state: "done",
  },
  { what: "Admin added (with username).", sentences: ["Admin {username} added"], state: "done" },
  { what: "Invitation link sent.", sentences: ["Invitation link sent"], state: "done" },
  { what: "Admin deleted.", sentences: ["Admin deleted"], state: "done" },
  { what: "Admin updated.", sentences: ["Admin updated"], state: "done" },
  {
    what: "Company added or updated (with name).",
    sentences: ["Company {name} added", "Company {name} updated"],
    state: "done",
  },
  { what: "Package updated to N signatures.", sentences: ["Package updated to {count} signatures"], state: "done" },
  { what: "Member deleted.", sentences: ["Member deleted"], state: "done" },
];
