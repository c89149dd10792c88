import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";
import type { LoginState } from "./loginState.ts";

// The server sends them drawn; their scripts may come after the first paint.
const SignUpForm = lazyPart(async () => (await import("./components/Entry.tsx")).SignUp);
const SocialButtons = lazyPart(async () => (await import("./social/SocialButtons.tsx")).SocialButtons);
const ConfirmEmail = lazyPart(async () => (await import("./unconfirmed/ConfirmEmail.tsx")).ConfirmEmail);

/** Makes an account, or confirms the address of one that was made: both at the address of the sign-up. */
export function Screen() {
  const token = useSearchParams()[0].get(CONFIRM_PARAM);
  return token ? (
    <Suspense>
      <ConfirmEmail token={token} />
    </Suspense>
  ) : (
    <SignUp />
  );
}

function SignUp() {
  const hasSignIns = useApp().site.signIns.length > 0;
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const handOver: LoginState = { email };
  return (
    <AuthCard
      title={t("Create your account")}
      text={t("Free for one signature. No card needed.")}
      footer={
        <>
          {t("Already have an account?")}{" "}
          <Link to={pathTo("login")} state={handOver} className="font-medium text-link underline underline-offset-2">
            {t("Log in")}
          </Link>
        </>
      }
    >
      {hasSignIns && (
        <Suspense>
          <SocialButtons />
        </Suspense>
      )}
      <Suspense>
        <SignUpForm
          onType={(typed) => setEmail(typed.email)}
          onLogIn={() => void navigate(pathTo("login"), { state: handOver })}
        />
      </Suspense>
    </AuthCard>
  );
}
