import type { Directory } from "./directory.ts";
import type { GoogleKey } from "./key.ts";

/** The settings that name a directory, each of its own all or not at all. */
type DirectorySettings = {
  GOOGLE_DIRECTORY_KEY: GoogleKey | undefined;
  GOOGLE_DIRECTORY_URL: string;
  GRAPH_URL: string;
  GRAPH_LOGIN_URL: string;
} & {
  [name in "DIRECTORY_TEAM" | "GOOGLE_DIRECTORY_ADMIN" | "GRAPH_TENANT" | "GRAPH_CLIENT_ID" | "GRAPH_CLIENT_SECRET"]?:
    | string
    | undefined;
};

/** The directory that the settings name, and whose team it fills; null: none. What reads it is loaded with the first question. */
export function directoryOf(config: DirectorySettings): { reads: Directory; owner: string } | null {
  const { DIRECTORY_TEAM: owner } = config;
  const { GOOGLE_DIRECTORY_KEY: key, GOOGLE_DIRECTORY_ADMIN: admin, GOOGLE_DIRECTORY_URL, GRAPH_URL } = config;
  const {
    GRAPH_TENANT: tenant,
    GRAPH_CLIENT_ID: clientId,
    GRAPH_CLIENT_SECRET: clientSecret,
    GRAPH_LOGIN_URL,
  } = config;
  if (!owner) return null;
  if (key && admin) {
    const settings = { key, admin, url: trimmed(GOOGLE_DIRECTORY_URL) };
    return { owner, reads: later("google", async () => (await import("./google.ts")).googleDirectory(settings)) };
  }
  if (tenant && clientId && clientSecret) {
    const settings = { tenant, clientId, clientSecret, url: trimmed(GRAPH_URL), loginUrl: trimmed(GRAPH_LOGIN_URL) };
    return { owner, reads: later("graph", async () => (await import("./graph.ts")).graphDirectory(settings)) };
  }
  return null;
}

const trimmed = (address: string) => address.replace(/\/$/, "");

function later(source: Directory["source"], load: () => Promise<Directory>): Directory {
  let loaded: Promise<Directory> | undefined;
  const reads = () => (loaded ??= load());
  return {
    source,
    read: async (...asked) => (await reads()).read(...asked),
    photoOf: async (...asked) => (await reads()).photoOf(...asked),
  };
}
