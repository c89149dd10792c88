import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { pathTo } from "#shared/routes.ts";

/** What of an editor is asked before it is left. */
type Left = {
  saver: { isDirty(): boolean; stop(): void };
  keepDraft(): void;
  dropDraft(): Promise<void>;
  /** whether an address is that of the very same work */
  isWithin?(path: string): boolean;
};

const SIGN_IN = ["login", "sign-up", "forgot-password"];

/** Asks before unsaved changes are left behind, unless we lead away ourselves with the work saved or kept. */
export function useLeaving(editing: Left) {
  const { saver } = editing;
  const session = useSession();
  const navigate = useNavigate();
  const here = useLocation().pathname;
  const mayLeave = useRef(false);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // React takes the blocker away only after the next screen is drawn: a Back that comes sooner is not ours to stop.
    if (currentLocation.pathname !== here) return false;
    const isSignIn = !session && SIGN_IN.some((name) => pathTo(name) === nextLocation.pathname);
    // A guest who signs in finds the work again: it is kept under `unsavedSignature`.
    if (mayLeave.current || isSignIn || nextLocation.pathname === here) return false;
    if (!saver.isDirty() || editing.isWithin?.(nextLocation.pathname)) return false;
    // Whoever pays for parts of it comes back to it as it is.
    const isUpgrade = nextLocation.pathname === pathTo("account-upgrade");
    if (isUpgrade) editing.keepDraft();
    return !isUpgrade;
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty() && !mayLeave.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [saver]);

  return {
    isAsked: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave() {
      // Said once: a way that leaves the app is not asked about again by the browser.
      mayLeave.current = true;
      blocker.proceed?.();
    },
    async discardAndLeave() {
      saver.stop();
      await editing.dropDraft();
      mayLeave.current = true;
      blocker.proceed?.();
    },
    /** Leads on without asking. */
    go(path: string, { replace = false } = {}) {
      mayLeave.current = true;
      return navigate(path, { replace });
    },
  };
}
