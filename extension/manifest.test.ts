// @vitest-environment node
import { expect, it, vi } from "vitest";

vi.mock("./lib/browser.ts", () => ({ browser: {} }));
const { originOf, patternOf } = await import("./lib/sites.ts");
const { manifestFor } = await import("./manifest.ts");

it("asks for the site that it is built for, and for another only when somebody names it", () => {
  for (const browser of ["chrome", "firefox"]) {
    const manifest = manifestFor(browser, "https://sign.example.com:8443");
    expect(manifest.host_permissions).toEqual(["https://sign.example.com/*"]);
    expect(manifest.optional_host_permissions).toEqual(["https://*/*"]);
    expect(manifest.permissions).toEqual(["storage", "alarms", "scripting"]);
    expect(JSON.stringify(manifest.content_security_policy)).not.toMatch(/unsafe|https?:/);
  }
});

it("tells Firefox that nothing leaves the browser, unless the person says so", () => {
  const { browser_specific_settings: settings } = manifestFor("firefox", "https://sign.example.com");
  expect(settings?.gecko).toMatchObject({
    data_collection_permissions: { required: ["none"], optional: ["personalCommunications"] },
  });
});

it.each([
  ["sign.example.com", "https://sign.example.com"],
  [" https://sign.example.com/members?x=1 ", "https://sign.example.com"],
  ["https://sign.example.com:8443", "https://sign.example.com:8443"],
  ["http://sign.example.com", null],
  ["https://ana@sign.example.com", null],
  ["localhost", null],
  ["javascript:alert(1)", null],
  ["", null],
])("a site that is typed as %j is %j", (text, expected) => {
  expect(originOf(text)).toBe(expected);
  if (expected) expect(patternOf(expected)).toBe("https://sign.example.com/*");
});
