import { Suspense } from "react";
import { useApp } from "#client/lib/context.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import type { ExtensionStores } from "#shared/lib/ssr.ts";
import { useExtension } from "./useExtension.ts";

// What asks the server comes when the extension is there.
const There = queryPart(async () => (await import("./There.tsx")).There);

const Mails = queryPart(async () => (await import("./Mails.tsx")).Mails);

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
        {state.kind === "there" && (
          <Suspense fallback={<Spinner label={t("Looking for the extension")} />}>
            <There email={state.email} isConnecting={isConnecting} connect={connect} />
          </Suspense>
        )}
        {problem && <InlineAlert kind="danger">{t(wordsFor(problem))}</InlineAlert>}
        <Suspense>
          <Mails />
        </Suspense>
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
          {t("Look for it again")}
        </Button>
      </div>
    </>
  );
}
