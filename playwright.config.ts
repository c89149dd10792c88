import { defineConfig } from "playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";

/** Each journey starts a server of its own (tests/support), so two may run side by side. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A busy machine's slip stops nobody; `npm test` names each journey that needed it. At one's desk the first try counts.
  retries: process.env.CI ? 1 : 0,
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
    // A headless shell would give letters whole pixels of width, which no screen of people does.
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, "--font-render-hinting=none"] },
  },
});
