import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient, type MongoClientOptions } from "mongodb";
import { listen } from "#store/connections.ts";
import { type EmbeddedStore, startEmbeddedStore } from "#store/launch.ts";
import { Store } from "#store/store.ts";

interface Test {
  teardown: (callback: () => unknown) => void;
}

/** A folder of this test's own, removed when it ends. */
export function makeFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), "store-test-"));
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface Served {
  store: EmbeddedStore;
  client: MongoClient;
  dataDir: string;
  log: string[];
}

/** A store on a fresh folder, or on the one given, with a connected client. */
export async function serve(t: Test, dataDir = makeFolder(t), options: MongoClientOptions = {}): Promise<Served> {
  const log: string[] = [];
  const store = await startEmbeddedStore({ dataDir, log: (line) => log.push(line) });
  const client = new MongoClient(store.uri, { serverSelectionTimeoutMS: 5000, ...options });
  t.teardown(async () => {
    await client.close();
    await store.stop();
  });
  await client.connect();
  return { store, client, dataDir, log };
}

/** A store in this process, whose limits a test may set, with the way to it. */
export async function openHere(
  t: Test,
  dataDir = makeFolder(t),
): Promise<{ store: Store; uri: string; log: string[] }> {
  const log: string[] = [];
  const store = new Store(dataDir, (line) => log.push(line));
  const { server, uri } = await listen(store, dataDir, null);
  t.teardown(() => {
    server.close();
    store.close();
  });
  return { store, uri, log };
}
