/**
 * The only route table: server, client, tests and sitemap read it. Plain data, no React.
 * Screens and documents are files under `client/features/`, named without their ending.
 */
export type HeaderLook = "plain" | "grey" | "white-dark" | "hidden";
/** `in-screen`: the page does not scroll, its panes do; the screen puts the footer last into one, on wide screens only. */
export type FooterLook = "shown" | "hidden" | "in-screen";

/** Who may see a page, and what becomes of it when the account was terminated. The rules are in `members/pagePolicies.ts`. */
export type PagePolicy = {
  /**
   * `guests`: those who are signed in have nothing to do there, and are sent to their dashboard. `payers`: not a team's members,
   * nor the administrators of a reseller. `inviters`: who may take people into a team. `hubPeople`, `hubAdmins`, `hubOwners`,
   * `hubLeavers` and `companyAdmins`: of Agency Hub, the first of them whoever sees companies of it, `hubLeavers` its owner also when it has ended.
   */
  readonly who:
    | "anyone"
    | "guests"
    | "signedIn"
    | "payers"
    | "inviters"
    | "hubPeople"
    | "hubAdmins"
    | "hubOwners"
    | "hubLeavers"
    | "companyAdmins";
  readonly terminated: "allowed" | "refused" | "kept by a one-time purchase";
  /** an administrator who acts in somebody's name: refused where there is nothing but what only the person themselves does */
  readonly acting: "allowed" | "refused";
};

export type Route = {
  name: string;
  /** React Router notation; children are relative to their parent, an empty child path is its index */
  path: string;
  aliases?: readonly string[];
  screen: string;
  isIndexed: boolean;
  policy: PagePolicy;
  /** what follows from its policy */
  needsLogin: boolean;
  /** only there where something is sold */
  isForBuyers?: boolean;
  /** whoever has its address may do something with it: told to no other site, kept in no memory */
  isSecret?: boolean;
  header: HeaderLook;
  footer: FooterLook;
  children?: readonly Route[];
};

/** A page without a policy is no page: it does not compile. */
type Row = Partial<Omit<Route, "children" | "needsLogin">> &
  Pick<Route, "name" | "path" | "policy"> & { children?: readonly Route[] };

/** Says that the page has nothing of its own yet. */
export const PLAIN_SCREEN = "site/PlainScreen";

/** A document is drawn by the server alone, with islands that come to life; every other row is a screen of the app. */
export const isDocument = ({ screen }: Pick<Route, "screen">) => screen.endsWith("Document");

/** Fills in what most rows share: open to all, plain header, footer shown; indexed, if there is something to be found. */
const route = (row: Row): Route => ({
  screen: PLAIN_SCREEN,
  isIndexed: (row.screen ?? PLAIN_SCREEN) !== PLAIN_SCREEN,
  header: "plain",
  footer: "shown",
  needsLogin: row.policy.who !== "anyone" && row.policy.who !== "guests",
  ...row,
});

/** A row behind the login: never indexed, grey, without footer. */
const inside = (row: Row): Route => route({ isIndexed: false, header: "grey", footer: "hidden", ...row });

/** A row of the ways in: grey, without footer. */
const entry = (row: Row): Route => route({ header: "grey", footer: "hidden", ...row });

/** One that a mailed link, or a provider, leads to. */
const mailed = (row: Omit<Row, "policy">): Route => entry({ policy: OPEN, isIndexed: false, isSecret: true, ...row });

const example = (row: Pick<Row, "name" | "path">): Route =>
  route({ policy: OPEN, screen: "site/ExamplesDocument", header: "hidden", footer: "hidden", ...row });

const priced = (row: Pick<Row, "name" | "path">): Route =>
  route({ policy: OPEN, screen: "pricing/PricingDocument", isForBuyers: true, ...row });

