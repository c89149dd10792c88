import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { ask as deleteAccount } from "#shared/deletion/endpoints.ts";
import { EXPORT_HOURS } from "#shared/exports/constants.ts";
import { create, list } from "#shared/exports/endpoints.ts";
import type { Export } from "#shared/exports/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";
import { ExportList } from "./export/ExportList.tsx";
import { InPerson } from "./InPerson.tsx";

/** How often the page asks for a copy that is being made. */
const LOOK_MS = 2000;

/** The copy of all one's data, and the way to have it deleted. */
export function Screen() {
  const { call } = useApp();
  const isVerified = useSession()?.user.isEmailVerified;
  const [items, setItems] = useState(useLoaderData() as Export[]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isWaiting = items.some(({ state }) => state === "waiting");

  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const look = async () => {
      // What cannot be asked now is asked again with the next look.
      const newest = await call(list, {}).catch(() => null);
      if (newest && !isOver) setItems(newest.items);
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWaiting, call]);

  const ask = async () => {
    setAsking(true);
    setProblem(null);
    try {
      await call(create, {});
      setItems((await call(list, {})).items);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setAsking(false);
    }
  };

  return (
    <AccountPage
      title={t("Your data")}
      text={t("Take along all that Signoff has of you, in files that other programs can read.")}
    >
      <PageCard title={t("A copy of everything")}>
        <ul className="list-disc space-y-1 pl-5 text-14 text-ink-muted">
          <li>{t("your account, as JSON")}</li>
          <li>{t("each signature, as JSON and as HTML to paste")}</li>
          <li>{t("your pictures, as they are stored")}</li>
          <li>{t("clicks on your links, as a table (CSV)")}</li>
          <li>{t("what was done in your account, as a table (CSV)")}</li>
        </ul>
        {problem && (
          <InlineAlert kind="danger" className="mt-4">
            {problem}
          </InlineAlert>
        )}
        <div className="mt-5">
          <InPerson call={create}>
            <Button isLoading={isAsking || isWaiting} onClick={ask}>
              {t("Ask for a copy")}
            </Button>
          </InPerson>
        </div>
        <p className="mt-4 text-13 text-ink-subtle">
          {isVerified
            ? t("It takes a minute. We mail you when it is there; it is deleted after {hours} hours.", {
                hours: EXPORT_HOURS,
              })
            : t("It takes a minute and appears here; it is deleted after {hours} hours.", { hours: EXPORT_HOURS })}
        </p>
      </PageCard>
      {items.length > 0 && <ExportList items={items} />}
      <PageCard
        title={t("Delete your account")}
        text={t(
          "Your signatures, pictures, links and numbers go for good, and pictures in mails that you have sent become empty. A copy of everything is worth taking first.",
        )}
      >
        <InPerson call={deleteAccount}>
          <Link to={pathTo("account-delete")} className={buttonLook({ look: "secondary" })}>
            {t("Delete my account")}
          </Link>
        </InPerson>
      </PageCard>
    </AccountPage>
  );
}
