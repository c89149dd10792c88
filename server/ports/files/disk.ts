import { randomBytes } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkName, type Files } from "./files.ts";
import { orFull } from "./full.ts";

/** Files in folders by their first two characters, so that no folder grows without end. */
export function diskFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkName(name).slice(0, 2), name);

  return {
    put: async (name, bytes) => writeWhole(pathOf(name), bytes),
    get: async (name) => readFile(pathOf(name)).catch(orMissing(null)),
    has: async (name) =>
      access(pathOf(name))
        .then(() => true)
        .catch(orMissing(false)),
    list: async (prefix) => {
      const names = await readdir(dirname(pathOf(prefix))).catch(orMissing([]));
      // What a put has not finished is no file yet.
      return names.filter((name) => name.startsWith(prefix) && !DRAFT.test(name));
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}

/** What a file is called until all of it is there. */
const DRAFT = /\.[0-9a-f]{12}$/;

/** Beside its place, to the disk, then renamed: a crash leaves the whole file or none. @throws store_full */
export async function writeWhole(path: string, bytes: Buffer) {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    orFull(error);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const orMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (codeOf(error) === "ENOENT") return value;
    throw error;
  };
