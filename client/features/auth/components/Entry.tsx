import { Suspense } from "react";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { completeSignIn } from "#client/lib/signIn.ts";
import { useIsHydrated } from "#client/lib/useIsHydrated.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { LoginForm } from "./LoginForm.tsx";
import { SignUpForm, type Typed } from "./SignUpForm.tsx";
import { useDraftPerson } from "./useDraftPerson.ts";

// Only where browsers have passkeys, and after the form.
const PasskeyLogin = lazyPart(async () => (await import("../passkey/PasskeyLogin.tsx")).PasskeyLogin);

type LogInProps = {
  /** handed over by the sign-up */
  email: string | undefined;
  isSecond: boolean;
  onSecond(isSecond: boolean): void;
};

/** The form of the page where one logs in. */
export function LogIn({ email, isSecond, onSecond }: LogInProps) {
  const person = useDraftPerson();
  const enter = useEntering();
  const isHydrated = useIsHydrated();
  return (
    <>
      <LoginForm initial={{ email: email || person.email, password: "" }} onIn={enter} onSecond={onSecond} />
      {isHydrated && !isSecond && "PublicKeyCredential" in window && (
        <Suspense>
          <PasskeyLogin onIn={enter} />
        </Suspense>
      )}
    </>
  );
}

type SignUpProps = { onType(typed: Typed): void; onLogIn(): void };

/** The form of the page where an account is made. */
export function SignUp(props: SignUpProps) {
  return (
    <SignUpForm {...props} initial={{ ...useDraftPerson(), password: "" }} onIn={useEntering({ isSignUp: true })} />
  );
}

/** Completes the way in, and leads on. */
function useEntering({ isSignUp = false } = {}) {
  const app = useApp();
  const navigate = useNavigate();
  return async (tokens: TokenPair) => {
    await navigate(await completeSignIn(app, { ...tokens, isSignUp }));
  };
}
