import clsx from "clsx";
import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches, useNavigation, useParams } from "react-router";
import { FooterContext, useApp, useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { queryPart } from "#client/lib/queryPart.ts";
import { claimsOf } from "#client/lib/session.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { pathTo, type Route, routeNamed } from "#shared/routes.ts";
import { looksOfPage } from "./brand.ts";
import { Header } from "./Header.tsx";
import type { RouteHandle } from "./handle.ts";
import { Notifications } from "./Notifications.tsx";
import { SkipLink } from "./SkipLink.tsx";

// In the page from the server, brought to life a moment later.
const Footer = lazyPart(async () => (await import("./Footer.tsx")).Footer);

const Staff = lazyPart(async () => (await import("./staff/Staff.tsx")).Staff);

const LeavingBar = lazyPart(async () => (await import("#client/features/deletion/LeavingBar.tsx")).LeavingBar);

const CompanyBar = queryPart(async () => (await import("#client/features/reseller/bar/CompanyBar.tsx")).CompanyBar);

const SmallBar = queryPart(async () => (await import("#client/features/reseller/bar/SmallBar.tsx")).SmallBar);

/** Pages that show what a company has. */
const OF_COMPANIES = /^(dashboard-company|pages-dashboard|cards-dashboard|analytics|links|members.*)$/;

/** … and those where somebody works on one thing of it. */
const IN_COMPANIES = /^(editor-|signature-preview|page-|card-)/;

/** What surrounds every screen: skip link, header, the screen, footer, notifications, and what is said on navigation. */
export function Shell() {
  const route = useCurrentRoute();
  const isGrey = route.header === "grey";
  const isApp = route.footer === "in-screen";
  useLeavingAfterSignOut(route);
  const { company } = useApp();
  const session = useSession();
  const token = session?.token;
  const looks = looksOfPage(
    session,
    useMatches().map(({ loaderData }) => loaderData),
  );
  useBrandColor(looks?.color ?? null);
  const footer = (
    <Suspense>
      <Footer isCompact={isApp} looks={looks} />
    </Suspense>
  );
  const { act, roles } = token ? claimsOf(token) : {};
  return (
    <div
      className={clsx(
        "flex flex-col",
        isGrey ? "bg-bg-muted" : "bg-bg",
        act && "[--staff-bar:3.25rem]",
        isApp ? "relative top-[var(--screen-top,0)] h-[var(--screen-height,100dvh)] overflow-clip" : "min-h-dvh",
      )}
    >
      <SkipLink />
      <NavigationBar />
      {(act || roles?.includes(SUPER_ADMIN)) && (
        <Suspense>
          <Staff />
        </Suspense>
      )}
      {session?.user.erasesAt && (
        <Suspense>
          <LeavingBar />
        </Suspense>
      )}
      <Header route={route} looks={looks} />
      {company !== null && session?.user.company && OF_COMPANIES.test(route.name) && (
        <Suspense fallback={<div className="h-36" />}>
          <CompanyBar />
        </Suspense>
      )}
      {company !== null && session?.user.company && IN_COMPANIES.test(route.name) && (
        <Suspense fallback={<div className="min-h-9" />}>
          <SmallBar />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={clsx("flex flex-1 flex-col", isApp && "min-h-0")}>
        <FooterContext value={isApp ? footer : null}>
          {/* Nothing of another company stays in a screen that is the same. */}
          <Outlet key={company} />
        </FooterContext>
      </main>
      {route.footer === "shown" && footer}
      <Notifications />
      <Announcer route={route} />
    </div>
  );
}

/** The whole page in a brand's colour; the server has written it into the first one. */
function useBrandColor(color: string | null) {
  const painted = useRef(false);
  useEffect(() => {
    if (color === null && !painted.current) return;
    painted.current = true;
    // Without a network the page stays as it is.
    import("#client/features/reseller/brand/paint.ts").then(
      ({ paint }) => paint(color),
      () => undefined,
    );
  }, [color]);
}

/** The row of the innermost match; an address without one is a page not found. */
export function useCurrentRoute(): Route {
  const handles = useMatches().flatMap(({ handle }) => (handle as RouteHandle | undefined)?.route ?? []);
  return handles.at(-1) ?? routeNamed("not-found").route;
}

/** A session that ended elsewhere leaves the pages behind the login; open pages and the work on them stay. */
function useLeavingAfterSignOut({ needsLogin }: Route) {
  const session = useSession();
  useEffect(() => {
    if (needsLogin && !session) location.assign(pathTo("home"));
  }, [needsLogin, session]);
}

/** A thin line while a screen is being fetched; short waits stay silent. */
function NavigationBar() {
  const isLoading = useNavigation().state !== "idle";
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "pointer-events-none fixed inset-x-0 top-0 z-200 h-0.5 bg-signal transition-opacity",
        isLoading ? "opacity-100 delay-150" : "opacity-0",
      )}
    />
  );
}

/** After a navigation: to the top, new title and tags, focus on the heading, title spoken. The first page has it all. */
function Announcer({ route }: { route: Route }) {
  const {
    company,
    site: { publicUrl },
  } = useApp();
  const { pathname, hash } = useLocation();
  const page = `${company ?? ""} ${pathname}`;
  const params = useParams();
  const spoken = useRef<HTMLParagraphElement>(null);
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (!hash) scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    const problem = document.querySelector<HTMLElement>("[data-problem]")?.dataset.problem;
    import("./head/updateHead.ts").then(
      ({ updateHead }) => {
        updateHead({ route, params, problem }, publicUrl);
        if (spoken.current) spoken.current.textContent = document.title;
      },
      // Offline: the old title is the smaller harm.
      () => undefined,
    );
  }, [page, hash, route, params, publicUrl]);
  return <p ref={spoken} role="status" className="sr-only" />;
}
