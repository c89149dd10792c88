import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { noteInstalled } from "#shared/signatures/endpoints.ts";

type Props = { hash: string /** which state of it is shown */; updatedAt: string };

/** The end of the way: the person says that it stands in their mails, and the list says so too. */
export function Installed({ hash, updatedAt }: Props) {
  const { call } = useApp();
  const [state, setState] = useState<"asked" | "busy" | "done">("asked");
  const [problem, setProblem] = useState<string | null>(null);
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
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem}
        </InlineAlert>
      )}
    </section>
  );
}
