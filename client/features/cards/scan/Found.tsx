import { BookUser, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useApp } from "#client/lib/context.tsx";
import { saveFile } from "#client/lib/saveFile.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { contactFileName } from "#shared/cards/fileName.ts";
import { t } from "#shared/languages/translate.ts";
import { type Contact, type Reading, readCode } from "./reading.ts";

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

/** What a code says, and what can be done with it. Nothing is opened before somebody has seen where it leads. */
export function Found({ code, onAgain }: { code: string; onAgain(): void }) {
  const { site } = useApp();
  const reading = readCode(code, site);
  return (
    <section aria-label={t("What the code says")} className="rounded-card bg-surface p-5 shadow-2">
      {reading.kind === "link" && <FoundLink link={reading} />}
      {reading.kind === "contact" && <FoundContact contact={reading.contact} />}
      {reading.kind === "text" && (
        <Frame title={t("A text")} actions={<Copy text={reading.text} />}>
          <p dir="auto" className="max-h-60 overflow-y-auto text-14 break-words whitespace-pre-wrap">
            {reading.text}
          </p>
        </Frame>
      )}
      <Button look="ghost" className="mt-3 -ml-3" onClick={onAgain}>
        {t("Scan another one")}
      </Button>
    </section>
  );
}

type FrameProps = { title: string; actions: ReactNode; children: ReactNode };

const Frame = ({ title, actions, children }: FrameProps) => (
  <>
    <h2 dir="auto" className="text-20 font-semibold break-words">
      {title}
    </h2>
    <div className="mt-2">{children}</div>
    <div className="mt-4 flex flex-wrap gap-3">{actions}</div>
  </>
);

function FoundLink({ link: { url, host, what, vcf } }: { link: Extract<Reading, { kind: "link" }> }) {
  const title =
    what === "card" ? t("A business card") : what === "page" ? t("A link page") : t("A link to {host}", { host });
  return (
    <Frame
      title={title}
      actions={
        <>
          {vcf && (
            <a href={vcf} download className={buttonLook()}>
              <BookUser {...icon} />
              {t("Save contact")}
            </a>
          )}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ look: vcf ? "secondary" : "primary" })}
          >
            <ExternalLink {...icon} />
            {what === null ? t("Open {host}", { host }) : t("Open it")}
          </a>
          <Copy text={url} />
        </>
      }
    >
      <p className="max-h-40 overflow-y-auto font-mono text-13 break-all text-ink-muted">{url}</p>
      {what === null && (
        <p className="mt-2 text-13 text-ink-muted">
          {t("It leads away from here. Open it if you know {host} and trust whoever showed you the code.", { host })}
        </p>
      )}
    </Frame>
  );
}

function FoundContact({ contact: { name, lines, file } }: { contact: Contact }) {
  const save = () => saveFile(new Blob([file], { type: "text/vcard;charset=utf-8" }), `${contactFileName(name)}.vcf`);
  return (
    <Frame
      title={name}
      actions={
        <Button icon={<BookUser {...icon} />} onClick={save}>
          {t("Save contact")}
        </Button>
      }
    >
      <ul className="flex flex-col gap-1 text-14 text-ink-muted">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves
          <li key={index} dir="auto" className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Copy({ text }: { text: string }) {
  const tell = () =>
    showToast({ kind: "error", text: t("Your browser did not let us copy. Select the text instead.") });
  return (
    <CopyButton
      look="secondary"
      label={t("Copy")}
      done={t("Copied")}
      copy={() => navigator.clipboard.writeText(text)}
      onError={tell}
    />
  );
}