const ALL = { terminated: "allowed", acting: "allowed" } as const;
const OPEN: PagePolicy = { ...ALL, who: "anyone" };
const FOR_GUESTS: PagePolicy = { ...ALL, who: "guests" };
const EDITING: PagePolicy = { ...OPEN, terminated: "refused" };
const SHOWING: PagePolicy = { ...OPEN, terminated: "kept by a one-time purchase" };
const SIGNED_IN: PagePolicy = { ...ALL, who: "signedIn" };
const MAKING: PagePolicy = { ...SIGNED_IN, terminated: "refused" };
const IN_PERSON: PagePolicy = { ...SIGNED_IN, acting: "refused" };
const PAYING: PagePolicy = { ...ALL, who: "payers", acting: "refused" };
const INVITING: PagePolicy = { ...ALL, who: "inviters" };
const HUB: PagePolicy = { ...ALL, who: "hubAdmins" };
const HUB_PEOPLE: PagePolicy = { ...ALL, who: "hubPeople" };
const HUB_OWNERS: PagePolicy = { ...ALL, who: "hubOwners" };
const HUB_LEAVERS: PagePolicy = { ...ALL, who: "hubLeavers" };
const COMPANY: PagePolicy = { ...ALL, who: "companyAdmins" };

export const ROUTES: readonly Route[] = [
  route({
    name: "home",
    policy: OPEN,
    path: "/",
    screen: "site/HomeDocument",
    header: "white-dark",
  }),
  entry({
    name: "login",
    policy: FOR_GUESTS,
    path: "/login",
    aliases: ["/login/social"],
    screen: "auth/LoginScreen",
  }),
  mailed({
    name: "login-social",
    path: "/login/social/:provider",
    screen: "auth/SocialScreen",
  }),
  entry({
    name: "sign-up",
    policy: FOR_GUESTS,
    path: "/sign-up",
    screen: "auth/SignUpScreen",
  }),
  mailed({
    name: "sign-up-lifetime",
    path: "/sign-up/lifetime",
    screen: "auth/LifetimeScreen",
  }),
  entry({
    name: "forgot-password",
    policy: OPEN,
    path: "/forgot-password",
    screen: "auth/ForgotPasswordScreen",
    isIndexed: false,
  }),
  mailed({
    name: "forgot-password-change",
    path: "/forgot-password-change/:token",
    screen: "auth/NewPasswordScreen",
  }),
  // Whose link a mail to another address of the account has: the new one's, and the one before's.
  ...["email-change", "email-undo"].map((name) =>
    mailed({
      name,
      path: `/${name}/:token`,
      screen: "auth/EmailChangeScreen",
    }),
  ),
  route({
    name: "editor-create",
    policy: EDITING,
    path: "/editor",
    aliases: ["/create-signature", "/create-free-online-email-signature"],
    screen: "signatures/EditorScreen",
    header: "grey",
    footer: "in-screen",
  }),
  route({
    name: "editor-edit",
    policy: EDITING,
    path: "/editor/:hash",
    screen: "signatures/EditorScreen",
    isIndexed: false,
    header: "grey",
    footer: "in-screen",
  }),
  route({
    name: "signature-preview",
    policy: SHOWING,
    path: "/preview/:hash",
    screen: "signatures/PreviewScreen",
    isIndexed: false,
    header: "grey",
    footer: "hidden",
  }),
  inside({ name: "welcome", policy: SIGNED_IN, path: "/welcome", screen: "welcome/WelcomeScreen", header: "hidden" }),
  inside({
    name: "dashboard",
    policy: SIGNED_IN,
    path: "/dashboard",
    screen: "signatures/DashboardScreen",
  }),
  inside({
    name: "dashboard-company",
    policy: COMPANY,
    path: "/dashboard/company/:group",
    screen: "signatures/DashboardScreen",
  }),
  inside({ name: "pages-dashboard", policy: SIGNED_IN, path: "/pages", screen: "pages/PagesScreen" }),
  inside({ name: "page-create", policy: MAKING, path: "/pages/new", screen: "pages/PageEditorScreen" }),
  inside({ name: "page-edit", policy: MAKING, path: "/pages/:hash", screen: "pages/PageEditorScreen" }),
  inside({ name: "cards-dashboard", policy: SIGNED_IN, path: "/cards", screen: "cards/CardsScreen" }),
  inside({ name: "card-create", policy: MAKING, path: "/cards/new", screen: "cards/CardEditorScreen" }),
  inside({ name: "card-edit", policy: MAKING, path: "/cards/:hash", screen: "cards/CardEditorScreen" }),
  inside({ name: "analytics", policy: SIGNED_IN, path: "/analytics", screen: "analytics/AnalyticsScreen" }),
  // Opening it stops nothing: mail programs open links too.
  mailed({ name: "weekly-mail", path: "/weekly-mail/:token", screen: "analytics/WeeklyMailScreen" }),
  inside({ name: "links", policy: SIGNED_IN, path: "/links", screen: "links/LinksScreen" }),
  route({
    name: "scan",
    policy: OPEN,
    path: "/scan",
    screen: "cards/ScanScreen",
    isIndexed: false,
    header: "grey",
  }),
  inside({
    name: "account",
    policy: SIGNED_IN,
    path: "/account",
    screen: "account/AccountScreen",
    children: [
      inside({ name: "account-view", policy: SIGNED_IN, path: "", screen: "account/ProfileScreen" }),
      inside({
        name: "account-edit",
        policy: SIGNED_IN,
        path: "edit",
        screen: "account/EditProfileScreen",
      }),
      inside({
        name: "account-pictures",
        policy: SIGNED_IN,
        path: "pictures",
        screen: "account/PicturesScreen",
      }),
      inside({
        name: "account-edit-pass",
        policy: IN_PERSON,
        path: "edit/pass",
        screen: "account/EditPasswordScreen",
      }),
      inside({
        name: "account-security",
        policy: SIGNED_IN,
        path: "security",
        screen: "account/SecurityScreen",
      }),
      inside({
        name: "account-domains",
        policy: SIGNED_IN,
        path: "domains",
        screen: "domains/DomainsScreen",
      }),
      ...[
        { name: "account-billing", path: "billing", screen: "billing/BillingScreen" },
        { name: "account-upgrade", path: "upgrade", screen: "billing/UpgradeScreen" },
        { name: "account-cancel", path: "cancel", screen: "billing/CancelScreen" },
      ].map((row) => inside({ ...row, policy: PAYING, isForBuyers: true })),
      inside({
        name: "account-activation-code",
        policy: PAYING,
        path: "code",
        screen: "account/ActivationCodeScreen",
      }),
      inside({
        name: "account-activation-code-success",
        policy: PAYING,
        path: "code-success",
        screen: "account/CodeSuccessScreen",
      }),
      inside({
        name: "invite-friend",
        policy: SIGNED_IN,
        path: "invite-friend",
        screen: "account/InviteFriendScreen",
      }),
      inside({
        name: "account-privacy",
        policy: SIGNED_IN,
        path: "privacy",
        screen: "account/PrivacyScreen",
      }),
      inside({
        name: "account-delete",
        policy: IN_PERSON,
        path: "delete",
        screen: "deletion/DeleteScreen",
      }),
      inside({
        name: "account-companies",
        policy: HUB_PEOPLE,
        path: "companies",
        screen: "reseller/CompaniesScreen",
      }),
      inside({
        name: "account-companies-handover",
        policy: HUB_LEAVERS,
        path: "companies/hand-over",
        screen: "reseller/HandOverScreen",
      }),
      inside({ name: "account-shared", policy: HUB, path: "shared", screen: "reseller/SharedScreen" }),
      inside({ name: "account-admin", policy: HUB, path: "admin", screen: "reseller/AdminsScreen" }),
      inside({
        name: "account-admin-brand",
        policy: HUB_OWNERS,
        path: "admin/brand",
        screen: "reseller/BrandScreen",
      }),
    ],
  }),
  priced({ name: "pricing", path: "/pricing" }),
  priced({ name: "pricing_plan", path: "/pricing/:plan_name" }),
  route({
    name: "sandbox-checkout",
    policy: OPEN,
    path: "/sandbox/:ref",
    screen: "billing/SandboxScreen",
    isIndexed: false,
    isSecret: true,
  }),
  route({
    name: "contact-us",
    policy: OPEN,
    path: "/contact-us",
    aliases: ["/proposal"],
    screen: "contact/ContactDocument",
  }),
  inside({
    name: "members",
    policy: INVITING,
    path: "/members",
    screen: "members/MembersScreen",
    children: [
      inside({ name: "members-list", policy: INVITING, path: "", screen: "members/MemberListScreen" }),
      inside({ name: "members-installed", policy: INVITING, path: "installed", screen: "members/InstalledScreen" }),
      inside({ name: "members-designs", policy: INVITING, path: "designs", screen: "members/DesignsScreen" }),
      inside({ name: "members-import", policy: INVITING, path: "import", screen: "members/ImportScreen" }),
      inside({ name: "members-settings", policy: INVITING, path: "settings", screen: "members/TeamSettingsScreen" }),
    ],
  }),
  mailed({ name: "invitation", path: "/invitation", screen: "auth/InvitationScreen" }),
  mailed({ name: "company-offer", path: "/company-offer/:token", screen: "reseller/CompanyOfferScreen" }),
  mailed({ name: "team-offer", path: "/team-offer/:token", screen: "members/OfferScreen" }),
  route({
    name: "draw-signature-online",
    policy: OPEN,
    path: "/draw-signature-online",
    screen: "tools/DrawDocument",
  }),
  route({
    name: "font-signature-generator",
    policy: OPEN,
    path: "/font-signature-generator",
    screen: "tools/FontDocument",
  }),
  example({ name: "email-signature", path: "/email-signature" }),
  example({ name: "email-signature-profession", path: "/email-signature/:profession" }),
  route({ name: "guides", policy: OPEN, path: "/guides", screen: "guides/GuidesDocument" }),
  route({ name: "guide", policy: OPEN, path: "/guides/:client", screen: "guides/GuideDocument" }),
  route({ name: "legal", policy: OPEN, path: "/legal/:page", screen: "legal/LegalDocument" }),
  inside({ name: "extension", policy: IN_PERSON, path: "/extension", screen: "extension/ExtensionScreen" }),
  route({
    name: "uninstall",
    policy: OPEN,
    path: "/uninstall",
    screen: "contact/UninstallDocument",
    isIndexed: false,
    header: "hidden",
    footer: "hidden",
  }),
  route({
    name: "not-found",
    policy: OPEN,
    path: "/404",
    screen: "site/NotFoundScreen",
    isIndexed: false,
  }),
];

