import { type FormEvent, useRef, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { t } from "#shared/languages/translate.ts";
import { SOURCES } from "./words.ts";

type Props = { isBusy: boolean; onRead(source: string | File): void };

/** The source of a mail, pasted or chosen; the dialog takes what is dropped. */
export function SourceForm({ isBusy, onRead }: Props) {
  const [text, setText] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRead(text);
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={onSubmit}>
      <Textarea
        label={t("Source of a mail that you have sent")}
        hint={t("Paste it, or drop the mail as a file (.eml). It stays in this browser.")}
        rows={5}
        spellCheck={false}
        className="font-mono text-12"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <details className="text-14">
        <summary className="cursor-pointer font-medium">{t("Where do I find the source?")}</summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {SOURCES.map(({ name, how }) => (
            <div key={name} className="contents">
              <dt className="font-medium">{t(name)}</dt>
              <dd className="text-ink-muted max-sm:mb-2">{t(how)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".eml,.txt,.html,.htm,message/rfc822,text/plain,text/html"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onRead(file);
          // The same file again, once it was changed.
          target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy} disabled={text.trim() === ""}>
          {t("Look at this mail")}
        </Button>
        <Button look="secondary" onClick={() => chooser.current?.click()}>
          {t("Choose a file")}
        </Button>
      </div>
    </form>
  );
}
