import { Suspense, useState } from "react";
import { useLoaderData } from "react-router";
import { EditorQuestions } from "#client/features/editing/workbench/EditorQuestions.tsx";
import { KeptNotice, StoppedNotice } from "#client/features/editing/workbench/KeptNotice.tsx";
import { useEditorCommands } from "#client/features/editing/workbench/useEditorCommands.ts";
import { Upgrade } from "#client/features/signatures/upgrade/Upgrade.tsx";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { barredSentence } from "./barred.ts";
import type { CardEditorData } from "./CardEditorScreen.loader.ts";
import { CardFields } from "./editor/panels/CardFields.tsx";
import { CardEditingProvider, useCardEditing } from "./editor/session/CardEditingContext.tsx";
import { createCardEditing } from "./editor/session/editing.ts";
import { CardActions } from "./editor/workbench/CardActions.tsx";
import { DirtyBar } from "./editor/workbench/DirtyBar.tsx";
import { type CardFlow, useCardFlow } from "./editor/workbench/useCardFlow.ts";

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
  useEditorCommands(editing, saving, "cards", t("Save card"));
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
      <DirtyBar onSave={() => void saving.save()} onDiscard={() => flow.discard()} />
      <EditorQuestions
        flow={flow}
        state={editing.saver.state}
        changedElsewhere={t("This card was changed elsewhere")}
      />
      <Upgrade />
    </div>
  );
}

/** What keeps it from being saved, and the ways on that lose nothing. */
function Notices({ flow: { saving, leaving } }: { flow: CardFlow }) {
  const { barred, stopped } = saving;
  if (barred)
    return (
      <KeptNotice text={barredSentence(barred)}>
        <Button size="small" look="secondary" onClick={() => void leaving.go(pathTo("cards-dashboard"))}>
          {t("Go to your cards")}
        </Button>
      </KeptNotice>
    );
  if (!stopped) return null;
  return (
    <StoppedNotice
      stopped={stopped}
      gone={t("This card is no longer here.")}
      asNew={{ label: t("Save as new card"), run: () => void saving.saveAsNew() }}
    />
  );
}
