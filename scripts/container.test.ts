import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const { imports, dependencies } = JSON.parse(read("package.json"));

/** The programs of the image, and the one that the server starts as its store. */
const PROGRAMS = ["server/main.ts", "renderer/main.ts", "renderer/pixels/main.ts", "store/cli.ts"];
/** What runs but is no source: the build, the packages, and what maps `#server/…` to folders. */
const BESIDE = ["dist", "node_modules", "package.json"];

/** Imported when development asks for them; the image leaves them out. */
const DEVELOPMENT = ["@fastify/middie", "mailparser", "vite"];

/** Imports and exports that are left when types are gone. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Walks the import graph of the programs: the files of ours, and the packages they need. */
function walk() {
  const files = new Set(PROGRAMS);
  const packages = { needed: new Set<string>(), lazy: new Set<string>() };
  // Grows while it is gone through.
  for (const file of files) {
    if (!/\.[mc]?[tj]s$/.test(file)) continue;
    for (const [, named = "", lazy = ""] of read(file).matchAll(IMPORT)) {
      const name = named || lazy;
      const target = resolve(file, name);
      if (target) files.add(target);
      else if (!isBuiltin(name))
        packages[named ? "needed" : "lazy"].add(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    }
  }
  return { files, packages };
}

/** `./a.ts` and `#server/a.ts` -> the path from the root; null for a package. */
function resolve(from: string, name: string): string | null {
  if (name.startsWith(".")) return relative(ROOT, join(ROOT, dirname(from), name));
  const room = Object.keys(imports).find((pattern) => name.startsWith(pattern.slice(0, -1)));
  return room ? join(imports[room].slice(0, -1), name.slice(room.length - 1)) : null;
}

const found = walk();
const copied = [...read("Dockerfile").matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = ""]) =>
  paths.split(" ").map((path) => path.replace("/app/", "")),
);

it("reads the whole graph", () => {
  expect(found.files.size).toBeGreaterThan(300);
  for (const file of found.files) expect(existsSync(join(ROOT, file)), file).toBe(true);
});

it("the image holds every folder that its programs import, and no other", () => {
  const rooms = [...new Set([...found.files].map((file) => file.split("/")[0] as string))];
  expect(copied.filter((path) => !path.startsWith("LICENSE")).toSorted()).toEqual([...rooms, ...BESIDE].toSorted());
  const ignored = read(".dockerignore").split("\n");
  expect(rooms.filter((room) => ignored.includes(room))).toEqual([]);
});

it("its programs start without the development packages", () => {
  const missing = (names: Set<string>) => [...names].filter((name) => !(name in dependencies)).toSorted();
  expect(found.packages.needed.size).toBeGreaterThan(20);
  expect(missing(found.packages.needed)).toEqual([]);
  expect(missing(found.packages.lazy)).toEqual(DEVELOPMENT);
});

it("every image of the compose file is pinned, and none is of those that are gone", () => {
  const images = [...read("compose.yaml").matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = ""]) => image);
  expect(images.length).toBeGreaterThan(3);
  for (const image of images) {
    expect(image).toMatch(/:(?!latest$)[\w.-]*\d[\w.-]*$/);
    expect(image).not.toMatch(/^(minio|redis|bitnami)\b/);
  }
});
