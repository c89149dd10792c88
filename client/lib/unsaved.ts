import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";

/** True when a visitor designed a signature before having an account. */
export const hasUnsavedSignature = () => unsavedSignature() !== null;

/** The signature that a visitor designed before having an account, as it is stored; null when there is none. */
export const unsavedSignature = () => localStorage.getItem(UNSAVED_SIGNATURE_KEY);

/** For who reads it with `useSyncExternalStore`: nothing writes it while the pages of log in and sign up are open. */
export const noChanges = () => () => undefined;
