import { Suspense, useContext, useState } from "react";
import { useLoaderData } from "react-router";
import { FooterContext, useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { needsMore } from "#renderer/signature/blocks/addons/later.ts";
import { TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { GuestCommands } from "../commands/GuestCommands.tsx";
import { EditingProvider, useEditing, useSaveState } from "./editor/session/EditingContext.tsx";
import { createEditing } from "./editor/session/editing.ts";
import type { Barred, EditorData } from "./editor/workbench/barred.ts";
import { Canvas } from "./editor/workbench/Canvas.tsx";
import { EditorActions } from "./editor/workbench/EditorActions.tsx";
import { EditorDialogs } from "./editor/workbench/EditorDialogs.tsx";
import { Inspector } from "./editor/workbench/Inspector.tsx";
import { SavingNotice } from "./editor/workbench/SavingNotice.tsx";
import { useEditorCommands } from "./editor/workbench/useEditorCommands.ts";
import { type Flow, useFlow } from "./editor/workbench/useFlow.ts";
import { useVisibleScreen } from "./editor/workbench/useVisibleScreen.ts";
import { Upgrade } from "./upgrade/Upgrade.tsx";

/** For a signature that wants more than is there at first: the drawing from before, or an addon that few have. */
const WholeEditor = lazyPart(async () => {
  await import("#renderer/signature/render.ts");
  return Editor;
});

/** Designs a new signature or edits a saved one. */
export function Screen() {
  const data = useLoaderData() as EditorData;
  return (
    <Suspense fallback={null}>
      <Opened key={data.signature?.hash ?? "new"} data={data} />
    </Suspense>
  );
}

function Opened({ data }: { data: EditorData }) {
  // Decided once: with its first change it may no longer be so, and the work on it goes on.
  const [isWhole] = useState(() => data.signature !== null && wantsWhole(data.signature));
  return isWhole ? <WholeEditor data={data} /> : <Editor data={data} />;
}

const wantsWhole = ({ design, general }: Content) =>
  design.templateVersion < TEMPLATE_VERSION || needsMore(general.addons);

function Editor({ data }: { data: EditorData }) {
  const app = useApp();
  const [editing] = useState(() =>
    createEditing(app, data.signature && { signature: data.signature, etag: null }, data.known),
  );
  return (
    <EditingProvider editing={editing}>
      <Workbench data={data} />
    </EditingProvider>
  );
}

function Workbench({ data }: { data: EditorData }) {
  const editing = useEditing();
  const flow = useFlow(editing, data);
  const { save, barred, isGone, saveAsNew } = flow.saving;
  const isUnderWay = useIsUnderWay(flow.isArriving);
  const footer = useContext(FooterContext);
  useEditorCommands(editing, flow);
  useVisibleScreen();
  const title = <h1 className="sr-only">{data.signature ? t("Edit signature") : t("Create your email signature")}</h1>;
  if (isUnderWay)
    return (
      <>
        {title}
        <SavingNotice />
      </>
    );
  return (
    // On a phone the signature stands above its controls; for those who listen it comes after them, as beside them.
    <div className="flex min-h-0 flex-1 flex-col-reverse split:flex-row">
      {title}
      <EditorActions onSave={() => void save()} onPreview={() => void flow.preview()} />
      <Inspector />
      {/* Panes scroll by themselves; what is hidden inside one (`sr-only`) lies in it and makes no other pane longer. A
      docked dialog covers rail, inspector and some of this pane: the mail moves beside it. */}
      <div
        data-pane
        className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain max-split:[container-type:size] lg:[body:has([data-docked])_&]:pl-[calc(var(--dock)+0.5rem-var(--docked-over))]"
      >
        <div className="flex-1 px-3 py-2 split:px-4 split:py-4 lg:px-8 lg:py-6">
          {barred && <BarredNotice barred={barred} flow={flow} />}
          {isGone && <GoneNotice onSaveAsNew={() => void saveAsNew()} />}
          <Canvas />
        </div>
        <div className="max-split:hidden">{footer}</div>
      </div>
      <EditorDialogs flow={flow} />
      <Upgrade />
      <GuestCommands />
    </div>
  );
}

/** Whoever has just signed up sees the editor only if their work cannot go on its way. */
function useIsUnderWay(isArriving: boolean): boolean {
  const { kind } = useSaveState();
  return isArriving && (kind === "idle" || kind === "saving" || kind === "saved");
}

/** No place left, or no right to it: the sentence of the specification, and two ways on that lose nothing. */
function BarredNotice({ barred, flow: { saving, leaving } }: { barred: Barred; flow: Flow }) {
  return (
    <InlineAlert
      kind="warning"
      className="mx-auto mb-4 max-w-180"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void saving.moveToExisting()}>
            {t("Use this in my signature")}
          </Button>
          <Button size="small" look="secondary" onClick={() => void leaving.go(pathTo("dashboard"))}>
            {t("Go to the dashboard")}
          </Button>
        </div>
      }
    >
      <p className="font-medium">{t(COMMON_ERRORS[barred].message)}</p>
      <p>{t("Your work is kept in this browser.")}</p>
    </InlineAlert>
  );
}

/** Deleted while it was open here: the work can still become a new signature. */
function GoneNotice({ onSaveAsNew }: { onSaveAsNew(): void }) {
  return (
    <InlineAlert
      kind="warning"
      className="mx-auto mb-4 max-w-180"
      actions={
        <Button size="small" onClick={onSaveAsNew}>
          {t("Save as new signature")}
        </Button>
      }
    >
      <p className="font-medium">{t("This signature is no longer here.")}</p>
      <p>{t("It was probably deleted in another tab. Your work is kept in this browser.")}</p>
    </InlineAlert>
  );
}
