import { t } from "#shared/languages/translate.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { asciiName } from "./fileName.ts";
import { lines } from "./plain.ts";

type Drawn = { html: string; text: string };
/** A hosted picture by its path behind the image host, `/i/…`; null when it is not there. */
type FindPicture = (path: string) => Promise<Uint8Array | null>;

/**
 * A zip for classic Outlook on Windows. Its folder `Signatures` goes over the one in `%APPDATA%\Microsoft`; the
 * instructions stay outside of it, because Outlook takes every text file in there for a signature.
 *
 * `README.txt`, `Signatures/<name>.htm`, `Signatures/<name>.txt`, `Signatures/<name>_files/image001.png`
 * @param drawn rendered at density 1: Word gives every pixel of a file a pixel of paper
 * @throws what `findPicture` throws
 */
export async function outlookKit(
  name: string,
  drawn: Drawn,
  { imageHost, findPicture }: { imageHost: string; findPicture: FindPicture },
): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import("fflate");
  // Word reads escapes in addresses of files by the system's old code page, so the folder's name stays ASCII.
  const folder = `${asciiName(name)}_files`;
  const { html, pictures } = await withLocalPictures(drawn.html, folder, imageHost, findPicture);
  return zipSync(
    {
      "README.txt": strToU8(lines(readme(name))),
      [`Signatures/${name}.htm`]: strToU8(page(name, html)),
      [`Signatures/${name}.txt`]: utf16(lines(drawn.text)),
      ...Object.fromEntries(pictures.map(({ file, bytes }) => [`Signatures/${folder}/${file}`, [bytes, PACKED]])),
    },
    { mtime: MTIME },
  );
}

/** Pictures are small already. */
const PACKED = { level: 0 } as const;
/** The same signature gives the same file. */
const MTIME = "2020-01-01T00:00:00";

const PICTURES = /(<img\b[^>]*? src=")([^"]+)"/g;

/** Pictures of the image host become files beside the page; those of other hosts, and lost ones, stay linked. */
async function withLocalPictures(html: string, folder: string, imageHost: string, findPicture: FindPicture) {
  const pictures: { file: string; bytes: Uint8Array }[] = [];
  const local = new Map<string, string>();
  for (const [, , address = ""] of html.matchAll(PICTURES)) {
    if (local.has(address) || !address.startsWith(`${imageHost}/i/`)) continue;
    const bytes = await findPicture(address.slice(imageHost.length));
    if (!bytes) continue;
    const number = String(pictures.length + 1).padStart(3, "0");
    const file = `image${number}${address.slice(address.lastIndexOf("."))}`;
    pictures.push({ file, bytes });
    local.set(address, `${encodeURIComponent(folder)}/${file}`);
  }
  const changed = html.replace(PICTURES, (_, before, address) => `${before}${local.get(address) ?? address}"`);
  return { html: changed, pictures };
}

const page = (name: string, html: string) =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${escapeHtml(name)}</title></head><body>${html}</body></html>`;

/** As Outlook writes its own text signatures: other encodings it reads by the system's old code page. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

const readme = (name: string) =>
  `${[
    t('How to install "{name}" in classic Outlook for Windows', { name }),
    [
      t("1. Close Outlook."),
      t("2. Press Windows + R, type %APPDATA%\\Microsoft and press Enter."),
      t('3. Copy the folder "Signatures" of this download there. If Windows asks, merge it with the one that exists.'),
      t(
        '4. Start Outlook, open File > Options > Mail > Signatures, and choose "{name}" for new messages and for replies.',
        {
          name,
        },
      ),
    ].join("\n"),
    [
      t(
        "If it is gone after a while: with roaming signatures the mailbox writes over these files. Your administrator can turn that off (DisableRoamingSignatures = 1).",
      ),
      t("If pictures arrive as attachments only: set Send Pictures With Document = 1, or paste the signature instead."),
      t("New Outlook takes no files; paste the signature there."),
    ].join("\n"),
  ].join("\n\n")}\n`;
