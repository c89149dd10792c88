import type { Keys } from "#client/lib/keys.ts";

export const PALETTE_KEYS: readonly [Keys] = ["Mod+k"];
export const HELP_KEYS: readonly [Keys] = ["?"];
