import { join } from "node:path";
import { defineConfig } from "wxt";
import { manifestFor } from "./manifest.ts";
import { site } from "./site.ts";

/** Both builds come from here; `scripts/extension.ts` runs it. */
export default defineConfig({
  manifestVersion: 3,
  imports: false,
  outDir: process.env.EXTENSION_DIST ?? "dist",
  outDirTemplate: "{{browser}}",
  targetBrowsers: ["chrome", "firefox"],
  manifest: ({ browser }) => manifestFor(browser, site()),
  vite: () => ({
    define: { SITE: JSON.stringify(site()) },
    build: { target: "es2022" },
  }),
  zip: {
    name: "signoff",
    artifactTemplate: "{{name}}-{{version}}-{{browser}}.zip",
    sourcesTemplate: "{{name}}-{{version}}-sources.zip",
    // What somebody needs who builds it again.
    sourcesRoot: join(import.meta.dirname, ".."),
    includeSources: [
      "extension/**",
      "shared/extension/*.ts",
      "scripts/extension.ts",
      "docs/extension.md",
      "package.json",
      "package-lock.json",
      "tsconfig.json",
      "LICENSE",
    ],
    excludeSources: ["extension/dist/**", "extension/.wxt/**", "**/*.test.ts"],
  },
});
