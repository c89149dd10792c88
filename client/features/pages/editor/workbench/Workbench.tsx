import clsx from "clsx";
import { Suspense, useState } from "react";
import { EditorQuestions } from "#client/features/editing/workbench/EditorQuestions.tsx";
import { KeptNotice, StoppedNotice } from "#client/features/editing/workbench/KeptNotice.tsx";
import { useEditorCommands } from "#client/features/editing/workbench/useEditorCommands.ts";
import { Upgrade } from "#client/features/signatures/upgrade/Upgrade.tsx";
import { Link } from "#client/lib/links.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { barredSentence } from "../../barred.ts";
import type { PageEditorData } from "../../PageEditorScreen.loader.ts";
import { Inspector } from "../panels/Inspector.tsx";
import { usePageEditing, useSavedPage } from "../session/PageEditingContext.tsx";
import { PageActions } from "./PageActions.tsx";
import { type Pane, SaveBar } from "./SaveBar.tsx";
import { TopBar } from "./TopBar.tsx";
import { type PageFlow, usePageFlow } from "./usePageFlow.ts";

// It may show cards and signatures, and those are asked for.
const PhonePreview = queryPart(async () => (await import("./PhonePreview.tsx")).PhonePreview);

/** Everything around the page under edit. */
export function Workbench({ data }: { data: PageEditorData }) {
  const editing = usePageEditing();
  const flow = usePageFlow(editing, data);
  const { saving } = flow;
  const [pane, setPane] = useState<Pane>("fields");
  const isNew = useSavedPage() === null;
  useEditorCommands(editing, saving, "pages", t("Save page"));
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 sm:px-6">
      <PageActions />
      <div className="flex items-center gap-3 py-4 lg:py-6">
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {isNew ? t("New page") : t("Edit page")}
        </h1>
        <Link to={pathTo("pages-dashboard")} className="ml-auto text-14 font-medium text-link touch:py-3">
          {t("All pages")}
        </Link>
      </div>
      <Notices flow={flow} />
      <div className="grid flex-1 items-start gap-6 pb-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className={clsx("min-w-0", pane === "preview" && "max-lg:hidden")}>
          <TopBar saving={saving} />
          <div className="mt-4 rounded-card bg-surface shadow-2">
            <Inspector />
          </div>
        </div>
        <div className={clsx("lg:sticky lg:top-20", pane === "fields" && "max-lg:hidden")}>
          <Suspense
            fallback={
              <div
                className="mx-auto grid w-full max-w-80 place-items-center rounded-plate bg-surface shadow-2"
                style={{ aspectRatio: "1 / 2" }}
              >
                <Spinner label={t("Drawing the page")} />
              </div>
            }
          >
            <PhonePreview />
          </Suspense>
        </div>
      </div>
      <SaveBar flow={flow} pane={pane} onPane={setPane} />
      <EditorQuestions
        flow={flow}
        state={editing.saver.state}
        changedElsewhere={t("This page was changed elsewhere")}
      />
      <Upgrade />
    </div>
  );
}

/** What keeps it from being saved, and the ways on that lose nothing. */
function Notices({ flow: { saving, leaving } }: { flow: PageFlow }) {
  const { barred, stopped } = saving;
  if (barred)
    return (
      <KeptNotice text={barredSentence(barred)}>
        <Button size="small" look="secondary" onClick={() => void leaving.go(pathTo("pages-dashboard"))}>
          {t("Go to your pages")}
        </Button>
      </KeptNotice>
    );
  if (!stopped) return null;
  return (
    <StoppedNotice
      stopped={stopped}
      gone={t("This page is no longer here.")}
      asNew={{ label: t("Save as new page"), run: () => void saving.saveAsNew() }}
    />
  );
}
