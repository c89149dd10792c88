/** From a keystroke in the editor to the painted preview, in a real browser. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { npmStart } from "#tests/support/npmStart.ts";
import { freePort } from "#tests/support/ports.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { type Measurement, startServer } from "./http.ts";

const MAX_MS = 50;
const TEXT = "Head of Design and Everything Else That Needs a Careful Eye";
/** A space at the end of a line is not drawn, so its keystroke changes nothing. */
const VISIBLE = TEXT.replaceAll(" ", "").length;

/** p95 over the keystrokes of one line of text, and the requests that typing made. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const [port, rendererPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const server = await startServer({
    args: npmStart.args,
    env: {
      ...npmStart.env,
      LOG_LEVEL: "warn",
      PORT: String(port),
      RENDERER_PORT: String(rendererPort),
      DATA_DIR: dataDir,
    },
    readyUrl: `${url}/health/ready`,
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/editor`, { waitUntil: "networkidle" });
    return await measure(page);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(page: Page): Promise<Measurement[]> {
  await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz");
  await page.waitForTimeout(1000);
  let requests = 0;
  page.on("request", () => requests++);
  await page.evaluate(watchPreview);
  await page.getByLabel("Position").focus();
  for (const letter of TEXT) {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(60);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { previewMs: number[] }).previewMs);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY) * 10) / 10;
  return [
    {
      name: "keystroke to painted preview, p95",
      value: at(0.95),
      unit: "ms",
      goal: MAX_MS,
      ok: sorted.length === VISIBLE && at(0.95) <= MAX_MS,
      note: `${sorted.length} keystrokes, median ${at(0.5)} ms`,
    },
    { name: "requests made by typing", value: requests, unit: "requests", goal: 0, ok: requests === 0 },
  ];
}

/** Runs in the page: the time from each input event to the frame after the preview's document has changed. */
function watchPreview() {
  const times: number[] = [];
  let typedAt = 0;
  (globalThis as unknown as { previewMs: number[] }).previewMs = times;
  document.addEventListener("input", () => (typedAt = performance.now()), true);
  const frame = document.querySelector("main iframe") as HTMLIFrameElement;
  const changed = () => {
    if (typedAt === 0) return;
    const since = typedAt;
    typedAt = 0;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)));
  };
  new MutationObserver(changed).observe(frame.contentDocument as Document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
