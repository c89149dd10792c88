import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { codeFilm, codePicture } from "#tests/support/codes.ts";
import { expectFitting, expectGoodLooks } from "#tests/support/looks.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";

const CONTACT = "BEGIN:VCARD\nVERSION:3.0\nN:Ruiz;Zoë;;;\nFN:Zoë Ruiz\nORG:Acme\nTEL;TYPE=CELL:+49170123\nEND:VCARD";
const FILM = join(tmpdir(), `signoff-code-${process.pid}.y4m`);
writeFileSync(FILM, codeFilm(CONTACT));

/** Codes read with a camera, which shows one from the first frame on, and from pictures. */
test.use({
  actionTimeout: 20_000,
  launchOptions: {
    executablePath: findChromium({ isWhole: true }),
    args: [...CHROMIUM_FLAGS, "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${FILM}`],
  },
});

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const start = (page: Page) => page.getByRole("button", { name: "Use the camera" });
const found = (page: Page) => page.getByRole("region", { name: "What the code says" });
async function open(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/scan`);
  await alive(start(page));
}
async function choose(page: Page, text: string) {
  const buffer = await codePicture(text);
  await page.getByLabel(/Choose a picture/).setInputFiles({ name: "code.png", mimeType: "image/png", buffer });
}
/** Whether any camera of the page is on. */
const isOn = (page: Page) =>
  page.evaluate(() => (document.querySelector("video")?.srcObject as MediaStream | null)?.active === true);

test("the camera reads a contact, which is saved as a file, and nothing leaves the device", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["camera"]);
  await open(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await start(page).click();
  await expect(found(page).getByRole("heading", { name: "Zoë Ruiz" })).toBeVisible();
  await expect(found(page)).toContainText("+49170123");
  expect(await isOn(page)).toBe(false);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save contact" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("Zoë Ruiz.vcf");
  expect(readFileSync(await file.path(), "utf8")).toContain("FN:Zoë Ruiz\r\n");
  expect(sent).toEqual([]);
  await expectGoodLooks(page, "scan found a contact");
});

test("a camera that is refused is explained, and a picture does instead", async ({ page, context }) => {
  await context.clearPermissions();
  await open(page);
  await expectGoodLooks(page, "scan");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await start(page).click();
  await expect(page.getByText("The camera is not allowed here.")).toBeVisible();
  await expectGoodLooks(page, "scan refused");
  await choose(page, `${server.url}/c/AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(found(page).getByRole("heading", { name: "A business card" })).toBeVisible();
  await expect(found(page).getByRole("link", { name: "Save contact" })).toHaveAttribute("href", /\/c\/A{22}\.vcf$/);
});

test("no camera, an insecure page, one that is in use: each is said", async ({ page }) => {
  await open(page);
  const fail = (name: string) =>
    page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", name));
    }, name);
  await fail("NotFoundError");
  await start(page).click();
  await expect(page.getByText("There is no camera here.")).toBeVisible();
  await fail("NotReadableError");
  await start(page).click();
  await expect(page.getByText("The camera does not answer")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
  await start(page).click();
  await expect(page.getByText("Browsers give the camera to secure pages only")).toBeVisible();
});

test("links show their host first, and what is no link of the web is a text", async ({ page }) => {
  await open(page);
  await choose(page, "https://evil.example/c/AAAAAAAAAAAAAAAAAAAAAA?next=signoff");
  await expect(found(page).getByRole("heading", { name: "A link to evil.example" })).toBeVisible();
  await expect(found(page).getByRole("link", { name: "Open evil.example" })).toHaveAttribute("rel", /noopener/);
  await expectGoodLooks(page, "scan found a link");
  await choose(page, "javascript:window.hit=1");
  await expect(found(page).getByRole("heading", { name: "A text" })).toBeVisible();
  await expect(found(page).getByRole("link")).toHaveCount(0);
  await choose(page, `<img src=x onerror="window.hit=1">`);
  await expect(found(page)).toContainText("<img");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expectFitting(page);
});

test("pictures without a code, and files that are no pictures", async ({ page }) => {
  await open(page);
  const field = page.getByLabel(/Choose a picture/);
  const { gradient } = await import("#tests/support/pictures.ts");
  await field.setInputFiles({ name: "sky.jpg", mimeType: "image/jpeg", buffer: await gradient(900, 600) });
  await expect(page.getByText("No code was found in this picture.")).toBeVisible();
  await field.setInputFiles({ name: "text.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("This file cannot be read as a picture.")).toBeVisible();
});

test("the camera goes off when one stops, hides the page, or leaves", async ({ page, context }) => {
  await context.grantPermissions(["camera"]);
  await open(page);
  // Nothing to be read: it goes on looking.
  await page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      (await open(wanted)).getTracks().forEach((track) => {
        track.stop();
      });
      const stream = canvas.captureStream(5);
      streams.push(stream);
      return stream;
    };
  });
  const areOn = () =>
    page.evaluate(() => (window as unknown as { streams: MediaStream[] }).streams.map(({ active }) => active));
  await start(page).click();
  await expect(page.getByText("Looking for a code …")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  expect(await areOn()).toEqual([false]);
  await start(page).click();
  await expect(page.getByText("Looking for a code …")).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(start(page)).toBeVisible();
  expect(await areOn()).toEqual([false, false]);
});
