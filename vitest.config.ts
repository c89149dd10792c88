import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{shared,program,server,renderer,client,scripts,extension,tests/{renderer,imports,arrival}}/**/*.test.{ts,tsx}",
    ],
    // A slow, shared machine is no reason for a failure.
    testTimeout: 30_000,
  },
});
