import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { notFound } from "#client/lib/notFound.ts";
import { isLegalPage } from "#shared/legal/constants.ts";
import { legalText } from "#shared/legal/endpoints.ts";

/** The text of the legal page that the address names. */
export async function loader({ params: { page = "" }, context }: LoaderArgs) {
  if (!isLegalPage(page)) throw notFound();
  return { page, ...(await context.get(appContext).call(legalText, { params: { name: page } })) };
}
