import { defineConfig } from "playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";

/** Each journey starts a server of its own (tests/support), so two may run side by side. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    // A picture says where a journey failed; `playwright test --trace=retain-on-failure` records the way there, at its cost.
    trace: "off",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
