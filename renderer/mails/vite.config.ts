import { defineConfig } from "vite";

/** What the bundle takes from node_modules: runtime dependencies. The mail components and their helpers are built in. */
const RUNTIME_DEPENDENCIES = ["juice", "react", "react-dom", "zod"];

/** The mails, as one file that Node loads when the first of them is sent. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: "mails.tsx",
    outDir: "../../dist/mails",
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  ssr: { noExternal: true, external: RUNTIME_DEPENDENCIES },
});
