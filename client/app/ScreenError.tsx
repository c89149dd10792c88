import { Suspense, useEffect } from "react";
import { useLocation, useParams, useRouteError } from "react-router";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { OFFLINE, toPageProblem } from "#client/lib/problem.ts";
import { t } from "#shared/languages/translate.ts";

/** between two tries to fetch a page without a network */
const RETRY_MS = 5_000;

// Fetched when something failed; the server waits for it, so the page is complete without script.
const ErrorPage = lazyPart(async () => (await import("#client/ui/ErrorPage.tsx")).ErrorPage);
const AskAccess = lazyPart(async () => (await import("#client/features/access/AskAccess.tsx")).AskAccess);

/** Stands where a screen would: the page that could not be shown, without any trace of why inside. */
export function ScreenError() {
  const problem = toPageProblem(useRouteError());
  useRetryOnline(problem.code === OFFLINE);
  const { hash } = useParams();
  return (
    // The code is here for the title, which the shell sets.
    <div data-problem={problem.code}>
      <Suspense
        fallback={<p className="p-8 text-16">{t("This page cannot be shown. Check your connection and try again.")}</p>}
      >
        <ErrorPage problem={problem} asking={<AskAccess wanted="edit" look="primary" {...(hash && { hash })} />} />
      </Suspense>
    </div>
  );
}

/**
 * The page comes by itself when the network is back. The browser may have said so before this stood, and the first call
 * after it may fail, so it is asked again after a while too.
 */
function useRetryOnline(isOffline: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!isOffline) return;
    // Not `revalidate`: the router forgets an error only where it drew that it was asking, or another location.
    const retry = () => navigator.onLine && void navigate(location, { replace: true });
    const timer = setTimeout(retry, RETRY_MS);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [isOffline, navigate, location]);
}

/** Last resort, when the shell itself broke: the same page without header and footer. */
export function RootError() {
  return (
    <main className="min-h-dvh">
      <ScreenError />
    </main>
  );
}
