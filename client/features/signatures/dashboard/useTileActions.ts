import { useRef, useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { clone, sendTest } from "#shared/signatures/endpoints.ts";
import { deleteNow } from "./deletions.ts";
import type { PlaceProps } from "./NewSignature.tsx";
import { nameOf } from "./names.ts";
import type { Tile } from "./tiles.ts";

/**
 * What is done with one signature of the list; a toast says how it went. One thing at a time: a second press would be a
 * second copy, or a second mail.
 * @param refresh asks for the list again
 * @returns `busy`: the hash of the signature that something is done with
 */
export function useTileActions({ refresh, needsPlace }: PlaceProps & { refresh(): Promise<unknown> }) {
  const app = useApp();
  const email = useSession()?.user.email ?? "";
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const isBusy = useRef(false);

  async function attempt(hash: string, work: () => Promise<void>, failure: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(hash);
    try {
      await work();
    } catch (error) {
      showToast({ kind: "error", text: `${failure} ${messageOf(error)}` });
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  return {
    busy,

    /** Makes a copy, the first of the list, and leads to it. */
    copy(tile: Tile) {
      const name = nameOf(tile);
      const work = async () => {
        if (needsPlace()) await deleteNow();
        const { hash } = await app.call(clone, { params: { hash: tile.hash } });
        await refresh();
        showToast({
          kind: "success",
          text: t("{name} was duplicated.", { name }),
          action: { label: t("Edit the copy"), run: () => void navigate(pathTo("editor-edit", { hash })) },
        });
      };
      return attempt(tile.hash, work, t("{name} was not duplicated.", { name }));
    },

    /** Mails the viewer the signature as their own mails will show it. */
    sendTest({ hash }: Tile) {
      const work = async () => {
        await app.call(sendTest, { params: { hash } });
        showToast({ kind: "success", text: t("A test mail is on its way to {email}.", { email }) });
      };
      return attempt(hash, work, t("The test mail was not sent."));
    },
  };
}
