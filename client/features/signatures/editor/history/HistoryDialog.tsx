import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { get, list } from "#shared/signatures/versions/endpoints.ts";
import { MAX_VERSIONS } from "#shared/signatures/versions/schema.ts";
import { useEditing } from "../session/EditingContext.tsx";
import { Comparison } from "./Comparison.tsx";
import { VersionRow } from "./VersionRow.tsx";

type Props = { hash: string; onClose(): void };

/** The saved states of a signature: who saved them and when, how one looks beside what is here now, and the way back to it. */
export function HistoryDialog({ hash, onClose }: Props) {
  const { call } = useApp();
  const { editor, changeAtOnce } = useEditing();
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = useQuery({
    queryKey: ["versions", hash],
    queryFn: () => call(list, { params: { hash } }),
    gcTime: 0,
  });
  const items = versions.data?.items ?? [];
  const revision = chosen ?? items[1]?.revision ?? items[0]?.revision ?? null;
  const version = useQuery({
    queryKey: ["versions", hash, revision],
    queryFn: () => call(get, { params: { hash, revision: revision ?? 0 } }),
    enabled: revision !== null,
  });
  const restore = () => {
    if (!version.data) return;
    const { input } = version.data;
    editor.choose(null);
    changeAtOnce((document) => void Object.assign(document, structuredClone(input)));
    showToast({
      kind: "info",
      text: t("The earlier version is back. Save it to keep it."),
      action: { label: t("Undo"), run: editor.undo },
    });
    onClose();
  };
  const error = versions.error ?? version.error;
  return (
    <Modal
      isOpen
      size="large"
      onClose={onClose}
      title={t("Earlier versions")}
      description={t("Each save is kept, the last {count} of them.", { count: MAX_VERSIONS })}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Close")}
          </Button>
          <Button disabled={!version.data} onClick={restore}>
            {t("Bring this version back")}
          </Button>
        </>
      }
    >
      {error && (
        <InlineAlert kind="danger" className="mt-3">
          {messageOf(error)}
        </InlineAlert>
      )}
      {versions.isPending && <Spinner label={t("Loading")} className="mx-auto my-12" />}
      {versions.data && items.length === 0 && (
        <p className="py-8 text-center text-ink-muted">{t("Nothing yet: the next save is the first that is kept.")}</p>
      )}
      {items.length > 0 && (
        <div className="mt-4 grid gap-5 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <fieldset className="max-sm:max-h-44 sm:max-h-112 overflow-y-auto overscroll-contain">
            <legend className="sr-only">{t("Versions")}</legend>
            {items.map((item, index) => (
              <VersionRow
                key={item.revision}
                version={item}
                isNewest={index === 0}
                isChosen={item.revision === revision}
                onChoose={() => setChosen(item.revision)}
              />
            ))}
          </fieldset>
          <div className="min-w-0">
            {version.data ? (
              <Comparison before={version.data.input} lostPictures={version.data.lostPictures} />
            ) : (
              <Spinner label={t("Loading")} className="mx-auto my-12" />
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}
