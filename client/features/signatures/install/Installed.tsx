import { CircleCheck, MailSearch } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { useCommands } from "#client/lib/commands.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import type { GuideId } from "#shared/catalog/guides/ids.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { noteInstalled } from "#shared/signatures/endpoints.ts";

const ArrivalDialog = queryPart(async () => (await import("../arrival/ArrivalDialog.tsx")).ArrivalDialog);

type Props = {
  hash: string;
  /** which state of it is shown */
  updatedAt: string;
  /** shows the steps of another mail program */
  onGuide(id: GuideId): void;
};

/** The end of the way: the person says that it stands in their mails, and the list says so too. */
export function Installed({ hash, updatedAt, onGuide }: Props) {
  const { call } = useApp();
  const [state, setState] = useState<"asked" | "busy" | "done">("asked");
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const arrived = useCallback(() => setState("done"), []);
  const label = t("Check that it arrives");
  useCommands(() => [{ id: "check-arrival", label, group: "signature", run: () => setChecking(true) }]);
  const tell = async () => {
    setState("busy");
    setProblem(null);
    try {
      await call(noteInstalled, { params: { hash }, body: { updatedAt } });
      setState("done");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setState("asked");
    }
  };
  return (
    <section aria-labelledby="installed-title" className="mt-6 rounded-card bg-surface p-5 shadow-1 sm:p-6">
      <div role="status">
        {state === "done" && (
          <>
            <SignOffLine className="h-4 w-24" />
            <p className="mt-2 text-16 font-medium">{t("Your signature is installed.")}</p>
            <p className="text-14 text-ink-muted">
              {t("When you change it later, come back and copy it again: mail programs keep what was pasted.")}
            </p>
          </>
        )}
      </div>
      {state !== "done" && (
        <>
          <h2 id="installed-title" className="text-16 font-semibold">
            {t("Does it stand under your mails?")}
          </h2>
          <p className="mt-1 text-14 text-ink-muted">
            {t("Say so, and your dashboard tells you when what you installed has become older than your design.")}
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={<MailSearch className="size-4" aria-hidden="true" />}
          onClick={() => setChecking(true)}
        >
          {label}
        </Button>
        {state === "done" ? (
          <Link to={pathTo("dashboard")} className={buttonLook({ look: "secondary" })}>
            {t("Go to the dashboard")}
          </Link>
        ) : (
          <Button
            look="secondary"
            isLoading={state === "busy"}
            icon={<CircleCheck className="size-4" aria-hidden="true" />}
            onClick={() => void tell()}
          >
            {t("I have installed it")}
          </Button>
        )}
      </div>
      {isChecking && (
        <Suspense fallback={<DialogOnItsWay />}>
          <ArrivalDialog
            hash={hash}
            onClose={() => setChecking(false)}
            onArrived={arrived}
            onGuide={(id) => {
              setChecking(false);
              onGuide(id);
            }}
          />
        </Suspense>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem}
        </InlineAlert>
      )}
    </section>
  );
}
