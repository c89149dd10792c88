import { lazy, Suspense } from "react";
import { useRouteError } from "react-router";
import { toPageProblem } from "#client/lib/problem.ts";

// Fetched when something failed; the server waits for it, so the page is complete without script.
const ErrorPage = lazy(async () => ({ default: (await import("#client/ui/ErrorPage.tsx")).ErrorPage }));

/** Stands where a screen would: the page that could not be shown, without any trace of why inside. */
export function ScreenError() {
  const problem = toPageProblem(useRouteError());
  return (
    // The code is here for the title, which the shell sets.
    <div data-problem={problem.code}>
      <Suspense>
        <ErrorPage problem={problem} />
      </Suspense>
    </div>
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
