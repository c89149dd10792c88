import { languageNow, msg, t } from "#shared/languages/translate.ts";
import { lines } from "./plain.ts";

const TEXT = [
  msg("Hello,"),
  msg("this is a test of my new signature. Does it look right at your end: the pictures, the links, on a phone?"),
];
/** No part can contain it: both are base64, which has no underscore. */
const BOUNDARY = "=_signoff_signature";

/**
 * A mail to open, address and send. `X-Unsent` makes Outlook open it as a draft; pictures stay on the image host, as in
 * every mail.
 */
export function testMail({ html, text }: { html: string; text: string }): string {
  const words = TEXT.map((line) => t(line));
  const paragraphs = words.map(
    (line) => `<p style="font-family:Arial,Helvetica,sans-serif;font-size:14px">${line}</p>`,
  );
  return lines(`X-Unsent: 1
Subject: ${t("A test of my signature")}
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="${BOUNDARY}"

--${BOUNDARY}
${part("text/plain", `${words.join("\n\n")}\n\n-- \n${text}\n`)}
--${BOUNDARY}
${part("text/html", `<!doctype html><html lang="${languageNow()}"><body>${paragraphs.join("")}${html}</body></html>\n`)}
--${BOUNDARY}--
`);
}

const part = (type: string, content: string) => `Content-Type: ${type}; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(lines(content))
  .toString("base64")
  .replace(/.{76}(?=.)/g, "$&\n")}`;
