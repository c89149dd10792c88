import { defineContentScript } from "wxt/utils/define-content-script";
import { browser } from "../lib/browser.ts";
import { follow, noteAccount, type Stored } from "../lib/kept.ts";
import type { Counted, Said } from "../lib/messages.ts";
import { watchSent } from "../mail/badges.ts";
import { gmail } from "../mail/gmail.ts";
import { inserter } from "../mail/insert.ts";
import { outlook } from "../mail/outlook.ts";
import { watchSends } from "../mail/sends.ts";
import { watchMails } from "../mail/watch.ts";

/** In pages where mails are written: puts the signature into each that is begun. */
export default defineContentScript({
  matches: [
    "https://mail.google.com/*",
    "https://outlook.office.com/*",
    "https://outlook.office365.com/*",
    "https://outlook.live.com/*",
    "https://outlook.cloud.microsoft/*",
  ],
  // Windows of their own that a page fills itself have no address, and the origin of whoever opened them.
  allFrames: true,
  matchOriginAsFallback: true,
  runAt: "document_end",
  noScriptStartedPostMessage: true,
  async main() {
    const host = location.hostname || URL.parse(origin)?.hostname || "";
    const program = [gmail, outlook].find(({ hosts }) => hosts.test(host));
    if (!program) return;
    let stored: Stored | null = null;
    const { prepare, insert } = inserter(program, document);
    const pixel = () => stored?.kept?.counting?.pixel ?? null;
    const tell = (said: Said) => void browser.runtime.sendMessage(said).catch(() => undefined);
    const account = () => program.account(window.opener && !location.host ? nameless() : document);
    await follow((now) => {
      stored = now;
      prepare(now);
    });
    watchMails(document, program, (body) => {
      if (!stored) return false;
      const name = account();
      const { hash = "", updatedAt = "" } = stored.kept ?? {};
      const outcome = insert(body, stored, name, (id) => tell({ type: "inserted", id, hash, state: updatedAt }));
      if (outcome === "nothing") return stored.connection === null;
      void noteAccount(name, { hasOwn: outcome === "own-signature" });
      return true;
    });
    watchSends(document, program, pixel, (id, subject) => tell({ type: "sent", id, subject }));
    watchSent(document, {
      program,
      pixel,
      ask: async (ids, subjects) => {
        const said: Said = { type: "counts", ids, subjects };
        const answer: Counted | undefined = await browser.runtime.sendMessage(said).catch(() => undefined);
        return answer && "counts" in answer ? answer : null;
      },
      say: (word, ...values) => browser.i18n.getMessage(word, values),
    });
    browser.runtime.onMessage.addListener((message, _sender, answer) => {
      if (message?.type !== "whose" || window !== window.top) return false;
      answer({ account: account() });
      return false;
    });
  },
});

/** A window without an address: whose it is says whoever opened it, where that may be asked. */
function nameless(): Pick<Document, "title" | "location"> {
  try {
    return window.opener.document;
  } catch {
    return document;
  }
}
