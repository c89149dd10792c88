import type { DirectoryProblem, DirectorySource } from "#shared/members/roster/schema.ts";
import { seam } from "../../seam.ts";

/** Texts that a directory knows of somebody. Left out: it says nothing of it this time; empty: there is nothing. */
export type DirectoryTexts = {
  name?: string;
  position?: string;
  department?: string;
  place?: string;
  phone?: string;
  mobile?: string;
};

/** Somebody in a directory. What is left out is as it was when they were named before. */
export type DirectoryPerson = {
  /** what the directory calls them, for good */
  id: string;
  /** lower case; null: they have no mailbox */
  email?: string | null;
  /** false: they cannot sign in there any more */
  isActive?: boolean;
  /** another one when anything of them has changed; null: the directory has none */
  version: string | null;
  texts: DirectoryTexts;
};

/**
 * A part of a directory. `next`: what the part after it is asked for by, null at the end. `resume`: at the end, what the next run begins with;
 * null: it reads everything. `isWhole`: who is in no part of this run is not in the directory.
 */
export type DirectoryPage = {
  people: DirectoryPerson[];
  /** ids of those who have left */
  left: string[];
  next: string | null;
  resume: string | null;
  isWhole: boolean;
};

/** A directory of people. @throws DirectoryFailure */
export interface Directory {
  readonly source: DirectorySource;
  /** @param cursor of a part before, or a run before; null: from the beginning */
  read(cursor: string | null, signal: AbortSignal): Promise<DirectoryPage>;
  /** The bytes of somebody's picture, null when they have none. */
  photoOf(id: string, signal: AbortSignal): Promise<Buffer | null>;
}

/** Whose team the directory of this installation fills; null: there is none. */
export const directory = seam<{ reads: Directory; owner: string } | null>("directory");

/** `restart`: what was asked for by a cursor is not known any more; `wait`: asked too often. */
export class DirectoryFailure extends Error {
  readonly problem: DirectoryProblem | "restart" | "wait";
  readonly retryAfterS: number;

  constructor(
    problem: DirectoryProblem | "restart" | "wait",
    { retryAfterS = 0, cause }: { retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(`The directory: ${problem}.`, { cause });
    this.problem = problem;
    this.retryAfterS = retryAfterS;
  }
}
