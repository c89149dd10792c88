import { seam } from "../../seam.ts";

/**
 * Where pictures are kept, by name. Names are flat, of letters, digits and `_ - @ .`, and say what they hold: a file is
 * written once and never changed.
 * @throws unavailable when the store does not answer, store_full when there is no room
 */
export interface Files {
  /** Whole or not at all: nobody ever reads half a file. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** null when there is none */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** names that begin so, in no order; a prefix has at least four characters, so that they are few */
  list(prefix: string): Promise<string[]>;
  /** nothing happens when there is none */
  remove(name: string): Promise<void>;
}

export const files = seam<Files>("files");

const FILE_NAME = /^[\w-][\w@.-]{3,199}$/;

/** @throws Error when a name could lead out of the store: a mistake of the program, as requests are checked before */
export function checkName(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error(`"${name}" is no name of a stored file.`);
  return name;
}
