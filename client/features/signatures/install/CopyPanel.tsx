import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#client/lib/problem.ts";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import type { InstallWay } from "#shared/catalog/guides/guide.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import { formName } from "../formNames.ts";
import { type Copyable, copyRich, copyText, type Form } from "./clipboard.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { More } from "./More.tsx";

type Kind = "rich" | "source" | "text";

type Props = {
  hash: string;
  way: InstallWay;
  /** "Copied, now paste it in …" */
  shortName: string;
  /** others than the one for replies, which the signature has of its own */
  forms: readonly FormKey[];
  contentOf(form: Form): Copyable | Promise<Copyable>;
  /** draws a form where people see it, to be selected where the clipboard is refused */
  show(form: Form): HTMLElement | null;
  /** what the steps ask for was copied or saved */
  onCopied(): void;
  /** it was copied or saved in any form */
  onTaken(): void;
  /** what stands between the one button and the rest */
  children?: ReactNode;
};

const REFUSED = {
  rich: msg("The browser did not allow copying. The signature is selected: press Ctrl C (⌘ C on a Mac)."),
  source: msg("The browser did not allow copying. Select the source below and press Ctrl C (⌘ C on a Mac)."),
  text: msg("The browser did not allow copying. Select the text below and press Ctrl C (⌘ C on a Mac)."),
};

/** The one big button, and the smaller ways of taking the signature along. */
export function CopyPanel({ hash, way, shortName, forms, contentOf, show, onCopied, onTaken, children }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const copyAs = async (kind: Kind, form: Form) => {
    if (kind === "rich") return copyRich(contentOf(form), () => show(form));
    const content = contentOf(form);
    const pick = (all: Copyable) => (kind === "source" ? all.html : all.text);
    const isCopied = await copyText(content instanceof Promise ? content.then(pick) : pick(content), (text) => {
      flushSync(() => setByHand(text));
      return field.current;
    });
    if (isCopied) setByHand(null);
    return isCopied;
  };
  const copy = (kind: Kind, form: Form) => async () => {
    setProblem(null);
    setByHand(null);
    try {
      if (!(await copyAs(kind, form))) throw new Error("The clipboard was refused.");
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t(REFUSED[kind]));
      throw error;
    }
    onTaken();
    if (form === "full" && kind === way.copies) onCopied();
  };

  const small = { look: "secondary", size: "small", onError: () => undefined } as const;
  return (
    <>
      {/* What people come for: on a phone always under the thumb, wherever they read. */}
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-200 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] noscript:hidden print:hidden">
        {way.file ? (
          <DownloadButton
            hash={hash}
            kind={way.file}
            look="primary"
            size="large"
            className="w-full"
            onProblem={setProblem}
            onSaved={() => {
              onTaken();
              onCopied();
            }}
          >
            {t("Download .{ending}", { ending: way.file })}
          </DownloadButton>
        ) : (
          <CopyButton
            key={way.id}
            label={way.copies === "source" ? t("Copy source") : t("Copy signature")}
            done={t("Copied, now paste it in {program}", { program: t(shortName) })}
            size="large"
            className="w-full"
            copy={copy(way.copies ?? "rich", "full")}
            onError={() => undefined}
            command={{ id: "copy", keys: ["c"] }}
          />
        )}
        {problem && (
          <InlineAlert kind="warning" className="mt-3">
            {problem}
          </InlineAlert>
        )}
      </div>
      {children}
      <More hash={hash} onTaken={onTaken}>
        <CopyButton
          {...small}
          label={t("Copy for replies")}
          copy={copy(way.copies === "source" ? "source" : "rich", "reply")}
          command={{ id: "copy-reply" }}
        />
        {forms.map((form) => (
          <CopyButton
            key={form}
            {...small}
            label={t("Copy: {form}", { form: formName(form) })}
            copy={copy(way.copies === "source" ? "source" : "rich", form)}
            command={{ id: `copy-${form}` }}
          />
        ))}
        <CopyButton {...small} label={t("Copy plain text")} copy={copy("text", "full")} command={{ id: "copy-text" }} />
        {way.copies === "source" || way.file ? (
          <CopyButton
            {...small}
            label={t("Copy signature")}
            copy={copy("rich", "full")}
            command={{ id: "copy-rich" }}
          />
        ) : (
          <CopyButton
            {...small}
            label={t("Copy source")}
            copy={copy("source", "full")}
            command={{ id: "copy-source" }}
          />
        )}
      </More>
      {byHand !== null && (
        <textarea
          ref={field}
          readOnly
          aria-label={t("What to copy")}
          value={byHand}
          className="h-32 w-full rounded-control border border-control bg-bg p-3 font-mono text-12"
        />
      )}
    </>
  );
}
