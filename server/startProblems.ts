import { ConfigError, StartError, shownValue } from "#program/settings.ts";

type SystemError = Partial<NodeJS.ErrnoException> & { dest?: string };

const IN_FOLDER: Record<string, string> = {
  ENOTDIR: "a part of it is a file",
  EEXIST: "there is a file of that name",
  ENOENT: "no folder can be made there",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it can only be read",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk quota is used up",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links lead in a circle",
  EIO: "its disk fails",
};

/** What keeps us from using the data folder, as a sentence; null when the error is about something else. */
export function folderProblem(error: unknown, dataDir: string): ConfigError | null {
  const { code = "", path = dataDir } = (error ?? {}) as SystemError;
  const reason = IN_FOLDER[code];
  if (!reason || !`${path}/`.startsWith(`${dataDir}/`)) return null;
  const where = path === dataDir ? "" : `${path}: `;
  return new ConfigError(`DATA_DIR is "${dataDir}", expected a folder that may be written to (${where}${reason}).`);
}

/** Why nobody can listen there, as a sentence; any other error as it is. */
export function listenProblem(
  error: unknown,
  { host, port, name }: { host: string; port: number; name: string },
): unknown {
  const { code, syscall } = (error ?? {}) as SystemError;
  if (code === "EADDRINUSE")
    return new StartError(
      `Port ${port} is in use (${name}). Stop the other program or choose another one: PORT=3010 RENDERER_PORT=3011 npm start`,
    );
  if (code === "EACCES")
    return new ConfigError(
      `${name} is ${port}, expected one that this user may open, such as 3000: those below 1024 mostly need root.`,
    );
  if (code === "EADDRNOTAVAIL")
    return new ConfigError(`HOST is "${host}", expected an address of this machine (0.0.0.0 for all of them).`);
  if (syscall === "getaddrinfo")
    return new ConfigError(
      `HOST is "${host}", expected an address of this machine or a name that leads to one (${code}).`,
    );
  return error;
}

/** Why the MongoDB of a setting cannot be used, as a sentence. */
export function mongoProblem(error: unknown, uri: string): ConfigError {
  const { name = "", message = "", codeName = "" } = (error ?? {}) as Partial<Error> & { codeName?: string };
  const reason =
    codeName === "AuthenticationFailed" || /Authentication failed/i.test(message)
      ? "it refuses the name or the password"
      : codeName === "Unauthorized"
        ? "this user may not read and write there"
        : /ServerSelection|Network/.test(name)
          ? `nobody answers there: ${firstLine(message)}`
          : firstLine(message);
  return new ConfigError(
    `MONGODB_URI is "${shownValue(uri)}", expected a MongoDB replica set or sharded cluster that can be used (${shownValue(reason)}).`,
  );
}

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";
