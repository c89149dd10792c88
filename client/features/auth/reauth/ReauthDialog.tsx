import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import type { AskedProof } from "#client/lib/reauth.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { SUDO_MINUTES } from "#shared/auth/constants.ts";
import { ways as readWays, reauthenticate } from "#shared/auth/reauth/endpoints.ts";
import type { Proof, Way } from "#shared/auth/reauth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { ByApp } from "./ByApp.tsx";
import { ByMail } from "./ByMail.tsx";
import { ByPassword } from "./ByPassword.tsx";

const ByPasskey = lazyPart(async () => (await import("./ByPasskey.tsx")).ByPasskey);

const PARTS = { password: ByPassword, passkey: ByPasskey, app: ByApp, mail: ByMail };

/** Asks for a proof of who sits here, by whatever the account has; what waited for it goes on by itself. */
export function ReauthDialog({ asked }: { asked: AskedProof }) {
  const { call } = useApp();
  const [isOpen, setOpen] = useState(true);
  const [ways, setWays] = useState<readonly Way[] | null>(null);
  const [chosen, choose] = useState<Way | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    call(readWays, {}).then(
      (read) => setWays(read.ways),
      (error) => setProblem(error instanceof ApiError ? error.message : String(error)),
    );
  }, [call]);

  const way = chosen ?? ways?.[0];
  const Part = way && PARTS[way];
  const close = () => setOpen(false);
  const prove = async (body: Proof) => {
    await call(reauthenticate, { body });
    asked.answer(true);
  };
  const labels: Record<Way, string> = {
    password: t("Use your password"),
    passkey: t("Use a passkey"),
    app: t("Use your authenticator app"),
    mail: t("Use a code by mail"),
  };
  const cancel = (
    <Button look="secondary" onClick={close}>
      {t("Cancel")}
    </Button>
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={() => asked.answer(false)}
      title={t("Confirm that it is you")}
      description={t("This needs a fresh proof, even though you are logged in. We ask again after {minutes} minutes.", {
        minutes: SUDO_MINUTES,
      })}
    >
      {problem && (
        <InlineAlert kind="danger" className="mt-5">
          {problem}
        </InlineAlert>
      )}
      {!ways && !problem && <Spinner label={t("Loading")} className="mt-5 size-8" />}
      {ways?.length === 0 && (
        <p className="mt-5">
          {t("Your account has nothing to prove it with yet. Choose a password first, then come back.")}
        </p>
      )}
      {Part && <Part key={way} prove={prove} cancel={cancel} />}
      {(way === "password" || ways?.length === 0) && (
        <p className="mt-4 text-14">
          <Link
            to={pathTo("forgot-password")}
            onClick={close}
            className="text-link underline underline-offset-2 touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {way ? t("Forgot your password?") : t("Choose a password")}
          </Link>
        </p>
      )}
      {ways && ways.length > 1 && (
        <ul className="mt-4 flex flex-wrap gap-x-2 border-t border-line pt-3">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <li key={other}>
                <Button look="ghost" size="small" onClick={() => choose(other)}>
                  {labels[other]}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </Modal>
  );
}
