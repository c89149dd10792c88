import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Spinner } from "#client/ui/Spinner.tsx";
import { end } from "#shared/auth/impersonation/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const MINUTE_MS = 60_000;
const LOOK_AGAIN_MS = 5_000;

/** In whose name one acts, for how long still, and the way back. On every page, above everything of it. */
export function ActingBar({ email, endsAt }: { email: string; endsAt: number }) {
  const { call } = useApp();
  const [leftMs, setLeft] = useState(() => endsAt - Date.now());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const look = () => {
      const left = endsAt - Date.now();
      setLeft(left);
      // The server has ended it: the next page is the administrator's own.
      if (left <= 0) location.assign(pathTo("dashboard"));
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [endsAt]);

  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await call(end, {});
    } catch (error) {
      // One that has ended by itself is what was wanted.
      if (!(error instanceof ApiError) || error.status !== 401) {
        setProblem(error instanceof ApiError ? error.message : String(error));
        return setBusy(false);
      }
    }
    // Anew, so that nothing of the person stays in memory.
    location.assign(pathTo("dashboard"));
  };

  const minutes = Math.max(1, Math.ceil(leftMs / MINUTE_MS));
  return (
    <section
      aria-label={t("Acting in another person's name")}
      className="sticky top-0 z-200 flex h-(--staff-bar) shrink-0 items-center gap-3 bg-[#f5a623] px-4 text-14 text-[#0b1f24] sm:px-6"
    >
      <div className="flex min-w-0 flex-1 gap-x-3 max-sm:flex-col sm:items-center sm:justify-between">
        <p className="truncate" role={problem ? "alert" : undefined}>
          {problem || (
            <>
              <span className="max-sm:sr-only">{t("You are acting as")} </span>
              <strong className="font-semibold">{email}</strong>
            </>
          )}
        </p>
        <p className="shrink-0 tabular-nums max-sm:text-12" suppressHydrationWarning>
          {t("{minutes} min left", { minutes })}
        </p>
      </div>
      <button
        type="button"
        onClick={() => void leave()}
        aria-disabled={isBusy || undefined}
        className="inline-flex h-9 shrink-0 items-center gap-2 rounded-control border border-[#0b1f24] px-3 text-13 font-medium hover:bg-[#0b1f241a] focus-visible:outline-[#0b1f24] touch:h-11"
      >
        {isBusy && <Spinner label={t("Working")} className="size-4" />}
        {t("Log out as user")}
      </button>
    </section>
  );
}
