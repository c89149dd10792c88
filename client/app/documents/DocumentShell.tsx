import { Suspense, useMemo } from "react";
import { Outlet } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Island, IslandContext } from "#client/lib/island.ts";
import { claimsOf } from "#client/lib/session.ts";
import { ShortenedLabel } from "#client/ui/ShortenedLabel.tsx";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { t } from "#shared/languages/translate.ts";
import type { Route } from "#shared/routes.ts";
import { Footer } from "../Footer.tsx";
import { Header } from "../Header.tsx";
import { Island as AccountMenu } from "../menus/AccountIsland.tsx";
import { GuestMenu } from "../menus/GuestMenu.tsx";
import { SkipLink } from "../SkipLink.tsx";
import { Island as Staff } from "../staff/StaffIsland.tsx";
import { Island as VendorScripts } from "../vendors/VendorsIsland.tsx";
import { vendorPath } from "../vendors/vendorPath.ts";
import { islandDrawer } from "./islandDrawing.tsx";
import { LATE_NOTICE_ID, OFFLINE_NOTICE_ID } from "./offlineNotice.ts";

const NOTICE =
  "fixed inset-x-4 bottom-6 z-5000 mx-auto w-fit max-w-full rounded-control bg-ink px-4 py-3 text-14 text-bg shadow-3";

/** On these a guest is offered a signature instead of the login. */
const OFFERS_SIGNATURE = new Set(["draw-signature-online", "font-signature-generator"]);

/** What surrounds a document: the same as around a screen, but nothing of it waits for a script. */
export function DocumentShell({ route }: { route: Route }) {
  const session = useSession();
  const { site } = useApp();
  const draw = useMemo(islandDrawer, []);
  const { act, roles } = session ? claimsOf(session.token) : {};
  return (
    <IslandContext value={draw}>
      <Suspense>
        <div className={`flex min-h-dvh flex-col bg-bg ${act ? "[--staff-bar:3.25rem]" : ""}`}>
          <SkipLink />
          {(act || roles?.includes(SUPER_ADMIN)) && <Island part={Staff} props={{}} wakes={{ when: "idle" }} />}
          <Header
            route={route}
            offer={
              OFFERS_SIGNATURE.has(route.name)
                ? {
                    action: "editor-create",
                    label: <ShortenedLabel short={t("Create signature")}>{t("Create free signature")}</ShortenedLabel>,
                  }
                : undefined
            }
            menu={session ? <Island part={AccountMenu} props={{}} wakes={{ when: "idle" }} /> : <GuestMenu />}
          />
          <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
            <Outlet />
          </main>
          {route.footer === "shown" && <Footer />}
        </div>
        {site.vendors && <Island part={VendorScripts} props={{ path: vendorPath(route) }} wakes={{ when: "idle" }} />}
        <p id={OFFLINE_NOTICE_ID} hidden role="alert" className={NOTICE}>
          {t("No connection. What you pressed works as soon as the network is back.")}
        </p>
        <p id={LATE_NOTICE_ID} hidden role="alert" className={NOTICE}>
          {t("This part of the page has not arrived yet. Wait a moment, or reload the page.")}
        </p>
      </Suspense>
    </IslandContext>
  );
}
