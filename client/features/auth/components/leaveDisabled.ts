import type { App } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { appsumoRedirect } from "#shared/account/endpoints.ts";

/**
 * Leads somebody on whose account is switched off: to the marketplace where lifetime deals are managed, which is where most of
 * them can do something about it.
 * @returns whether the browser is on its way there; if not, it belongs on the page of the log-in
 */
export async function leaveDisabled(
  { call }: Pick<App, "call">,
  go = (address: string) => location.assign(address),
): Promise<boolean> {
  try {
    const { redirect_url: address } = await call(appsumoRedirect, {});
    if (address) go(address);
    return address !== null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast({ kind: "error", text: error.message });
    return false;
  }
}
