import { keep, kept } from "#client/lib/kept.ts";

/** Whether ghosts are shown is a choice of the person, not of the signature: this browser remembers it. */
const KEY = "hidesEmptyParts";

/** True unless the person hid them. */
export const readGhostChoice = (): boolean => kept(KEY) === null;

export const writeGhostChoice = (hasGhosts: boolean): void => keep(KEY, hasGhosts ? null : "1");
