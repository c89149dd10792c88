import * as z from "zod/mini";

/** Of the key of a service account, as Google gives it out. */
export const GoogleKey = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }),
});
export type GoogleKey = z.output<typeof GoogleKey>;
