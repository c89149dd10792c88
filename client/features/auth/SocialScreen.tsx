import { Suspense } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

const Arrival = lazyPart(async () => (await import("./social/Arrival.tsx")).Arrival);

/** Where a sign-in provider sends people back to. */
export function Screen() {
  return (
    <AuthCard
      title={t("Log in")}
      text={t("You are back from the sign-in.")}
      footer={
        <Link to={pathTo("login")} className="font-medium text-link underline underline-offset-2">
          {t("Back to the log-in")}
        </Link>
      }
    >
      <Suspense fallback={<Spinner label={t("Working")} className="mt-6 size-8" />}>
        <Arrival />
      </Suspense>
    </AuthCard>
  );
}
