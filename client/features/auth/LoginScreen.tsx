import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";
import type { LoginState } from "./loginState.ts";

// The server sends it drawn; its script may come after the first paint.
const LogIn = lazyPart(async () => (await import("./components/Entry.tsx")).LogIn);

const SocialButtons = lazyPart(async () => (await import("./social/SocialButtons.tsx")).SocialButtons);

export function Screen() {
  const { signIns, isHub } = useApp().site;
  const hasSignIns = signIns.length > 0;
  const [isSecond, setSecond] = useState(false);
  const handedOver = useLocation().state as LoginState | null;
  return (
    <AuthCard
      title={t("Log in")}
      text={t("Welcome back.")}
      footer={
        // Whoever is new there has been invited.
        !isHub && (
          <>
            {t("New here?")}{" "}
            <Link to={pathTo("sign-up")} className="font-medium text-link underline underline-offset-2">
              {t("Create an account")}
            </Link>
          </>
        )
      }
    >
      {handedOver?.notice && (
        <InlineAlert kind={handedOver.notice.kind} className="mt-5">
          {handedOver.notice.text}
        </InlineAlert>
      )}
      {/* Whoever is asked for the code has chosen their way in. */}
      {hasSignIns && !isSecond && (
        <Suspense>
          <SocialButtons />
        </Suspense>
      )}
      <Suspense>
        <LogIn email={handedOver?.email} isSecond={isSecond} onSecond={setSecond} />
      </Suspense>
    </AuthCard>
  );
}
