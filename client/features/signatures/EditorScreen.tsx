import { useContext, useState } from "react";
import { useLoaderData } from "react-router";
import { FooterContext, useApp } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { EditingProvider, useEditing } from "./editor/session/EditingContext.tsx";
import { createEditing } from "./editor/session/editing.ts";
import type { Barred, EditorData } from "./editor/workbench/barred.ts";
import { Canvas } from "./editor/workbench/Canvas.tsx";
import { CanvasActions, EditorActions } from "./editor/workbench/EditorActions.tsx";
import { EditorDialogs } from "./editor/workbench/EditorDialogs.tsx";
import { Inspector } from "./editor/workbench/Inspector.tsx";
import { type Flow, useFlow } from "./editor/workbench/useFlow.ts";
import { useShortcuts } from "./editor/workbench/useShortcuts.ts";

/** Designs a new signature or edits a saved one. */
export function Screen() {
  const data = useLoaderData() as EditorData;
  return <Editor key={data.signature?.hash ?? "new"} data={data} />;
}

function Editor({ data }: { data: EditorData }) {
  const app = useApp();
  const [editing] = useState(() => createEditing(app, data.signature && { signature: data.signature, etag: null }));
  return (
    <EditingProvider editing={editing}>
      <Workbench data={data} />
    </EditingProvider>
  );
}

function Workbench({ data }: { data: EditorData }) {
  const editing = useEditing();
  const flow = useFlow(editing, data);
  const { save, preview, barred, isGone, saveAsNew } = flow.saving;
  const footer = useContext(FooterContext);
  useShortcuts(editing, () => void save());
  return (
    <div className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
      <h1 className="sr-only">{data.signature ? t("Edit signature") : t("Create your email signature")}</h1>
      <EditorActions onSave={() => void save()} onPreview={() => void preview()} />
      <Inspector />
      {/* Panes scroll by themselves; what is hidden inside one (`sr-only`) lies in it and makes no other pane longer. */}
      <div className="flex min-w-0 flex-1 flex-col lg:relative lg:overflow-y-auto lg:overscroll-contain">
        <div className="flex-1 px-4 py-4 max-lg:pb-[55dvh] lg:px-8 lg:py-6">
          {barred && <BarredNotice barred={barred} flow={flow} />}
          {isGone && <GoneNotice onSaveAsNew={() => void saveAsNew()} />}
          <Canvas actions={<CanvasActions onPreview={() => void preview()} />} />
        </div>
        <div className="max-lg:hidden">{footer}</div>
      </div>
      <EditorDialogs flow={flow} />
    </div>
  );
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
      <p className="font-medium">{t(ERRORS[barred].message)}</p>
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
