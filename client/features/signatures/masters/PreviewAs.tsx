import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { PersonPicker } from "./PersonPicker.tsx";

type Props = {
  hash: string;
  name: string;
  /** a state of the design that is not saved yet */
  draft?: SignatureInput;
  onClose(): void;
};

/** A design as any of the team's people would have it. */
export function PreviewAs({ hash, name, draft, onClose }: Props) {
  const { call } = useApp();
  const [id, setId] = useState("");
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ["designs", "preview", hash, id, draft],
    queryFn: ({ signal }) =>
      draft
        ? call(endpoints.previewDraft, { params: { hash, id }, body: draft }, { signal })
        : call(endpoints.preview, { params: { hash, id } }, { signal }),
    enabled: id !== "",
    gcTime: 0,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Preview as …")}
      description={t("How {name} looks with somebody's own details.", { name })}
    >
      <div className="mt-4 space-y-4">
        <PersonPicker value={id} onChange={setId} />
        {error && <RetryAlert retry={() => void refetch()}>{messageOf(error)}</RetryAlert>}
        <div aria-busy={isFetching} className="min-h-40 rounded-card bg-white p-4 ring-1 ring-line">
          {data ? (
            <SignatureFrame key={id} html={data.html} title={t("Signature {name}", { name })} isScaled />
          ) : isFetching ? (
            <Spinner label={t("Drawing")} />
          ) : (
            <p className="text-13 text-[#5f6e73]">{t("Choose a person to see their signature.")}</p>
          )}
        </div>
      </div>
    </Modal>
  );
}
