import * as sealed from "#program/seal.ts";
import { keysFor } from "#shared/auth/keys.ts";
import { settings } from "../../settings.ts";

const ourKeys = () => keysFor("props of waiting mails", settings().tokenSecrets);

/** Encrypts what waits in the store: a mail's props may hold a link that opens an account. */
export const seal = async (value: unknown): Promise<string> => sealed.seal(await ourKeys(), value);

/** What `seal` was given. @throws Error when it was sealed with a secret that is not ours any more, or changed since */
export const unseal = async (text: string): Promise<unknown> => sealed.unseal(await ourKeys(), text);
