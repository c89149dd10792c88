import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { sent as sentCall } from "#shared/arrival/endpoints.ts";
import { PROGRAMS } from "#shared/arrival/programs.ts";
import { isTrouble } from "#shared/arrival/report.ts";
import type { Sent } from "#shared/arrival/schema.ts";
import type { GuideId } from "#shared/catalog/guides/ids.ts";
import { t } from "#shared/languages/translate.ts";
import { noteInstalled } from "#shared/signatures/endpoints.ts";
import { bytesOf, fileProblem } from "../broughtFile.ts";
import { examine } from "../reading/read.ts";
import type { Examined as Read } from "../reading/worker.ts";
import { useDrop } from "../useDrop.ts";
import { CheckAddress, type CheckMail } from "./CheckAddress.tsx";
import { Report } from "./Report.tsx";
import { SourceForm } from "./SourceForm.tsx";

type Way = "send" | "paste";
type Examined = Read & { cameAt: Date | null };

type Props = {
  hash: string;
  onClose(): void;
  /** it stands in a mail as it was designed */
  onArrived(): void;
  onGuide(id: GuideId): void;
};

/** Looks at a mail that was sent whether the signature stands in it as it was designed, and says how to mend what does not. */
export function ArrivalDialog({ hash, onClose, onArrived, onGuide }: Props) {
  const { call } = useApp();
  const [way, setWay] = useState<Way>("send");
  const [examined, setExamined] = useState<Examined | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [known, setKnown] = useState<string | null | undefined>(undefined);
  const sent = useQuery({
    queryKey: ["arrival", hash],
    queryFn: () => call(sentCall, { params: { hash } }),
    gcTime: 0,
  });

  const look = useCallback(
    async (source: string | Uint8Array | File, design: Sent, cameAt: Date | null = null) => {
      setBusy(true);
      setProblem(null);
      try {
        const { mail, report } = await examine(source instanceof File ? await bytesOf(source) : source, design);
        setExamined({ mail, report, cameAt });
        if (report.findings.some(isTrouble)) return;
        await call(noteInstalled, { params: { hash }, body: { updatedAt: design.updatedAt } });
        onArrived();
      } catch (error) {
        const odd = fileProblem(error);
        if (odd) setProblem(odd);
        else if (error instanceof RangeError) setProblem(t("This mail is too long to be looked at."));
        else if (error instanceof ApiError) setProblem(error.message);
        else throw error;
      } finally {
        setBusy(false);
      }
    },
    [call, hash, onArrived],
  );
  const design = sent.data;
  useDrop(({ file, text }) => {
    if (design) void look(file ?? text, design);
  });
  const onMail = useCallback(
    ({ at, source }: CheckMail) => {
      setKnown(at);
      if (design) void look(source, design, new Date(at));
    },
    [design, look],
  );
  const guide = examined?.report.program && PROGRAMS[examined.report.program].guide;
  const isWhole = examined !== null && !examined.report.findings.some(isTrouble);
  return (
    <Modal
      isOpen
      size="large"
      onClose={onClose}
      title={t("Check that it arrives")}
      description={t("Your signature in a real mail, compared with your design.")}
      actions={
        examined && (
          <>
            <Button look="secondary" onClick={() => setExamined(null)}>
              {t("Check another mail")}
            </Button>
            {guide && !isWhole ? (
              <Button onClick={() => onGuide(guide)}>{t("Show the steps")}</Button>
            ) : (
              <Button onClick={onClose}>{t("Close")}</Button>
            )}
          </>
        )
      }
    >
      {sent.isPending && <Spinner label={t("Loading")} className="mx-auto my-12" />}
      {sent.error && (
        <InlineAlert kind="danger" className="mt-4">
          {messageOf(sent.error)}
        </InlineAlert>
      )}
      {examined && <Report {...examined} />}
      {design && !examined && (
        <div className="mt-4 flex flex-col gap-5">
          {design.hasCheckAddress && (
            <SegmentedControl
              label={t("How to check")}
              isLabelHidden
              options={[
                { value: "send" as const, label: t("Send us a mail") },
                { value: "paste" as const, label: t("Paste or drop one") },
              ]}
              value={way}
              onChange={(value) => setWay(value)}
            />
          )}
          {design.hasCheckAddress && way === "send" ? (
            <CheckAddress hash={hash} known={known} onFirstLook={setKnown} onMail={onMail} />
          ) : (
            <>
              {!design.hasCheckAddress && (
                <p className="text-14">
                  {t("Send yourself a mail with your signature, open it where it arrives, and bring its source here.")}
                </p>
              )}
              <SourceForm isBusy={isBusy} onRead={(source) => void look(source, design)} />
            </>
          )}
        </div>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem}
        </InlineAlert>
      )}
    </Modal>
  );
}
