import { descriptionOf } from "#shared/descriptions.ts";
import { titleOf } from "#shared/titles.ts";
import type { PublicPage } from "./publicPages.ts";

/**
 * What language models are told of this site, in the form of llmstxt.org: a name, a sentence, lists of links.
 * @param pages of which those that are one of many are left to the page that leads to them
 * @param docsPath where the API is described; null where the operator does not show it
 */
export function llmsTxt(publicUrl: string, pages: readonly PublicPage[], docsPath: string | null) {
  const link = (title: string, path: string, note: string) => `- [${title}](${publicUrl}${path}): ${note}`;
  const about = pages
    .filter(({ isOneOfMany }) => !isOneOfMany)
    .map(({ name, path }) => link(titleOf(name), path, descriptionOf(name)));
  const api = docsPath === null ? [] : ["", "## API", "", link("API", docsPath, "Every call, in the form of OpenAPI.")];
  return ["# Signoff", "", `> ${descriptionOf("home")}`, "", "## Pages", "", ...about, ...api, ""].join("\n");
}
