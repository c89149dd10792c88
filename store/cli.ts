import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup } from "node:sqlite";
import { parseArgs } from "node:util";
import { findProblems } from "./check.ts";
import { listen } from "./connections.ts";
import { Storage } from "./storage.ts";
import { DATA_FILE, openSnapshot, Store } from "./store.ts";
import { exportTo, importFrom, type Transferred } from "./transfer.ts";

const USAGE = `npm run store -- <command> --data DIR
  serve   [--port N]   serves DIR alone and prints its address (without --port: on a socket in DIR)
  export  --out DIR2   writes every collection as EJSON lines with its indexes; DIR may be in use
  import  --from DIR2  reads an export into DIR
  backup  --out DIR2   makes a copy that can be served; DIR may be in use
  check                compares every index with its documents; DIR may be in use`;

interface Arguments {
  data: string;
  port?: string;
  out?: string;
  from?: string;
}

const COMMANDS: Record<string, (options: Arguments) => Promise<void> | void> = {
  async serve({ data, port }) {
    const store = new Store(data, console.error);
    const { uri } = await listen(store, data, port === undefined ? null : Number(port));
    console.log(uri);
    const stop = () => {
      store.close();
      process.exit(0);
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  },

  export({ data, out }) {
    const { view, close } = openSnapshot(existing(data));
    for (const done of exportTo(view, needed(out, "--out"))) report(done);
    close();
  },

  async import({ data, from }) {
    const store = new Store(data, console.error);
    try {
      for await (const done of importFrom(store.writer, needed(from, "--from"))) report(done);
    } finally {
      store.close();
    }
  },

  async backup({ data, out }) {
    const io = new Storage(join(existing(data), DATA_FILE), { readOnly: true });
    const folder = needed(out, "--out");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const copy = join(folder, DATA_FILE);
    if (existsSync(copy)) throw new Error(`${copy} is there already`);
    // All pages in one step: a step is one read of one commit, and nothing has to start over while others write.
    const pages = await backup(io.database, copy, { rate: 2 ** 31 - 1 });
    io.close();
    console.log(`copied ${pages} pages to ${copy}`);
  },

  check({ data }) {
    const { view, close } = openSnapshot(existing(data));
    const problems = findProblems(view);
    close();
    for (const problem of problems) console.error(problem);
    if (problems.length > 0)
      throw new Error(`${problems.length} problems found: restore a backup, or export and import again`);
    console.log("sound: every index agrees with its documents");
  },
};

const report = ({ ns, documents, indexes }: Transferred) =>
  console.log(`${ns}: ${documents} documents, ${indexes} indexes`);

function existing(data: string): string {
  if (!existsSync(join(data, DATA_FILE))) throw new Error(`There is no store in ${data}`);
  return data;
}

function needed(value: string | undefined, option: string): string {
  if (!value) throw new Error(`${option} is needed\n${USAGE}`);
  return value;
}

// Nothing in the folders is for others.
process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { data: { type: "string" }, port: { type: "string" }, out: { type: "string" }, from: { type: "string" } },
  });
  const command = COMMANDS[positionals[0] ?? ""];
  if (!command) throw new Error(USAGE);
  await command({ ...values, data: needed(values.data, "--data") });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
