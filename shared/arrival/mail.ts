import type { Attachment, Email } from "postal-mime";
import { fileText } from "../imports/fileText.ts";
import { checkMailSize } from "../imports/guess.ts";
import { checkMailHtml, parseMail } from "../imports/parseMail.ts";
import { pictureData } from "../imports/pictureSource.ts";
import { type Program, programOf } from "./programs.ts";

/** More pictures than these are no signature's. */
const MAX_ATTACHED = 60;

/** A mail as it came. `html`: null where it has none, so that everybody reads `text`. */
export type ArrivedMail = {
  program: Program | null;
  /** when it was sent, as its head says; null where it says none */
  sentAt: Date | null;
  html: string | null;
  text: string;
  /** pictures that travel with the mail: content id -> `data:` URL, null for a format that browsers do not show */
  attached: ReadonlyMap<string, string | null>;
  /** pictures that travel with the mail and stand nowhere in its text */
  loosePictures: number;
};

const HEADER = /^[\w-]+:/;
const TAG = /<(?:!doctype|html|body|table|div|p|br|span|a|img|font|meta)\b[^>]{0,2000}>/i;

/**
 * Reads the source of a mail, or of its HTML alone, which is what some programs show as their source.
 * @throws RangeError for one that is too big, or cannot be read; OddFile for a file that is no text
 */
export async function readArrived(source: Uint8Array | string): Promise<ArrivedMail> {
  checkMailSize(source);
  const text = typeof source === "string" ? source : fileText(source);
  if (HEADER.test(text.slice(0, 4000).trimStart())) return fromMail(source);
  checkMailHtml(text);
  const html = TAG.test(text) ? text : null;
  const program = html === null ? null : programOf({ headers: new Map(), html });
  return { program, sentAt: null, html, text: html ? "" : text, attached: new Map(), loosePictures: 0 };
}

async function fromMail(source: Uint8Array | string): Promise<ArrivedMail> {
  const trimmed = typeof source === "string" ? source.trimStart() : source;
  const mail = await parseMail(trimmed);
  const html = mail.html ?? null;
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  return {
    program: programOf({ headers, html: html ?? "" }),
    sentAt: momentIn(mail.date),
    html,
    text: mail.text ?? "",
    ...picturesOf(mail, html ?? ""),
  };
}

/** A head may say anything. */
function momentIn(date: string | undefined): Date | null {
  const moment = new Date(date ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function picturesOf({ attachments }: Email, html: string): Pick<ArrivedMail, "attached" | "loosePictures"> {
  const pictures = attachments.filter(isPicture).slice(0, MAX_ATTACHED);
  const attached = new Map<string, string | null>();
  let loosePictures = 0;
  for (const { contentId, mimeType, content } of pictures) {
    const id = (contentId ?? "").replace(/^<|>$/g, "");
    const data = typeof content === "string" ? pictureData(mimeType, content) : null;
    if (id && html.includes(id)) attached.set(id, data);
    else loosePictures++;
  }
  return { attached, loosePictures };
}

const isPicture = ({ mimeType, filename }: Attachment) =>
  mimeType.startsWith("image/") || /\.(?:png|jpe?g|gif|webp)$/i.test(filename ?? "");
