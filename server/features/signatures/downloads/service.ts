import { asciiName, fileNameOf } from "#renderer/install/fileName.ts";
import { mailsignature } from "#renderer/install/mailsignature.ts";
import { outlookKit } from "#renderer/install/outlookKit.ts";
import { signaturePage } from "#renderer/install/signaturePage.ts";
import { testMail } from "#renderer/install/testMail.ts";
import { formOf } from "#renderer/signature/forms.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { DownloadKind } from "#shared/signatures/downloads.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
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
 * Another form of a signature: the short one for replies, or one of its own.
 * @throws not_found for one that it does not have, account_expired, unavailable
 */
export async function drawForm(hash: string, key: FormKey, viewer: Viewer | null): Promise<Rendered> {
  return drawn(await show(hash, viewer), key);
}

function drawn(signature: Signature, key: FormKey): Promise<Rendered> {
  if (key !== "reply" && signature.forms[key] === undefined) fail("not_found");
  return draw(signature, { content: formOf(signature, signature.forms, key) });
}

/**
 * One file, named after the person.
 * @param form which form of it; the whole one unless told
 * @throws not_found (also while nothing is in the signature), account_expired, unavailable, busy
 */
export async function download(
  hash: string,
  kind: DownloadKind,
  viewer: Viewer | null,
  form?: FormKey,
): Promise<Download> {
  const whole = await preview(hash, viewer);
  const { html, text } = form ? await drawn(whole.signature, form) : whole;
  if (!html) fail("not_found");
  const content = form ? formOf(whole.signature, whole.signature.forms, form) : whole.signature;
  const signature = { ...whole.signature, ...content };
  const name = [fileNameOf(signature.general), form].filter(Boolean).join("-");
  const made = await MAKERS[kind]({ signature, html, text, name });
  return {
    bytes: Buffer.from(made),
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
