import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { handOver } from "#shared/extension/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import type { ExtensionStores } from "#shared/lib/ssr.ts";
import { pathTo } from "#shared/routes.ts";
import { useExtension } from "./useExtension.ts";

/** Connects the browser extension with the account, by one press. */
export function Screen() {
  const { site } = useApp();
  const { state, problem, isConnecting, connect } = useExtension();
  return (
    <div className="mx-auto w-full max-w-form flex-1 px-4 py-10 sm:px-6 sm:py-16">
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Your signature in Gmail and Outlook")}
      </h1>
      <p className="mt-2 text-16 text-ink-muted">
        {t(
          "The browser extension puts your default signature into each mail that you begin, and keeps it as it is here. It reads nothing but that signature.",
        )}
      </p>
      <div className="mt-8 space-y-4">
        {state.kind === "looking" && <Spinner label={t("Looking for the extension")} />}
        {state.kind === "absent" && <Absent stores={site.extension ?? {}} />}
        {state.kind === "there" && <There email={state.email} isConnecting={isConnecting} connect={connect} />}
        {problem && <InlineAlert kind="danger">{t(wordsFor(problem))}</InlineAlert>}
      </div>
    </div>
  );
}

const wordsFor = (code: string): string =>
  (Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS] : ERRORS.unavailable).message;

function Absent({ stores }: { stores: ExtensionStores }) {
  const { chromium, firefox } = stores;
  return (
    <>
      <InlineAlert kind="info">
        {chromium || firefox
          ? t("The extension is not in this browser yet. Add it, then come back to this page.")
          : t("The extension is not in this browser. Whoever runs this site can tell you where to get it.")}
      </InlineAlert>
      <div className="flex flex-wrap gap-3">
        {chromium && (
          <a href={chromium} target="_blank" rel="noreferrer" className={buttonLook()}>
            {t("Add to Chrome or Edge")}
          </a>
        )}
        {firefox && (
          <a href={firefox} target="_blank" rel="noreferrer" className={buttonLook({ look: "secondary" })}>
            {t("Add to Firefox")}
          </a>
        )}
        <Button look="ghost" onClick={() => location.reload()}>
          {t("Look again")}
        </Button>
      </div>
    </>
  );
}

type ThereProps = { email: string | null; isConnecting: boolean; connect(code: string): void };

function There({ email, isConnecting, connect }: ThereProps) {
  const { call } = useApp();
  const own = useSession()?.user.email;
  const asking = useMutation({
    mutationFn: () => call(handOver, {}),
    onSuccess: ({ code }) => connect(code),
  });
  const isOwn = email !== null && email === own;
  return (
    <>
      {isOwn ? (
        <InlineAlert kind="success">
          <p className="font-medium">
            <Sentence text="The extension is connected as {email}." email={<bdi>{email}</bdi>} />
          </p>
          <p>{t("Begin a mail in Gmail or Outlook on the web: your default signature is there.")}</p>
        </InlineAlert>
      ) : (
        <>
          {email !== null && (
            <InlineAlert kind="warning">
              <Sentence text="The extension is connected as {email}." email={<bdi>{email}</bdi>} />
            </InlineAlert>
          )}
          <Button size="large" isLoading={asking.isPending || isConnecting} onClick={() => asking.mutate()}>
            {t("Connect the extension")}
          </Button>
        </>
      )}
      {asking.error && <InlineAlert kind="danger">{messageOf(asking.error)}</InlineAlert>}
      <p className="text-14 text-ink-muted">
        {t("It gets a key of its own, which you find and can take back under Security.")}{" "}
        <Link to={pathTo("account-security")} className="text-link underline">
          {t("Security")}
        </Link>
      </p>
    </>
  );
}
