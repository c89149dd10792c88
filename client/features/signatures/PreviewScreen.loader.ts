import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import { preview } from "#shared/signatures/endpoints.ts";

export type PreviewData = Pick<CallOutput<typeof preview>, "html" | "text" | "size"> & {
  hash: string;
  name: string;
  company: string;
  publicPageColor: string;
  /** the viewer's own */
  canEdit: boolean;
};

/** Only what the screen shows goes into the page. */
export async function loader({ params, context }: LoaderArgs): Promise<PreviewData> {
  const { call } = context.get(appContext);
  const { signature, html, text, size } = await call(preview, { params: { hash: params.hash ?? "" } });
  const { hash, general, publicPageColor, canEdit } = signature;
  return { hash, name: general.name, company: general.company, publicPageColor, canEdit, html, text, size };
}
