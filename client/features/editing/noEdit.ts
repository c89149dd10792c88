import type { Session } from "#shared/lib/ssr.ts";

/** Why something that can be read cannot be edited: the account has run out, or nobody has allowed it. */
export const noEditCode = (session: Session | null): "account_expired" | "no_edit_permission" =>
  session?.entitlements.canEdit === false ? "account_expired" : "no_edit_permission";
