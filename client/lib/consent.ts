import { keep, kept } from "#client/lib/kept.ts";
import { createStore } from "#client/lib/store.ts";

/** Where this browser remembers what somebody said of other companies' scripts. */
const CONSENT_KEY = "vendorConsent";

/** null: not asked yet, or asked to be asked again. */
export type Consent = "yes" | "no" | null;

const read = (): Consent => {
  const said = kept(CONSENT_KEY);
  return said === "yes" || said === "no" ? said : null;
};

/** In the browser only. */
export const consent = createStore<Consent>(typeof localStorage === "undefined" ? null : read());

export function decide(said: Consent): void {
  keep(CONSENT_KEY, said);
  consent.set(said);
}
