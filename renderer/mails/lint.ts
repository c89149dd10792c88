import type { Finding } from "#shared/signatures/schema.ts";
import { lint } from "../signature/lint/lint.ts";

/** Rules for the fragment that a signature is, which a whole mail need not follow, and why. */
const ONLY_FOR_SIGNATURES: Record<string, string> = {
  "18": "Gmail's 10,000 characters are the limit of its signature field; mails have their own, below",
  "27": "width and length of a signature",
  width: "the recommended size of a signature",
  height: "the recommended size of a signature",
  icons: "the recommended number of a signature",
  colors: "the recommended number of a signature",
  dark: "mails bring their own dark colours",
};

/** The line for the inbox's list, hidden in the mail itself from every program in its own way. */
const PREHEADER = /<div style="display:none[^>]*>.*?<\/div><\/div>/s;

/** Gmail cuts longer mails. */
export const MAX_MAIL_BYTES = 102 * 1024;
/** A class is dead weight unless the dark rules of the head need it. */
const CLASSES = /class/;

/** Judges a mail of ours as the linter judges signatures. What stands in the head is left to the mail programs. */
export function lintMail(html: string): Finding[] {
  const [head = "", body = ""] = html.split(/<body[^>]*>|<\/body>/);
  const findings = lint(body.replace(PREHEADER, "")).filter(
    ({ rule, where, message }) =>
      !(rule in ONLY_FOR_SIGNATURES) && !(rule === "3" && CLASSES.test(message) && areUsed(where, head)),
  );
  const bytes = Buffer.byteLength(html);
  if (bytes >= MAX_MAIL_BYTES)
    findings.push({ rule: "size", level: "error", where: `${bytes} bytes`, message: "Gmail cuts mails of this size." });
  return findings;
}

const areUsed = (tag: string, head: string) =>
  (/ class="([^"]*)"/.exec(tag)?.[1] ?? "").split(" ").every((name) => head.includes(`.${name}`));
