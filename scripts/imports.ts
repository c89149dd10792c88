/** `npm run check`: who may import what of ours, as the README says it. Types count like everything else. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "..");

/** One import; both are paths from the root. */
export type Import = { file: string; line: number; target: string };

const BASE = ["shared/", "program/"];
const CORE = ["shared/", "renderer/signature/", "renderer/card/", "renderer/page/"];
/** What the server asks the renderer's own code; decision 007 says why. All else goes through the port. */
const ASKED = [
  "renderer/signature/{forms,images,links,options}.ts",
  "renderer/signature/sanitize/addonProblems.ts",
  "renderer/signature/blocks/addons/calendar.ts",
  "renderer/card/",
  "renderer/page/",
  "renderer/install/",
];

/**
 * What files may import besides their own folder; the first line that holds a file is the file's. `*` stands for one
 * name, `{a,b}` for one of several; what ends with a slash is a folder and all that is in it.
 */
const DIRECTIONS: [of: string, imports: string[]][] = [
  ["shared/", []],
  ["program/", ["shared/"]],
  ["store/", []],

  ["renderer/signature/", ["shared/"]],
  ["renderer/card/", ["shared/", "renderer/page/"]],
  ["renderer/page/", ["shared/", "renderer/card/images.ts"]],
  ["renderer/", BASE],

  ["client/lib/", CORE],
  ["client/ui/", [...CORE, "client/lib/"]],
  ["client/features/", [...CORE, "client/{lib,ui}/"]],
  ["client/dev/", [...CORE, "client/{lib,ui}/", "tests/renderer/contents.ts"]],
  ["client/vite.config.ts", ["renderer/images/inkedMarks.ts"]],
  ["client/", CORE],

  ["server/db/store.ts", [...BASE, "server/db/", "store/launch.ts"]],
  ["server/db/", [...BASE, "server/seam.ts"]],
  ["server/ports/", [...BASE, "server/seam.ts", "renderer/signature/options.ts"]],
  ["server/http/", [...BASE, "server/{db,ports/files}/", "server/{config,settings}.ts"]],
  ["server/jobs/", [...BASE, "server/db/"]],
  [
    "server/features/deletion/",
    [
      ...BASE,
      "server/{db,http,jobs,ports}/",
      "server/settings.ts",
      "server/features/*/service.ts",
      // What each has of a person, it erases itself.
      "server/features/*/erasure.ts",
      "server/features/*/*/erasure.ts",
      "server/features/auth/viewer.ts",
    ],
  ],
  ["server/features/mail/dev/", [...BASE, "server/ports/", "server/settings.ts", "renderer/mails/{lint,samples}.ts"]],
  // A company from a file is a list of people, and designs, as every team has them.
  [
    "server/features/reseller/",
    [
      ...BASE,
      "server/{db,http,jobs,ports}/",
      "server/{config,settings}.ts",
      "server/features/*/service.ts",
      "server/features/auth/viewer.ts",
      "server/features/{members/roster,signatures/masters}/service.ts",
    ],
  ],
  [
    "server/features/*/",
    [
      ...BASE,
      ...ASKED,
      "server/{db,http,jobs,ports}/",
      "server/{config,settings}.ts",
      "server/features/*/service.ts",
      "server/features/auth/viewer.ts",
      "server/features/auth/ownData/service.ts",
    ],
  ],
  ["extension/", ["shared/extension/"]],

  ["server/pages/", [...BASE, "server/{features,http}/", "server/settings.ts"]],
  ["server/start.ts", [...BASE, "server/", "renderer/{app,config}.ts"]],
  ["server/", BASE],
];

/** Tests may also use what they share, and the components with which a hook meets a person. */
const TEST = /\.test\.tsx?$|^store\/tests\//;
const OF_TESTS = ["shared/", "scripts/", "tests/", "client/ui/"];

/**
 * Of these no two import each other, in however many steps. What stands first is not the feature's but for all of them: who asks,
 * and which team they are in, a company too. What is done with a team's people stands in other folders, on top of what it needs.
 */
const FEATURES = [
  "server/features/auth/viewer.ts",
  "server/features/members/*.ts",
  "server/features/members/companies/*.ts",
  "server/features/*/",
  "client/features/*/",
];

/** What is wrong, a line each. */
export const importProblems = (imports: readonly Import[]): string[] => [
  ...imports.filter((one) => !isAllowed(one)).map(wrongWay),
  ...circles(imports).map((circle) => `${circle.join(" -> ")}: features that import each other`),
];

function isAllowed({ file, target }: Import): boolean {
  const direction = directionOf(file);
  if (!direction) return true;
  const [own, allowed] = direction;
  return target.startsWith(own) || allowed.some((one) => held(one, target) !== null);
}

/** The folder that a file may import all of, and what else; null where nothing is said. */
function directionOf(file: string): [own: string, allowed: string[]] | null {
  for (const [of, allowed] of DIRECTIONS) {
    const own = held(of, file);
    if (own !== null) return [own, TEST.test(file) ? [...allowed, ...OF_TESTS] : allowed];
  }
  return null;
}

function wrongWay({ file, line, target }: Import): string {
  const [own = "", allowed = []] = directionOf(file) ?? [];
  return `${file}:${line} imports ${target}; ${own} may import ${allowed.join(" ") || "nothing of ours"}`;
}

/** The part of a path that a pattern holds, null when it holds none of it. */
function held(pattern: string, path: string): string | null {
  const source = pattern
    .replaceAll(".", "\\.")
    .replaceAll("*", "[^/]+")
    .replace(/\{(.*?)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${source}${pattern.endsWith("/") ? "" : "$"}`).exec(path)?.[0] ?? null;
}

/** Ways that lead from a feature back to itself, each once (depth-first search). */
function circles(imports: readonly Import[]): string[][] {
  const featureOf = (path: string) => FEATURES.map((one) => held(one, path)).find((one) => one !== null);
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [featureOf(file), featureOf(target)];
    if (from && to && from !== to && !TEST.test(file)) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (feature: string, way: string[]) => {
    const before = way.indexOf(feature);
    if (before >= 0) found.push([...way.slice(before), feature]);
    if (before >= 0 || done.has(feature)) return;
    for (const next of graph.get(feature) ?? []) visit(next, [...way, feature]);
    done.add(feature);
  };
  for (const feature of graph.keys()) visit(feature, []);
  return found;
}

/** All imports of ours, now or later, in the files of the programs. */
export const readImports = (): Import[] =>
  globSync("{client,extension,program,renderer,server,shared,store}/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((file) =>
    importsIn(file, readFileSync(join(ROOT, file), "utf8")),
  );

/** The imports of ours in a file. */
export function importsIn(file: string, code: string): Import[] {
  const { module } = parseSync(file, code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    // Also those in types, which the parser does not list.
    ...Array.from(code.matchAll(/\bimport\("([^"]+)"\)/g), ({ 1: value = "", index: start }) => ({ value, start })),
  ];
  return requests.flatMap(({ value, start }) => {
    const target = value.startsWith("#") ? value.slice(1) : value.startsWith(".") ? join(dirname(file), value) : null;
    return target === null ? [] : [{ file, line: code.slice(0, start).split("\n").length, target }];
  });
}

if (import.meta.main) {
  const problems = importProblems(readImports());
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
