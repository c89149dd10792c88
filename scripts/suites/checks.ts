import { availableParallelism } from "node:os";
import { join } from "node:path";
import { capture } from "./command.ts";

/** Of TypeScript's threads each works much out again that another has: four of them take twice as long on two cores. */
const CHECKERS = "1";
/** Nothing that it knows of the types is thrown away before the end: collecting garbage is a third of its time, and saves little. */
const TYPES = { GOGC: "off" };
/** The types take longest, so one core is theirs. */
const LINT = { RAYON_NUM_THREADS: String(Math.max(1, availableParallelism() - 1)) };

/**
 * Types, format and lint, and import directions, side by side; a line each as it is known.
 * @param write mend what can be mended
 * @returns how many of them failed
 */
export async function runChecks({ write = false } = {}) {
  const found = await Promise.all([
    check("types", "tsc", ["--checkers", CHECKERS], TYPES),
    check("format, lint", "biome", write ? ["check", "--write"] : ["ci", "--colors=off"], LINT),
    check("import directions", "node", [join(import.meta.dirname, "../imports.ts")]),
  ]);
  return found.filter((isGood) => !isGood).length;
}

async function check(name: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const start = performance.now();
  const { code, output } = await capture(program, args, env);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  return code === 0;
}

if (import.meta.main) process.exitCode = (await runChecks({ write: process.argv.includes("--write") })) > 0 ? 1 : 0;
