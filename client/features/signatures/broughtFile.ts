import { OddFile } from "#shared/imports/fileText.ts";
import { checkMailSize } from "#shared/imports/guess.ts";
import { t } from "#shared/languages/translate.ts";

/** The bytes of a file that somebody chose or dropped. @throws RangeError before anything of it is read, for one that is too big */
export async function bytesOf(file: File): Promise<Uint8Array> {
  checkMailSize({ length: file.size });
  return new Uint8Array(await file.arrayBuffer());
}

/** What to do instead, of a file that cannot be read: one that is no text, a folder, one that is gone. Null for any other error. */
export function fileProblem(error: unknown): string | null {
  if (error instanceof OddFile && error.format === "outlook")
    return t("Outlook's own files (.msg) cannot be read here. Save the mail as .eml, or paste its source.");
  return error instanceof OddFile || error instanceof DOMException
    ? t("This kind of file cannot be read here. Take one with text in it, such as a mail (.eml) or a page (.html).")
    : null;
}
