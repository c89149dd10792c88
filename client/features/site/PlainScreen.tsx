import { useMatches } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo, type Route } from "#shared/routes.ts";
import { titleOf } from "#shared/titles.ts";

/** A page of the route table that has nothing of its own yet: its title, a plain word, and a way on. */
export function Screen() {
  const session = useSession();
  const routes = useMatches().flatMap(({ handle }) => (handle as { route: Route } | undefined)?.route ?? []);
  const route = routes.at(-1);
  // Beside the ways through the account, where its other pages stand.
  const isPart = routes.length > 1;
  return (
    <div className={isPart ? "max-w-160 pb-14 max-lg:pt-4" : "mx-auto w-full max-w-form px-4 py-14 sm:px-6 sm:py-24"}>
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {route && t(titleOf(route.name))}
      </h1>
      <SignOffLine className="mt-4 h-4 w-44" />
      <p className="mt-6 text-16 text-ink-muted">{t("This page is empty in this version of Signoff.")}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={pathTo("editor-create")} className={buttonLook()}>
          {t("Create a signature")}
        </Link>
        <Link to={pathTo(session ? "dashboard" : "home")} className={buttonLook({ look: "secondary" })}>
          {session ? t("Go to the dashboard") : t("Go to the home page")}
        </Link>
      </div>
    </div>
  );
}
