import { defineContentScript } from "wxt/utils/define-content-script";
import { asMessage, type FromExtension, readFromPage } from "#shared/extension/messages.ts";
import { browser } from "../lib/browser.ts";
import { read } from "../lib/kept.ts";
import type { Heard, Said } from "../lib/messages.ts";

/** In pages of the site: says that the extension is there, and takes the one-time code that the page makes on a press. */
export default defineContentScript({
  // Which pages these are the build says, in the manifest.
  matches: [],
  registration: "runtime",
  noScriptStartedPostMessage: true,
  main() {
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== window || origin !== location.origin) return;
      const said = readFromPage(data);
      if (said?.type === "hello") void tellWhose();
      if (said?.type === "connect") void connect(said.code);
    });
  },
});

async function connect(code: string): Promise<void> {
  const said: Said = { type: "connect", code, site: location.origin };
  const heard: Heard | undefined = await browser.runtime.sendMessage(said).catch(() => undefined);
  if (heard?.problem === null) await tellWhose();
  else tell({ type: "failed", problem: heard?.problem ?? "unavailable" });
}

/** Of this site: as whom the extension is connected to another one is nothing that it hears. */
async function tellWhose(): Promise<void> {
  const { connection } = await read();
  const email = connection?.site === location.origin ? connection.email : null;
  tell({ type: "here", version: browser.runtime.getManifest().version, email });
}

const tell = (message: FromExtension) => window.postMessage(asMessage(message), location.origin);
