/**
 * The only route table: server, client, tests and sitemap read it. Plain data, no React.
 * Screens are files under `client/features/`, named without their ending.
 */
export type HeaderLook = "plain" | "grey" | "white-dark" | "hidden";
/** `in-screen`: the page does not scroll, its panes do; the screen puts the footer last into one, on wide screens only. */
export type FooterLook = "shown" | "hidden" | "in-screen";

export type Route = {
  name: string;
  /** React Router notation; children are relative to their parent, an empty child path is its index */
  path: string;
  aliases?: readonly string[];
  screen: string;
  title: string;
  description: string;
  isIndexed: boolean;
  needsLogin: boolean;
  /** whoever has its address may do something with it: told to no other site, kept in no memory */
  isSecret?: boolean;
  /** a terminated user may not open it */
  blocksTerminated?: boolean;
  header: HeaderLook;
  footer: FooterLook;
  children?: readonly Route[];
};

const DESCRIPTION = "Design an email signature, see it as your recipients will, and install it in any mail client.";

type Row = Partial<Omit<Route, "children">> & Pick<Route, "name" | "path" | "title"> & { children?: readonly Route[] };

/** Fills in what most rows share: indexed, open to all, plain header, footer shown. */
const route = (row: Row): Route => ({
  screen: "site/PlainScreen",
  description: DESCRIPTION,
  isIndexed: true,
  needsLogin: false,
  header: "plain",
  footer: "shown",
  ...row,
});

/** A row behind the login: never indexed, grey, without footer. */
const inside = (row: Row): Route =>
  route({ needsLogin: true, isIndexed: false, header: "grey", footer: "hidden", ...row });

export const ROUTES: readonly Route[] = [
  route({
    name: "home",
    path: "/",
    screen: "site/HomeScreen",
    title: "Email signatures that arrive as designed",
    header: "white-dark",
  }),
  route({
    name: "login",
    path: "/login",
    aliases: ["/login/social"],
    screen: "auth/LoginScreen",
    title: "Log in",
    description: "Log in to your Signoff account.",
    header: "grey",
    footer: "hidden",
  }),
  route({
    name: "sign-up",
    path: "/sign-up",
    screen: "auth/SignUpScreen",
    title: "Sign up",
    description: "Create a free Signoff account and keep your email signature.",
    header: "grey",
    footer: "hidden",
  }),
  route({
    name: "forgot-password",
    path: "/forgot-password",
    screen: "auth/ForgotPasswordScreen",
    title: "Forgot password",
    isIndexed: false,
    header: "grey",
    footer: "hidden",
  }),
  route({
    name: "forgot-password-change",
    path: "/forgot-password-change/:token",
    screen: "auth/NewPasswordScreen",
    title: "Choose a new password",
    isIndexed: false,
    isSecret: true,
    header: "grey",
    footer: "hidden",
  }),
  route({
    name: "editor-create",
    path: "/editor",
    aliases: ["/create-signature", "/create-free-online-email-signature"],
    screen: "signatures/EditorScreen",
    title: "Create a free email signature",
    description:
      "Design your email signature in minutes, without an account. See every change as your recipients will.",
    blocksTerminated: true,
    header: "grey",
    footer: "in-screen",
  }),
  route({
    name: "editor-edit",
    path: "/editor/:hash",
    screen: "signatures/EditorScreen",
    title: "Edit signature",
    isIndexed: false,
    blocksTerminated: true,
    header: "grey",
    footer: "in-screen",
  }),
  route({
    name: "signature-preview",
    path: "/preview/:hash",
    screen: "signatures/PreviewScreen",
    title: "Preview",
    description: "See this email signature in light and dark mail, and copy it into your mail client.",
    isIndexed: false,
    header: "grey",
    footer: "hidden",
  }),
  inside({ name: "dashboard", path: "/dashboard", screen: "signatures/DashboardScreen", title: "Dashboard" }),
  inside({ name: "dashboard-company", path: "/dashboard/company/:group", title: "Company dashboard" }),
  inside({
    name: "account",
    path: "/account",
    screen: "account/AccountScreen",
    title: "Account",
    children: [
      inside({ name: "account-view", path: "", title: "Account" }),
      inside({ name: "account-edit", path: "edit", title: "Edit profile" }),
      inside({ name: "account-edit-pass", path: "edit/pass", title: "Change password" }),
      inside({ name: "account-billing", path: "billing", title: "Billing" }),
      inside({ name: "account-upgrade", path: "upgrade", title: "Upgrade" }),
      inside({ name: "account-activation-code", path: "code", title: "Activation code" }),
      inside({ name: "account-activation-code-success", path: "code-success", title: "Code activated" }),
      inside({ name: "invite-friend", path: "invite-friend", title: "Invite a friend" }),
      inside({ name: "account-admin", path: "admin", title: "Administrators" }),
    ],
  }),
  route({
    name: "pricing",
    path: "/pricing",
    title: "Pricing",
    description: "Free for one signature; Professional, Teams and Agency Hub for more.",
  }),
  route({ name: "pricing_plan", path: "/pricing/:plan_name", title: "Pricing" }),
  route({
    name: "contact-us",
    path: "/contact-us",
    aliases: ["/proposal"],
    title: "Contact us",
    description: "Ask about sales, support, demos and special pricing.",
  }),
  inside({ name: "members", path: "/members", title: "Members" }),
  route({
    name: "draw-signature-online",
    path: "/draw-signature-online",
    title: "Draw your signature online",
    description: "Draw a handwritten signature with mouse or finger and download it.",
  }),
  route({
    name: "font-signature-generator",
    path: "/font-signature-generator",
    title: "Signature from a font",
    description: "Type your name and turn it into a handwritten signature.",
  }),
  route({
    name: "email-signature",
    path: "/email-signature",
    title: "Email signature examples",
    description: "Email signature examples by profession and style.",
    header: "hidden",
    footer: "hidden",
  }),
  route({
    name: "uninstall",
    path: "/uninstall",
    title: "Extension removed",
    isIndexed: false,
    header: "hidden",
    footer: "hidden",
  }),
  route({ name: "not-found", path: "/404", screen: "site/NotFoundScreen", title: "Page not found", isIndexed: false }),
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
