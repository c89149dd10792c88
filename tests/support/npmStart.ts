import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: { start: string } };
const [variables = "", command = ""] = scripts.start.split(" exec ");

/** How `npm start` starts the server: with its flags, variables and cache of compiled code, so that figures are those of users. */
export const npmStart = {
  args: [...(command.match(/ --\S+/g) ?? []).map((flag) => flag.trim()), join(ROOT, "server/main.ts")],
  env: {
    ...(Object.fromEntries(variables.split(" ").map((pair) => pair.split("="))) as Record<string, string>),
    NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/signoff"),
  },
};
