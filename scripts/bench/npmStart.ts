import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: { start: string } };

/** How `npm start` starts the server: with its flags and its cache of compiled code, so that figures are those of users. */
export const npmStart = {
  args: [...(scripts.start.match(/ --\S+/g) ?? []).map((flag) => flag.trim()), join(ROOT, "server/main.ts")],
  env: { NODE_ENV: "production", NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/signoff"), MALLOC_ARENA_MAX: "2" },
};
