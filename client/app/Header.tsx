import clsx from "clsx";
import { type ReactNode, Suspense, useRef } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { BrandMark } from "#client/ui/BrandMark.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { Logo } from "#client/ui/Logo.tsx";
import type { User } from "#shared/account/schema.ts";
import { t } from "#shared/languages/translate.ts";
import type { Looks } from "#shared/reseller/brand/shown.ts";
import { pathTo, type Route } from "#shared/routes.ts";
import { useHidesOnScroll } from "./useHidesOnScroll.ts";

// In the page from the server, brought to life a moment later: a click in between is kept by React and replayed.
const GuestMenu = lazyPart(async () => (await import("./menus/GuestMenu.tsx")).GuestMenu);
const UpgradeLink = lazyPart(async () => (await import("./menus/UpgradeLink.tsx")).UpgradeLink);
const UserMenu = lazyPart(async () => (await import("./menus/UserMenu.tsx")).UserMenu);

const EDITOR = new Set(["editor-create", "editor-edit"]);

/** On a phone the mark stands for the word. */
const LOGO_MARK =
  "max-split:size-8 max-split:shrink-0 max-split:bg-[url(/icon.svg)] max-split:bg-contain max-split:*:invisible";

type Offer = { text?: string; action: string; label: ReactNode };
type Props = {
  route: Route;
  /** in the place of the app's own */
  menu?: ReactNode;
  /** what a guest is led to */
  offer?: Offer | undefined;
  /** of an agency, in the place of ours */
  looks?: Looks | null;
};

export function Header({ route, menu: ownMenu, offer = offerFor(route.name), looks = null }: Props) {
  const session = useSession();
  const { isHub } = useApp().site;
  const menu = ownMenu ?? (
    <Suspense fallback={session && <span className="size-10" />}>
      {session ? <UserMenu user={session.user} /> : <GuestMenu />}
    </Suspense>
  );
  const bar = useRef<HTMLElement>(null);
  const isAway = useHidesOnScroll(bar, route.header === "grey");
  if (route.header === "hidden") return null;
  const isOnPlate = route.header === "white-dark";
  const isEditor = EDITOR.has(route.name);
  const isOurs = !looks?.logo && !looks?.name;
  return (
    <header
      ref={bar}
      className={clsx(
        "sticky top-[var(--staff-bar,0)] z-100 transition-transform duration-180",
        isOnPlate ? "on-plate bg-plate text-on-plate" : route.header === "grey" ? "bg-bg-muted" : "bg-bg",
        isAway && "-translate-y-full",
      )}
    >
      <div
        className={clsx(
          "mx-auto flex h-16 items-center gap-2 px-4 sm:gap-4 sm:px-6",
          // The editor uses the whole window, and on a phone as little of it as it can for anything but the signature.
          isEditor ? "max-split:h-13 max-split:gap-1 max-split:px-2" : "max-w-page",
        )}
      >
        <Link
          to={pathTo(session ? "dashboard" : "home")}
          aria-label={
            isHub || (!isOurs && !looks.name) ? t("Dashboard") : session ? t("Signoff, dashboard") : t("Signoff, home")
          }
          className={clsx(
            "rounded-chip",
            isEditor && isOurs && !isHub && LOGO_MARK,
            (!isOurs || isHub) && "min-w-0 max-sm:max-w-36",
          )}
        >
          {!isOurs ? <BrandMark {...looks} /> : isHub ? <BrandMark name={t("Agency Hub")} logo={null} /> : <Logo />}
        </Link>
        {/* Screens put their own actions here (HeaderActions). */}
        <div id="header-actions" className="flex min-w-0 flex-1 items-center justify-end gap-2" />
        <div className={isEditor ? "max-split:hidden" : undefined}>
          {session ? (
            <UserArea route={route} user={session.user} menu={menu} />
          ) : (
            <GuestArea offer={isHub && route.name === "login" ? null : offer} isOnPlate={isOnPlate} menu={menu} />
          )}
        </div>
      </div>
    </header>
  );
}

type GuestProps = { offer: Offer | null; isOnPlate: boolean; menu: ReactNode };

function GuestArea({ offer, isOnPlate, menu }: GuestProps) {
  return (
    <div className="flex items-center gap-3 text-14 max-[22.5rem]:gap-1">
      {offer?.text && <span className="text-ink-muted max-sm:hidden">{offer.text}</span>}
      {offer && (
        <Link
          to={pathTo(offer.action)}
          className={clsx(buttonLook({ look: isOnPlate ? "plate" : "secondary" }), "max-[22.5rem]:px-2")}
        >
          {offer.label}
        </Link>
      )}
      {menu}
    </div>
  );
}

function offerFor(name: string): Offer {
  if (name === "sign-up") return { text: t("Already have an account?"), action: "login", label: t("Log in") };
  if (name === "login") return { text: t("Don't have an account?"), action: "sign-up", label: t("Sign up") };
  return { action: "login", label: t("Log in") };
}

function UserArea({ route, user, menu }: { route: Route; user: User; menu: ReactNode }) {
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      {EDITOR.has(route.name) && !user.isPaid && (
        <Suspense>
          <UpgradeLink />
        </Suspense>
      )}
      {route.name !== "dashboard" && route.name !== "dashboard-company" && (
        <Link to={pathTo("dashboard")} className={clsx(buttonLook({ look: "secondary" }), "max-lg:hidden")}>
          {t("Dashboard")}
        </Link>
      )}
      {menu}
    </div>
  );
}
