// By its file, as the package's own entry does not resolve in modules of Node.
import type { Browser } from "@wxt-dev/browser/src/gen/index.js";

type Api = typeof Browser;
const world = globalThis as unknown as { browser?: Api; chrome: Api };

/** The interface of the browser: `browser` in Firefox, `chrome` in Chromium, where promises are understood as well. */
export const browser: Api = world.browser?.runtime?.id ? world.browser : world.chrome;
