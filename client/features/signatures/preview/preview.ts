import type { CallOutput } from "#shared/lib/endpoint.ts";
import type { preview } from "#shared/signatures/endpoints.ts";

/** What the screen shows of a saved signature. */
export type PreviewData = Pick<CallOutput<typeof preview>, "html" | "text" | "size"> & {
  hash: string;
  name: string;
  company: string;
  publicPageColor: string;
  /** the viewer's own */
  canEdit: boolean;
};
