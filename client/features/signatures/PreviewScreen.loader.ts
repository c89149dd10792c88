import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { preview } from "#shared/signatures/endpoints.ts";
import type { PreviewData } from "./preview/preview.ts";

/** Only what the screen shows goes into the page. */
export async function loader({ params, context }: LoaderArgs): Promise<PreviewData> {
  const { call } = context.get(appContext);
  const { signature, html, text, size } = await call(preview, { params: { hash: params.hash ?? "" } });
  const { hash, general, publicPageColor, canEdit } = signature;
  return { hash, name: general.name, company: general.company, publicPageColor, canEdit, html, text, size };
}
