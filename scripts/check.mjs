/** `npm run check`: types, and format, lint and import directions. `npm run check -- --write` mends what can be mended. */
import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure/install.mjs";
import { at, withTools } from "./ensure/setup.mjs";

try {
  ensureInstalled();
  const program = at("scripts", "suites", "checks.ts");
  process.exitCode = spawnSync("node", [program, ...process.argv.slice(2)], {
    env: withTools(),
    stdio: "inherit",
  }).status;
} catch (error) {
  console.error(error.name === "SetupError" ? error.message : error.stack);
  process.exitCode = 1;
}
