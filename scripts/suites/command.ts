import { spawn } from "node:child_process";

const stop = new AbortController();

/** Aborted when somebody ends `npm test`; whatever it has started ends with it. */
export const stopped = stop.signal;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stop.abort();
    setImmediate(() => process.exit(1));
  });
}

/** Runs a program of node_modules/.bin to its end. @returns its exit code and all it wrote */
export function capture(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      signal: stopped,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
