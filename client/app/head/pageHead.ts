import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { type HeadTag, headTags, type SharePicture } from "#shared/lib/head.ts";
import { pathTo, type Route, routeNamed } from "#shared/routes.ts";
import { CARD_PATH } from "#shared/signatures/snapshots.ts";

/** A page in the place of what its row says: `PageWords` of `documentWords.ts`. */
type Words = { title: string; description?: string };

type Page = {
  /** row of the innermost match */
  route: Route;
  params: Record<string, string | undefined>;
  /** code of what went wrong instead of showing the screen */
  problem?: string | undefined;
  /** where its address names one of several things */
  words?: Words | undefined;
};

/** Head tags of a page. An alias points to its row's own path; an error page is never indexed. */
export function pageHead({ route, params, problem, words }: Page, publicUrl: string): HeadTag[] {
  const row = problem === undefined ? route : routeNamed("not-found").route;
  const picture = row.name === "signature-preview" ? cardOf(params.hash) : undefined;
  return headTags(row, publicUrl, pathTo(row.name, params as Record<string, string>), {
    picture,
    ...(problem === undefined ? words : { title: errorTitle(problem) }),
  });
}

/** A shared preview shows its own signature. */
const cardOf = (hash = ""): SharePicture => ({
  path: CARD_PATH.replace(":hash", encodeURIComponent(hash)),
  alt: t("The email signature as recipients see it"),
});

/** None of its own for what is not there. */
function errorTitle(code: string): string | undefined {
  if (code === "not_found") return undefined;
  const isRefusal = code in ERRORS && ERRORS[code as ErrorCode].status === 403;
  return isRefusal ? t("No access") : t("Something went wrong");
}