export type FlatRoute = { route: Route /** full paths, the canonical one first */; paths: string[]; parents: Route[] };

/** The table without nesting, parents before children. */
export const FLAT_ROUTES: readonly FlatRoute[] = ROUTES.flatMap((top) => flatten(top, "", []));

function flatten(route: Route, base: string, parents: Route[]): FlatRoute[] {
  const join = (path: string) => (path.startsWith("/") ? path : [base, path].filter(Boolean).join("/"));
  const own: FlatRoute = { route, paths: [route.path, ...(route.aliases ?? [])].map(join), parents };
  return [own, ...(route.children ?? []).flatMap((child) => flatten(child, join(route.path), [...parents, route]))];
}

/** @throws Error for a name that is not in the table: a mistake of the program */
export function routeNamed(name: string): FlatRoute {
  const found = FLAT_ROUTES.find(({ route }) => route.name === name);
  if (!found) throw new Error(`There is no route named "${name}".`);
  return found;
}

/** `pathTo("editor-edit", { hash })` -> `/editor/abc`; the one way to write a link. */
export function pathTo(name: string, params: Record<string, string> = {}): string {
  const path = routeNamed(name).paths[0] as string;
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
}

/** Where somebody goes who was sent to log in: the route stored in the `redirect` cookie, if it needs no parameters. */
export function pathAfterLogin(storedName: string | undefined): string {
  const stored = FLAT_ROUTES.find(({ route, paths }) => route.name === storedName && !paths[0]?.includes(":"));
  return stored?.paths[0] ?? pathTo("dashboard");
}
