import { Failure } from "#shared/errors/catalogue.ts";

/** For errors of the file system. @throws store_full when there is no room, the error itself otherwise */
export function orFull(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") throw new Failure("store_full", { cause: error });
  throw error;
}
