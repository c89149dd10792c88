import { useRouteError } from "react-router";
import { type PageProblem, toPageProblem } from "#client/lib/problem.ts";
import { ErrorPage } from "#client/ui/ErrorPage.tsx";
import { type Route, routeNamed } from "#shared/routes.ts";
import { CurrentHead } from "./withHead.tsx";

/** Stands where a screen would: the page that could not be shown, without any trace of why inside. */
export function ScreenError() {
  const problem = toPageProblem(useRouteError());
  return (
    <>
      <CurrentHead route={rowFor(problem)} />
      <ErrorPage problem={problem} />
    </>
  );
}

/** Last resort, when the shell itself broke: the same page without header and footer. */
export function RootError() {
  return (
    <main className="min-h-dvh">
      <ScreenError />
    </main>
  );
}

/** Title and robots of the error page; it is never indexed and has no canonical address. */
function rowFor({ code }: PageProblem): Route {
  const { route } = routeNamed("not-found");
  return code === "not_found" ? route : { ...route, name: "error", title: "Something went wrong · Signoff" };
}
