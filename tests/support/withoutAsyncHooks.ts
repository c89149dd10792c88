/**
 * Imported before a test file, it switches off the hooks by which tap follows each promise to the test that has begun it (async-hook-domain):
 * a third of what the server's tests cost. An error outside of what a test awaits still ends the file, and fails it, under no test's name.
 */
import hooks from "node:async_hooks";
import { syncBuiltinESMExports } from "node:module";

const none: hooks.AsyncHook = { enable: () => none, disable: () => none };
hooks.createHook = () => none;
syncBuiltinESMExports();
