import type { DownloadKind } from "#shared/signatures/downloads.ts";
import { DownloadButton } from "./DownloadButton.tsx";

const FILES: readonly { kind: DownloadKind; name: string; use: string }[] = [
  { kind: "html", name: "Page", use: "For Thunderbird and other programs that take a file." },
  {
    kind: "zip",
    name: "Outlook files",
    use: "For classic Outlook on Windows, with pictures that fit it pixel by pixel.",
  },
  { kind: "mailsignature", name: "Apple Mail signature", use: "Goes into a signature file of Apple Mail." },
  { kind: "eml", name: "Test mail", use: "Opens as a draft: send it to yourself." },
  { kind: "txt", name: "Plain text", use: "For mails without formatting." },
];

type Props = { hash: string; onProblem(message: string | null): void };

/** All files of a signature, each with what it is good for. */
export function DownloadList({ hash, onProblem }: Props) {
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {FILES.map(({ kind, name, use }) => (
        <li key={kind}>
          <DownloadButton
            hash={hash}
            kind={kind}
            onProblem={onProblem}
            className="flex items-start justify-between gap-2 rounded-control px-3 py-2 hover:bg-bg-muted"
          >
            <span>
              <span className="text-14 font-medium text-link">
                {name} (.{kind})
              </span>
              <span className="block text-13 text-ink-muted">{use}</span>
            </span>
          </DownloadButton>
        </li>
      ))}
    </ul>
  );
}
