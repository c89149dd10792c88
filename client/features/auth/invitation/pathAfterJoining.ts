import type { Joined } from "#shared/invitations/schema.ts";
import { pathTo } from "#shared/routes.ts";

/** Straight to the signature that waits there, to install it; otherwise to the dashboard. */
export const pathAfterJoining = ({ signature }: Joined): string =>
  signature ? pathTo("signature-preview", { hash: signature }) : pathTo("dashboard");
