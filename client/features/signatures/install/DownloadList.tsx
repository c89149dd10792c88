import { msg, t } from "#shared/languages/translate.ts";
import type { DownloadKind } from "#shared/signatures/downloads.ts";
import { DownloadButton } from "./DownloadButton.tsx";

const FILES: readonly { kind: DownloadKind; name: string; use: string }[] = [
  { kind: "html", name: msg("Page"), use: msg("For Thunderbird and other programs that take a file.") },
  {
    kind: "zip",
    name: msg("Outlook files"),
    use: msg("For classic Outlook on Windows, with pictures that fit it pixel by pixel."),
  },
  { kind: "mailsignature", name: msg("Apple Mail signature"), use: msg("Goes into a signature file of Apple Mail.") },
  { kind: "eml", name: msg("Test mail"), use: msg("Opens as a draft: send it to yourself.") },
  { kind: "txt", name: msg("Plain text"), use: msg("For mails without formatting.") },
];

type Props = { hash: string; onProblem(message: string | null): void; onSaved(): void };

/** All files of a signature, each with what it is good for. */
export function DownloadList({ hash, onProblem, onSaved }: Props) {
  return (
    <ul className="-mx-1 grid gap-1">
      {FILES.map(({ kind, name, use }) => (
        <li key={kind}>
          <DownloadButton
            hash={hash}
            kind={kind}
            onProblem={onProblem}
            onSaved={onSaved}
            words={t(name)}
            className="flex items-start justify-between gap-2 rounded-control px-3 py-2 hover:bg-bg-muted"
          >
            <span>
              <span className="text-14 font-medium text-link">
                {t(name)} (.{kind})
              </span>
              <span className="block text-13 text-ink-muted">{t(use)}</span>
            </span>
          </DownloadButton>
        </li>
      ))}
    </ul>
  );
}
