import { type ReactNode, Suspense, useState } from "react";
import { useCommands } from "#client/lib/commands.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { DownloadList } from "./DownloadList.tsx";

const PhoneCode = lazyPart(async () => (await import("./PhoneCode.tsx")).PhoneCode);

type Props = {
  hash: string;
  /** a file of it was saved */
  onTaken(): void;
  /** other ways to copy */
  children: ReactNode;
};

/** What else one can take along. Opens, and its files come, without a script too. */
export function More({ hash, onTaken, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useCommands(() => [{ id: "print", label: t("Print"), group: "signature", run: () => print() }]);
  return (
    <details
      className="group rounded-control bg-surface ring-1 ring-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between rounded-control px-3 text-14 font-medium hover:bg-bg-muted touch:min-h-11 [&::-webkit-details-marker]:hidden">
        {t("More ways to take it")}
        <Icon name="chevronDown" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-3">
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {children}
          <Button look="secondary" size="small" onClick={() => print()}>
            {t("Print")}
          </Button>
        </div>
        <DownloadList hash={hash} onProblem={setProblem} onSaved={onTaken} />
        {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
        {isOpen && (
          <div className="touch:hidden">
            <Suspense fallback={<div className="h-40" />}>
              <PhoneCode hash={hash} />
            </Suspense>
          </div>
        )}
      </div>
    </details>
  );
}
