import { type RefObject, useRef, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import type { InstallGuide } from "#shared/catalog/installGuides.ts";
import { copyRich, copySource } from "./clipboard.ts";

type Props = {
  html: string;
  text: string;
  guide: InstallGuide;
  /** the drawn signature, to be selected where the clipboard is refused */
  drawn: RefObject<HTMLElement | null>;
  onCopied(): void;
};

/** The one big button, and the smaller ways of taking the signature along. */
export function CopyPanel({ html, text, guide, drawn, onCopied }: Props) {
  const [refused, setRefused] = useState<"rich" | "source" | null>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const isSource = guide.copies === "source";
  const copy = async () => {
    setRefused(null);
    const isCopied = await (isSource ? copySource(html, source.current) : copyRich(html, text, drawn.current));
    if (!isCopied) throw new Error("The clipboard was refused.");
    onCopied();
  };
  return (
    <div>
      {/* What people come for: on a phone always under the thumb, wherever they read. */}
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-200 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <CopyButton
          key={guide.id}
          label={isSource ? "Copy source" : "Copy signature"}
          done={`Copied, now paste it in ${guide.shortName}`}
          size="large"
          className="w-full"
          copy={copy}
          onError={() => setRefused(guide.copies)}
        />
        {refused && (
          <InlineAlert kind="warning" className="mt-3">
            {refused === "rich"
              ? "The browser did not allow copying. The signature above is selected: press Ctrl C (⌘ C on a Mac)."
              : "The browser did not allow copying. Select the source below and press Ctrl C (⌘ C on a Mac)."}
          </InlineAlert>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:mt-3">
        {!isSource && (
          <CopyButton
            label="Copy source"
            look="secondary"
            size="small"
            copy={async () => {
              if (!(await copySource(html, source.current))) throw new Error("The clipboard was refused.");
            }}
            onError={() => setRefused("source")}
          />
        )}
        <Button look="secondary" size="small" onClick={() => download(html)}>
          Download .html
        </Button>
      </div>
      <textarea
        ref={source}
        readOnly
        aria-label="Source of the signature"
        value={html}
        className={
          refused === "source"
            ? "mt-3 h-32 w-full rounded-control border border-control p-3 font-mono text-12"
            : "sr-only"
        }
        tabIndex={refused === "source" ? 0 : -1}
      />
    </div>
  );
}

/** A file for mail clients that take one, such as Thunderbird. */
function download(html: string) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signature</title></head><body>${html}</body></html>`;
  const url = URL.createObjectURL(new Blob([page], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "signature.html";
  link.click();
  URL.revokeObjectURL(url);
}
