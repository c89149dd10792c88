import { useRef } from "react";
import { useLoaderData } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { FirmModals } from "#client/ui/layers.ts";
import { createPageEditing, type PageEditing } from "./editor/session/editing.ts";
import { PageEditingProvider } from "./editor/session/PageEditingContext.tsx";
import { Workbench } from "./editor/workbench/Workbench.tsx";
import type { PageEditorData } from "./PageEditorScreen.loader.ts";

/** Makes a new page or edits a saved one. */
export function Screen() {
  const data = useLoaderData() as PageEditorData;
  const { editing, id } = useSession(data);
  return (
    <FirmModals value={true}>
      <PageEditingProvider key={id} editing={editing}>
        <Workbench data={data} />
      </PageEditingProvider>
    </FirmModals>
  );
}

/** A new page goes on under the address that it has from its first save on: the same work, and the cursor where it is. */
function useSession(data: PageEditorData): { editing: PageEditing; id: number } {
  const app = useApp();
  const known = useRef<{ data: PageEditorData; editing: PageEditing; id: number } | null>(null);
  const begin = () => createPageEditing(app, data.page && { record: data.page, etag: null }, data.beginning);
  if (known.current === null) known.current = { data, editing: begin(), id: 0 };
  else if (known.current.data !== data) {
    const { editing, id } = known.current;
    const isSame = data.page !== null && data.page.hash === editing.hashNow();
    known.current = isSame ? { data, editing, id } : { data, editing: begin(), id: id + 1 };
  }
  return known.current;
}
