import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import type { MailOutcome } from "#client/lib/useMailing.ts";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS, WARN_HTML_CHARS } from "#shared/signatures/constants.ts";

const DownloadList = lazyPart(async () => (await import("../install/DownloadList.tsx")).DownloadList);
const TestMail = lazyPart(async () => (await import("../install/TestMail.tsx")).TestMail);
const PhoneCode = lazyPart(async () => (await import("../install/PhoneCode.tsx")).PhoneCode);

type Panel = "files" | "phone";
type Props = {
  hash: string;
  /** characters of the HTML */
  size: number;
  /** the viewer's own, who may have it mailed */
  canEdit: boolean;
};

/** What else one can do with a signature, and how much room it takes. */
export function PreviewActions({ hash, size, canEdit }: Props) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [mailed, setMailed] = useState<MailOutcome | null>(null);
  const toggle = (own: Panel, label: string, className?: string) => (
    <Button
      className={className}
      look="secondary"
      size="small"
      aria-expanded={panel === own}
      aria-controls="preview-panel"
      onClick={() => setPanel(panel === own ? null : own)}
    >
      {label}
      <Icon name="chevronDown" className={panel === own ? "size-4 rotate-180" : "size-4"} />
    </Button>
  );
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
        {toggle("files", t("Download"))}
        {toggle("phone", t("Open on phone"), "touch:hidden")}
        <Button look="secondary" size="small" onClick={() => print()}>
          {t("Print")}
        </Button>
        {canEdit && (
          <Suspense fallback={<div className="h-9 w-40" />}>
            <TestMail hash={hash} onOutcome={setMailed} />
          </Suspense>
        )}
      </div>
      {mailed && (
        <InlineAlert kind={mailed.kind} actions={mailed.action} className="mt-3">
          {mailed.text}
        </InlineAlert>
      )}
      <div id="preview-panel">
        {panel && (
          <Sheet>
            {panel === "files" ? <DownloadList hash={hash} onProblem={setProblem} /> : <PhoneCode hash={hash} />}
            {panel === "files" && problem && (
              <InlineAlert kind="danger" className="mt-3">
                {problem}
              </InlineAlert>
            )}
          </Sheet>
        )}
      </div>
      <Size chars={size} />
    </>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 rounded-card bg-surface p-4 shadow-1">
    <Suspense fallback={<div className="h-40" />}>{children}</Suspense>
  </div>
);

/** Gmail's limit is the lowest of all. */
function Size({ chars }: { chars: number }) {
  const [used, most] = [formatNumber(chars), formatNumber(MAX_HTML_CHARS)];
  return (
    <p className="mt-3 text-center text-13 text-ink-muted">
      {t("{used} of {most} characters", { used, most })}
      {chars > MAX_HTML_CHARS && t(": more than Gmail takes")}
      {chars > WARN_HTML_CHARS && chars <= MAX_HTML_CHARS && t(": close to what Gmail takes")}
    </p>
  );
}
