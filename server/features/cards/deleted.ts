/**
 * What shows cards lets go of one that is deleted. It names cards, so that cards must not name it; whoever puts the server together
 * introduces it (dependency inversion).
 */
import type { ClientSession, Types } from "mongoose";

type LetGo = (team: Types.ObjectId, hash: string, session: ClientSession) => Promise<void>;

let letGo: LetGo = async () => {};

/** Introduces what is told of a card that is deleted, in the transaction that deletes it. */
export function whenDeleted(told: LetGo): void {
  letGo = told;
}

export const tellDeleted: LetGo = (...card) => letGo(...card);
