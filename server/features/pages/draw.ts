/** What pages ask of the renderer. */
import type { PageContext } from "#renderer/page/context.ts";
import { drawNotice, ELSEWHERE, type Notice, pageDocument } from "#renderer/page/document.ts";
import { GATE_SCRIPT, PAGE_SCRIPT } from "#renderer/page/script.ts";
import { gateWords } from "#renderer/page/words.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import { hashOf, publicPolicy } from "../../http/publicPolicy.ts";
import { settings } from "../../settings.ts";

/** A page as its visitors get it, or its gate. @param branding in the place of our line; null: ours */
export const htmlOf = (content: PageContent, context: PageContext, branding: BrandLine | null): string =>
  pageDocument(content, context, {
    brandingUrl: branding?.url ?? settings().PUBLIC_URL,
    ...(branding && { brandingText: branding.text }),
    reportUrl: `${context.url}/report`,
  });

export type Said = "missing" | "expired" | "unavailable" | "tooMany" | "report" | "thanks";

const SAID: Record<Said, string> = {
  missing: ERRORS.page_missing.message,
  expired: ERRORS.page_expired.message,
  unavailable: ERRORS.unavailable.message,
  tooMany: ERRORS.too_many_requests.message,
  report: msg("What is wrong with this page?"),
  thanks: msg("Thank you. The operator of this site will look at the page."),
};

const REPORTED = msg("This page was reported. Do not enter passwords or payment details on it.");

/** The most that a report may say. */
export const MAX_REASON = 1_000;

/** What stands where no page is shown. @param action where the form leads that some of them have */
export function saidOf(what: Said, action = ""): string {
  const form = formOf(what, action);
  return drawNotice({ title: t(SAID[what]), ...(form && { form }) });
}

/** What stands in front of a page that was reported. Nobody comes past both it and an age that is asked for with one of them. */
export function reportedOf({ warning, language }: PageContent, action: string): string {
  const title = t(REPORTED);
  if (warning === 0) return drawNotice({ title, form: { action, button: t("Show the page") } });
  const { question, yes, no } = gateWords(warning, language);
  return drawNotice({ title, text: question, form: { action, button: yes }, link: { href: ELSEWHERE, label: no } });
}

function formOf(what: Said, action: string): Notice["form"] {
  if (what !== "report") return undefined;
  const question = { name: "reason", label: t("Your reason"), maxLength: MAX_REASON };
  return { action, button: t("Report this page"), question };
}

const SCRIPTS = [PAGE_SCRIPT, GATE_SCRIPT].map(hashOf);
/** Of films that somebody has pressed. */
const FRAMES = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Only what a page needs. */
export const policyOf = (): string => publicPolicy({ scripts: SCRIPTS, frames: FRAMES });
