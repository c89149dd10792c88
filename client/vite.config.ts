import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What the server bundle takes from node_modules: runtime dependencies. Everything else is built in. */
const RUNTIME_DEPENDENCIES = ["react", "react-dom", "react-router", "zod"];

/** Kept whole they compress better than as the many small shared pieces Vite would make. */
const CHUNKS = [
  // All that a document's own script shares with the app's.
  {
    name: "base",
    test: /client[/\\](app[/\\]styles\.css|lib[/\\]languageAddress\.)|shared[/\\]languages[/\\]constants\.|vite[/\\]preload-helper/,
    priority: 3,
  },
  {
    name: "framework",
    test: /rolldown[/\\]runtime|node_modules[/\\](react|react-dom|scheduler|react-router)[/\\]/,
    priority: 2,
  },
  {
    name: "shell",
    test: /client[/\\](app[/\\](?!entry-document|styles|words|links|afterStart|Footer|LanguageSwitch)[^/\\]+$|lib[/\\](context|cookies|problem|session|store|toasts|unsaved)\.|ui[/\\](Button|Icon|Logo|Sentence|Spinner)\.)|shared[/\\](languages[/\\](constants|message|rich|translate)|routes|auth[/\\]constants|lib[/\\]ssr|signatures[/\\]constants)\.|node_modules[/\\]clsx[/\\]/,
    priority: 1,
  },
];

/** A later script behind Vite's helper, with the list that only the helper is given */
const WAITING_IMPORT =
  /\b[\w$]+\(\(\)=>(?<load>import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/g;

/**
 * Vite's helper waits for the styles of later scripts: 1.6 kB on every first page. All our styles come with the first
 * page, so a later script is fetched and nothing more.
 * @throws Error at the build when a script brings styles of its own, which nobody would then link
 */
const withoutPreloads = (): Plugin => ({
  name: "without-preloads",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle: {
    // After Vite has written down what each script would wait for.
    order: "post",
    handler(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith(".css"));
      if (styles.length > 1)
        throw new Error(`Import styles in app/styles.css, not in a component: ${styles.join(", ")}`);
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        output.code = output.code
          .replace(/^const __vite__mapDeps=.*\n/gm, "")
          .replace(WAITING_IMPORT, "$<load>")
          .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, "");
        // Another minifier may write it differently: then the patterns above have to be written anew.
        if (output.code.includes("__vite__mapDeps")) throw new Error(`${output.fileName} still waits for styles.`);
      }
    },
  },
});

/**
 * `virtual:network-marks/designs`: vectors of the networks that the ready designs show; `…/all`: of every network. Written
 * into the scripts from what the renderer draws icons with, so that a picture in the page asks the server for none.
 */
const networkMarks = (): Plugin => ({
  name: "network-marks",
  resolveId: { filter: { id: /^virtual:network-marks\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:network-marks\// },
    async handler(id) {
      const { marksOf } = await import("../renderer/images/inkedMarks.ts");
      return `export default ${JSON.stringify(await marksOf(id.endsWith("/designs") ? "designs" : "all"))};`;
    },
  },
});

/** What of a call only the server and its documentation need. */
const UNUSED_BY_CLIENTS = ["summary", "policy", "needsSudo", "refusals", "multipart", "schema"];

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Leaves out of the browser's scripts what no browser asks of a call: prose, rules and shapes. */
const leanCalls = (): Plugin => ({
  name: "lean-calls",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  enforce: "pre",
  transform: {
    filter: { id: /shared[/\\](.+[/\\])?endpoints\.ts$/ },
    handler(code) {
      const left: string[] = [];
      let from = 0;
      for (const { start, end } of unusedIn(this.parse(code, { lang: "ts" }) as unknown as Node)) {
        left.push(code.slice(from, start));
        from = code[end] === "," ? end + 1 : end;
      }
      return { code: left.join("") + code.slice(from), map: null };
    },
  },
});

/** The properties of `export const name = endpoint({…})` that clients do not use, in their order. */
function unusedIn(program: Node): Node[] {
  const calls = (program.body as Node[]).flatMap(({ declaration }) =>
    (((declaration as Node | null)?.declarations ?? []) as { init: Node | null }[]).flatMap(({ init }) => init ?? []),
  );
  return calls.flatMap(({ callee, arguments: given }) => {
    if ((callee as { name?: string } | undefined)?.name !== "endpoint") return [];
    const [{ properties }] = given as [{ properties: (Node & { key?: { name: string } })[] }];
    return properties.filter(({ key }) => key && UNUSED_BY_CLIENTS.includes(key.name));
  });
}

/**
 * Two builds: the browser's into `dist/client` (with a manifest, hashed files under `/assets/`), and with `--ssr` the
 * server entry into `dist/server`. Tailwind's CSS differs between them, so only the browser's is ever linked.
 */
/** Every name stands in the scripts that may load it, and hashes do not compress: 42 bits tell the builds of one chunk apart. */
const CHUNK_NAMES = "assets/[name]-[hash:7].js";

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: "custom",
  plugins: [react(), tailwindcss(), withoutPreloads(), networkMarks(), leanCalls()],
  worker: { format: "es" },
  publicDir: isSsrBuild ? false : "public",
  build: {
    outDir: isSsrBuild ? "../dist/server" : "../dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    // The strict content security policy allows no data: scripts or styles, and small pictures cache better as files.
    assetsInlineLimit: 0,
    // The lists of what to preload before each later screen would weigh more on every first page than they save.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? // The server has every screen in one file, whoever asks for it late.
        { checks: { ineffectiveDynamicImport: false } }
      : {
          input: ["app/entry-client.tsx", "app/entry-document.ts"],
          output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: CHUNK_NAMES },
        },
  },
  ssr: command === "build" ? { noExternal: true, external: RUNTIME_DEPENDENCIES } : {},
  server: { fs: { allow: [".."] } },
}));
