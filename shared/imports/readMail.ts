import PostalMime, { type Email } from "postal-mime";
import { plainFlow } from "./flow.ts";
import { checkMailSize, type Guess } from "./guess.ts";
import { guessFlow } from "./guessFlow.ts";
import { htmlFlow } from "./htmlFlow.ts";
import { MAX_PICTURES, pictureData } from "./pictureSource.ts";
import { signatureIn } from "./readSignature.ts";

/** The signature at the end of a mail (.eml). @throws RangeError for one that is too big */
export async function readMail(source: Uint8Array | string): Promise<Guess[]> {
  checkMailSize(source);
  const mail = await PostalMime.parse(source, { attachmentEncoding: "base64" });
  const known = { name: mail.from?.name ?? "", email: mail.from?.address ?? "" };
  const flow = mail.html ? htmlFlow(withPictures(mail.html, mail)) : plainFlow(mail.text ?? "");
  return guessFlow(signatureIn(flow, true), known);
}

/** Pictures that travel with the mail stand in their places as data: URLs. */
function withPictures(html: string, { attachments }: Email): string {
  const byId = new Map(
    attachments.slice(0, MAX_PICTURES).flatMap(({ contentId, mimeType, content }) => {
      const data = typeof content === "string" ? pictureData(mimeType, content) : null;
      return contentId && data ? [[contentId.replace(/^<|>$/g, ""), data] as const] : [];
    }),
  );
  return html.replace(/(["'])cid:([^"']{1,200})\1/gi, (whole, quote: string, id: string) => {
    const data = byId.get(id);
    return data ? `${quote}${data}${quote}` : whole;
  });
}
