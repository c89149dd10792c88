import type { Room } from "#client/ui/SignatureFrame.tsx";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import type { preview } from "#shared/signatures/endpoints.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";

/** What the screen shows of a saved signature. */
export type PreviewData = Pick<CallOutput<typeof preview>, "html" | "text" | "size"> & {
  hash: string;
  /** which state of it this is */
  updatedAt: string;
  name: string;
  company: string;
  publicPageColor: string;
  /** the viewer's own */
  canEdit: boolean;
  /** the forms that it has of its own */
  forms: readonly FormKey[];
  /** the guide of the mail client that its address belongs to */
  client: string;
  /** what the drawing measures, within a tenth or so */
  drawn: Room;
  /** colours of the design, for the owner to choose from */
  colors: readonly string[];
};
