import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EmbeddedStore, startEmbeddedStore } from "#store/launch.ts";

type OpenStore = { uri: string; stop(): Promise<void> };

const folderOf = (dataDir: string) => join(dataDir, "store");
const addressFile = (dataDir: string) => join(dataDir, "store-address");

let opened: EmbeddedStore | null = null;

/**
 * Starts the embedded store of a data folder and notes its address for our own tools.
 * @throws an Error with one sentence when the folder is held or damaged
 */
export async function openStore(dataDir: string, log?: (text: string) => void): Promise<OpenStore> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const store = await startEmbeddedStore({ dataDir: folderOf(dataDir), ...(log && { log }) });
  noteAddress(addressFile(dataDir), store.uri);
  opened = store;
  return store;
}

/** It stays the same from start to start; on a full disk nothing else could be written. */
function noteAddress(path: string, uri: string) {
  if (existsSync(path) && readFileSync(path, "utf8") === uri) return;
  writeFileSync(path, uri, { mode: 0o600 });
}

/** Milliseconds for which the embedded store has been down; 0 while it serves, and where the store is a MongoDB. */
export const storeDownMs = () => opened?.downMs ?? 0;

/** The store of a data folder for a tool: started, or the one that a running server serves already. */
export async function joinStore(dataDir: string): Promise<OpenStore> {
  return openStore(dataDir).catch((error: Error) => {
    if (!/in use/.test(error.message)) throw error;
    return { uri: readFileSync(addressFile(dataDir), "utf8"), stop: async () => {} };
  });
}
