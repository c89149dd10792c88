import { asciiName, fileNameOf } from "#renderer/install/fileName.ts";
import { mailsignature } from "#renderer/install/mailsignature.ts";
import { outlookKit } from "#renderer/install/outlookKit.ts";
import { signaturePage } from "#renderer/install/signaturePage.ts";
import { testMail } from "#renderer/install/testMail.ts";
import { replyVariant } from "#renderer/signature/reply.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { DownloadKind } from "#shared/signatures/downloads.ts";
import type { Rendered, Signature } from "#shared/signatures/schema.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";
import { draw } from "../draw.ts";
import { preview, show } from "../show.ts";

export type Download = { bytes: Buffer; type: string; fileName: string; asciiName: string };
/** A signature as its preview shows it, and the name of its files. */
type Shown = { signature: Signature; html: string; text: string; name: string };

const TYPES: Record<DownloadKind, string> = {
  html: "text/html; charset=utf-8",
  zip: "application/zip",
  mailsignature: "application/octet-stream",
  eml: "message/rfc822",
  txt: "text/plain; charset=utf-8",
};

/** What people take along from the preview to install a signature; open to whoever may see the preview. */
const MAKERS: Record<DownloadKind, (shown: Shown) => string | Promise<Uint8Array>> = {
  html: ({ name, html }) => signaturePage(name, html),
  txt: ({ text }) => `${text}\n`,
  eml: testMail,
  mailsignature: ({ signature, html }) => mailsignature(signature.hash, html),
  zip: async ({ signature, name }) => {
    const drawn = await draw(signature, { density: 1 });
    return outlookKit(name, drawn, { imageHost: settings().IMAGE_HOST, findPicture });
  },
};

/**
 * The short form for replies and forwards.
 * @throws not_found, account_expired, unavailable
 */
export async function reply(hash: string, viewer: Viewer | null): Promise<Rendered> {
  const signature = await show(hash, viewer);
  return draw(signature, { content: replyVariant(signature) });
}

/**
 * One file, named after the person.
 * @throws not_found (also while nothing is in the signature), account_expired, unavailable, busy
 */
export async function download(hash: string, kind: DownloadKind, viewer: Viewer | null): Promise<Download> {
  const { signature, html, text } = await preview(hash, viewer);
  if (!html) fail("not_found");
  const name = fileNameOf(signature.general);
  const content = await MAKERS[kind]({ signature, html, text, name });
  return {
    bytes: Buffer.from(content),
    type: TYPES[kind],
    fileName: `${name}.${kind}`,
    asciiName: `${asciiName(name)}.${kind}`,
  };
}

/** A hosted picture by its path: `/i/icons/<name>` is drawn, `/i/<name>` is stored. @throws busy, unavailable */
async function findPicture(path: string): Promise<Buffer | null> {
  const [, name = "", icon] = path.split("/").slice(1);
  return icon === undefined ? images.findPicture(name) : images.findIcon(icon);
}
