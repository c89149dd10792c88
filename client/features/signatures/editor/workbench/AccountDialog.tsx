import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { LoginForm } from "#client/features/auth/components/LoginForm.tsx";
import { SignUpForm, type Typed } from "#client/features/auth/components/SignUpForm.tsx";
import { useApp } from "#client/lib/context.tsx";
import { completeSignIn } from "#client/lib/signIn.ts";
import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import type { TokenPair } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { SavingNotice } from "./SavingNotice.tsx";
import type { Asked } from "./useSaving.ts";

type Props = {
  asked: Asked;
  /** what was typed into the forms: closing the dialog loses nothing */
  typed: RefObject<Typed | null>;
  /** saves; the dialog says so meanwhile */
  onIn(): Promise<void>;
  onClose(): void;
};

/** Asked at Save: sign up or log in beside the signature, which stays in sight and is saved at once. */
export function AccountDialog({ asked, typed, onIn, onClose }: Props) {
  const app = useApp();
  const [way, setWay] = useState(asked.way);
  const [isIn, setIn] = useState(false);
  const [initial, setInitial] = useState(
    () => typed.current ?? { name: asked.person.name, email: asked.person.email, password: "" },
  );
  const keep = useCallback(
    (part: Partial<Typed>) => {
      typed.current = { ...initial, ...typed.current, ...part };
    },
    [typed, initial],
  );
  const go = (next: Asked["way"]) => {
    setInitial((before) => typed.current ?? before);
    setWay(next);
  };
  const enter = async (tokens: TokenPair) => {
    await completeSignIn(app, tokens);
    setIn(true);
    await onIn();
  };
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other form takes the cursor that was in this one
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), [way]);
  const isNew = way === "sign-up";
  return (
    <Modal
      isOpen
      isBeside
      onClose={onClose}
      title={isNew ? t("Get your signature") : t("Log in")}
      description={
        isNew
          ? t("An account keeps it, with its pictures. Free for one signature. No card needed.")
          : t("Your signature is kept. It is saved as soon as you are in.")
      }
    >
      {isIn ? (
        <SavingNotice />
      ) : (
        <div ref={form}>
          {isNew ? (
            <SignUpForm initial={initial} onType={keep} onIn={enter} onLogIn={() => go("login")} />
          ) : (
            <LoginForm initial={initial} onType={keep} onIn={enter} />
          )}
          <p className="mt-5 text-center text-14 text-ink-muted">
            {isNew ? t("Already have an account?") : t("New here?")}
            <Button look="ghost" size="small" className="ml-1" onClick={() => go(isNew ? "login" : "sign-up")}>
              <span className="text-link underline underline-offset-2">
                {isNew ? t("Log in") : t("Create an account")}
              </span>
            </Button>
          </p>
        </div>
      )}
    </Modal>
  );
}
