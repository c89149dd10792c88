import * as z from "zod/mini";
import { msg } from "../languages/translate.ts";

/** As people type it: with spaces between, or in the digits of another keyboard. */
const MailedCode = z.string().check(
  z.maxLength(40),
  z.overwrite((text) => text.normalize("NFKC").replace(/[\s-]/g, "")),
  z.regex(/^\d{6}$/, msg("The code has six digits.")),
);

export const CodeVerification = z.strictObject({ code: MailedCode });
export type CodeVerification = z.output<typeof CodeVerification>;
