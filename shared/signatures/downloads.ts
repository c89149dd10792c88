import * as z from "zod/mini";

/**
 * Files of a signature by their ending: a page, the kit for classic Outlook, Apple Mail's own file, a draft of a test
 * mail, plain text.
 */
export const DOWNLOAD_KINDS = ["html", "zip", "mailsignature", "eml", "txt"] as const;
export const DownloadKind = z.enum(DOWNLOAD_KINDS);
export type DownloadKind = z.output<typeof DownloadKind>;
