/** `npm run bench [part …]`: every promised number, each as a ratio to a baseline of the same run or a bound. */
import type { Measurement } from "./http.ts";

const PARTS: Record<string, () => Promise<{ run(): Promise<Line[]> }>> = {
  render: () => import("./render.ts"),
  signature: () => import("./signature.ts"),
  stored: () => import("./stored.ts"),
  images: () => import("./images.ts"),
  links: () => import("./links.ts"),
  pages: () => import("./pages.ts"),
  publicPages: () => import("./publicPages.ts"),
  wallets: () => import("./wallets.ts"),
  sight: () => import("./sight.ts"),
  charts: () => import("./charts.ts"),
  counts: () => import("./counts.ts"),
  agencies: () => import("./agencies.ts"),
  exports: () => import("./exports.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  publicLighthouse: () => import("./publicLighthouse.ts"),
  accounts: () => import("./accounts.ts"),
  keystroke: () => import("./keystroke.ts"),
  saves: () => import("./saves.ts"),
  roster: () => import("./roster.ts"),
  footprint: () => import("./footprint.ts"),
  store: () => import("./store.ts"),
  teams: () => import("./teams.ts"),
  money: () => import("./money.ts"),
  faults: () => import("./faults.ts"),
};

/** Take minutes or most of an hour, so only where they are asked for by their names. */
const LONG = ["faults", "saves", "teams", "money"];

type Line = Omit<Measurement, "goal"> & { goal: number | string };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(", ")}. There are ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}

let missed = 0;
for (const [name, load] of Object.entries(PARTS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : LONG.includes(name)) continue;
  console.log(`\n${name}`);
  for (const { name: what, value, unit, goal, ok, note } of await (await load()).run()) {
    if (!ok) missed++;
    console.log(`  ${ok ? "ok    " : "MISSED"} ${what}: ${value} ${unit} (goal ${goal})${note ? ` - ${note}` : ""}`);
  }
}
console.log(`\n${missed === 0 ? "All goals met." : `${missed} goals missed.`}`);
process.exit(missed === 0 ? 0 : 1);
