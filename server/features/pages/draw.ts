/** What pages ask of the renderer. */
import type { PageContext } from "#renderer/page/context.ts";
import { drawNotice, type Notice, pageDocument } from "#renderer/page/document.ts";
import { GATE_SCRIPT, PAGE_SCRIPT } from "#renderer/page/script.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import { hashOf, publicPolicy } from "../../http/publicPolicy.ts";
import { settings } from "../../settings.ts";

/** A page as its visitors get it, or its gate. */
export const htmlOf = (content: PageContent, context: PageContext): string =>
  pageDocument(content, context, { brandingUrl: settings().PUBLIC_URL, reportUrl: `${context.url}/report` });

export type Said = "missing" | "expired" | "reported" | "unavailable" | "tooMany" | "report" | "thanks";

const SAID: Record<Said, string> = {
  missing: ERRORS.page_missing.message,
  expired: ERRORS.page_expired.message,
  unavailable: ERRORS.unavailable.message,
  tooMany: ERRORS.too_many_requests.message,
  reported: msg("This page was reported. Do not enter passwords or payment details on it."),
  report: msg("What is wrong with this page?"),
  thanks: msg("Thank you. The operator of this site will look at the page."),
};

/** The most that a report may say. */
export const MAX_REASON = 1_000;

/** What stands where no page is shown. @param action where the form leads that some of them have */
export function saidOf(what: Said, action = ""): string {
  const form = formOf(what, action);
  return drawNotice({ title: t(SAID[what]), ...(form && { form }) });
}

function formOf(what: Said, action: string): Notice["form"] {
  if (what === "reported") return { action, button: t("Show the page") };
  if (what !== "report") return undefined;
  const question = { name: "reason", label: t("Your reason"), maxLength: MAX_REASON };
  return { action, button: t("Report this page"), question };
}

const SCRIPTS = [PAGE_SCRIPT, GATE_SCRIPT].map(hashOf);
/** Of films that somebody has pressed. */
const FRAMES = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Only what a page needs. */
export const policyOf = (): string => publicPolicy({ scripts: SCRIPTS, frames: FRAMES });
