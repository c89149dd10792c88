import { flushCompileCache } from "node:module";
import { parseArgs } from "node:util";
import { listen } from "./connections.ts";
import { Store } from "./store.ts";

/**
 * The child process: opens a folder, listens, tells its address in one line of JSON, and ends when its launcher does,
 * which it learns from the end of its input.
 */
// Nothing in the folder is for others.
process.umask(0o077);
const { values } = parseArgs({ options: { data: { type: "string" }, port: { type: "string" } } });
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  if (!values.data) throw new Error("The embedded store needs --data DIR");
  const store = new Store(values.data, (text) => process.stderr.write(`embedded store: ${text}\n`));
  const port = values.port === undefined ? null : Number(values.port);
  const { uri } = await listen(store, values.data, port);
  const stop = () => {
    store.close();
    process.exit(0);
  };
  process.stdin.on("end", stop).on("error", stop).resume();
  process.on("SIGTERM", stop);
  // A terminal's interrupt reaches the launcher too, which ends us when it is done with us.
  process.on("SIGINT", () => {});
  say({ uri });
  flushCompileCache();
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.stdin.unref();
}
