import { Suspense, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { Upgrade } from "#client/features/signatures/upgrade/Upgrade.tsx";
import { useApp } from "#client/lib/context.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { barredSentence } from "./barred.ts";
import type { CardEditorData } from "./CardEditorScreen.loader.ts";
import { CardFields } from "./editor/panels/CardFields.tsx";
import { CardEditingProvider, useCardEditing } from "./editor/session/CardEditingContext.tsx";
import { createCardEditing } from "./editor/session/editing.ts";
import { CardActions } from "./editor/workbench/CardActions.tsx";
import { CardDialogs } from "./editor/workbench/CardDialogs.tsx";
import { DirtyBar } from "./editor/workbench/DirtyBar.tsx";
import { useCardCommands } from "./editor/workbench/useCardCommands.ts";
import { type CardFlow, useCardFlow } from "./editor/workbench/useCardFlow.ts";
import { stoppedSentence } from "./editor/workbench/useCardSaving.ts";

// Its code may lead to a page, and those are asked for.
const Fronts = queryPart(async () => (await import("./editor/workbench/Fronts.tsx")).Fronts);

/** Makes a new business card or edits a saved one. */
export function Screen() {
  const data = useLoaderData() as CardEditorData;
  return <Editor key={data.card?.hash ?? "new"} data={data} />;
}

function Editor({ data }: { data: CardEditorData }) {
  const app = useApp();
  const [editing] = useState(() =>
    createCardEditing(app, data.card && { record: data.card, etag: null }, data.beginning),
  );
  return (
    <CardEditingProvider editing={editing}>
      <Workbench data={data} />
    </CardEditingProvider>
  );
}

function Workbench({ data }: { data: CardEditorData }) {
  const editing = useCardEditing();
  const flow = useCardFlow(editing, data);
  const { saving } = flow;
  useCardCommands(editing, saving);
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 sm:px-6">
      <CardActions />
      <div className="flex items-center gap-3 py-4 lg:py-6">
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {data.card ? t("Edit business card") : t("New business card")}
        </h1>
        <Link to={pathTo("cards-dashboard")} className="ml-auto text-14 font-medium text-link touch:py-3">
          {t("All cards")}
        </Link>
      </div>
      <Notices flow={flow} />
      <div className="grid flex-1 items-start gap-4 pb-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="sticky top-0 z-20 -mx-4 bg-bg-muted px-4 py-3 sm:-mx-6 sm:px-6 lg:top-20 lg:mx-0 lg:px-0">
          <Suspense
            fallback={
              <div className="grid place-items-center" style={{ aspectRatio: "10 / 7" }}>
                <Spinner label={t("Drawing the card")} />
              </div>
            }
          >
            <Fronts />
          </Suspense>
        </div>
        <div className="min-w-0 rounded-card bg-surface shadow-2">
          <CardFields />
        </div>
      </div>
      <DirtyBar onSave={() => void saving.save()} onDiscard={() => void flow.discard()} />
      <CardDialogs flow={flow} />
      <Upgrade />
    </div>
  );
}

/** What keeps it from being saved, and the ways on that lose nothing. */
function Notices({ flow: { saving, leaving } }: { flow: CardFlow }) {
  const { barred, stopped } = saving;
  if (barred)
    return (
      <InlineAlert
        kind="warning"
        className="mb-4"
        actions={
          <Button size="small" look="secondary" onClick={() => void leaving.go(pathTo("cards-dashboard"))}>
            {t("Go to your cards")}
          </Button>
        }
      >
        <p className="font-medium">{barredSentence(barred)}</p>
        <p>{t("Your work is kept in this browser.")}</p>
      </InlineAlert>
    );
  if (!stopped) return null;
  return (
    <InlineAlert
      kind="warning"
      className="mb-4"
      actions={
        stopped === "gone" ? (
          <Button size="small" onClick={() => void saving.saveAsNew()}>
            {t("Save as new card")}
          </Button>
        ) : stopped === "signed_out" ? (
          <a href={pathTo("login")} className={buttonLook({ size: "small" })}>
            {t("Log in")}
          </a>
        ) : null
      }
    >
      <p className="font-medium">{stoppedSentence(stopped)}</p>
      <p>{t("Your work is kept in this browser.")}</p>
    </InlineAlert>
  );
}
