import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { useCommands } from "#client/lib/commands.ts";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import type { DownloadKind } from "#shared/signatures/downloads.ts";
import { download } from "#shared/signatures/endpoints.ts";
import { saveFile } from "./saveFile.ts";

type Props = Parameters<typeof buttonLook>[0] & {
  hash: string;
  kind: DownloadKind;
  className?: string;
  children: ReactNode;
  /** what to tell the person, or null when a new attempt begins */
  onProblem(message: string | null): void;
  onSaved?(): void;
  /** of the command that it is too: other words to find it by */
  words?: string;
};

/** A link to a file, which also works before the page is alive. Alive, it says so when the file does not come. */
export function DownloadButton({ hash, kind, look, size, className, children, onProblem, onSaved, words }: Props) {
  const { site, send } = useApp();
  const [isLoading, setLoading] = useState(false);
  const params = { hash, kind };
  const save = async (tell = onProblem) => {
    tell(null);
    setLoading(true);
    try {
      saveFile(await send(download, { params }));
      onSaved?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(error.message);
    } finally {
      setLoading(false);
    }
  };
  useCommands(() => {
    if (words === undefined) return [];
    // Whoever asks for it by its name need not have the link in sight.
    const tell = (message: string | null) => message && showToast({ kind: "error", text: message });
    const label = t("Download .{ending}", { ending: kind });
    return [{ id: `download-${kind}`, label, words, group: "signature", run: () => void save(tell) }];
  });
  return (
    <a
      href={site.apiBase + endpointPath(download, params)}
      download
      aria-busy={isLoading}
      className={clsx(look && buttonLook({ look, ...(size && { size }) }), className)}
      onClick={(event) => {
        event.preventDefault();
        if (!isLoading) void save();
      }}
    >
      {children}
      {isLoading && <Spinner label={t("Making the file")} />}
    </a>
  );
}
