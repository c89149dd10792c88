import { useMutation } from "@tanstack/react-query";
import { Download, PenLine } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { drawingProblem } from "#client/features/drawings/drawings.ts";
import { handOver, type SignOrder } from "#client/features/drawings/handOver.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { saveFile } from "#client/lib/saveFile.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type FileKind = { label: string; ending: "png" | "svg"; draw(): Promise<{ file: Blob }> };

type Props = {
  /** what the sign is drawn from; null without one */
  order: SignOrder | null;
  files: readonly FileKind[];
  /** of the file, without its ending */
  name: string;
  /** said as long as there is no sign */
  hint: ReactNode;
  /** it is about to go into the editor */
  onUse?(): void;
};

/** The two ways to take a sign along: as a file, or into the editor. */
export function SignActions({ order, files, name, hint, onUse }: Props) {
  const navigate = useNavigate();
  const download = useMutation({
    mutationFn: async ({ draw, ending }: FileKind) => saveFile((await draw()).file, `${name}.${ending}`),
  });
  /** what the last file was made of */
  const savedOrder = useRef(order);
  const carryOn = () => {
    if (!order) return;
    handOver(order);
    onUse?.();
    void navigate(pathTo("editor-create"));
  };
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="large"
          disabled={!order}
          className="max-sm:h-auto max-sm:min-h-12 max-sm:w-full max-sm:px-3 max-sm:py-2 max-sm:whitespace-normal"
          icon={<PenLine className="size-5" aria-hidden="true" />}
          onClick={carryOn}
        >
          {t("Use in my email signature")}
        </Button>
        {files.map((kind) => (
          <Button
            key={kind.ending}
            look="secondary"
            size="large"
            disabled={!order}
            className="max-sm:w-full"
            isLoading={download.isPending && download.variables.ending === kind.ending}
            icon={<Download className="size-5" aria-hidden="true" />}
            onClick={() => {
              savedOrder.current = order;
              download.mutate(kind);
            }}
          >
            {kind.label}
          </Button>
        ))}
      </div>
      <p className="mt-3 min-h-5 text-14 text-ink-muted" role="status">
        {!order && hint}
        {order && order === savedOrder.current && download.isSuccess && t("Saved in your downloads.")}
      </p>
      {download.error && <InlineAlert kind="danger">{drawingProblem(download.error)}</InlineAlert>}
    </div>
  );
}
