import { defineBackground } from "wxt/utils/define-background";
import { browser } from "../lib/browser.ts";
import { read } from "../lib/kept.ts";
import * as mails from "../lib/mails.ts";
import { type Counted, type Heard, MAX_ASKED, readSaid, type Said } from "../lib/messages.ts";
import { ALARM, keepFresh, leave, refresh, take } from "../lib/refresh.ts";
import * as site from "../lib/site.ts";
import { rememberSites, watchSite } from "../lib/sites.ts";

/** Holds the key and speaks with the site; nothing else does. */
export default defineBackground(() => {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void refresh();
  });
  for (const event of [browser.runtime.onInstalled, browser.runtime.onStartup])
    event.addListener(() => {
      void browser.runtime.setUninstallURL(`${SITE}/uninstall`);
      void rememberSites();
      void keepFresh().then(refresh);
    });
  browser.runtime.onMessage.addListener((message, sender, answer) => {
    const said = readSaid(message);
    if (!said || sender.id !== browser.runtime.id) return false;
    // The promise would do in Firefox and new Chromium; a callback does everywhere.
    void hear(said, sender.url).then(answer, () => answer({ problem: "unavailable" } satisfies Heard));
    return true;
  });
});

async function hear(said: Said, from: string | undefined): Promise<Heard | Counted> {
  if (said.type === "counts") return countsOf(said);
  if (said.type === "inserted") {
    await mails.noteInserted(said.hash, said.state);
    if (said.id !== null) await mails.begin(said.id, said.hash);
    return { problem: null };
  }
  if (said.type === "sent") {
    await mails.sent(said.id, said.subject);
    return { problem: null };
  }
  if (said.type === "connect") return connect(said.site, said.code, from);
  if (said.type === "site") {
    await watchSite(said.site);
    return { problem: null };
  }
  await (said.type === "leave" ? leave() : refresh());
  return { problem: (await read()).problem };
}

async function countsOf({ ids, subjects }: Extract<Said, { type: "counts" }>): Promise<Counted> {
  const bySubject = await mails.mailsAbout(subjects);
  const wanted = [...new Set([...ids, ...bySubject.filter((id) => id !== null)])].slice(0, MAX_ASKED);
  return { counts: await mails.counted(wanted), bySubject };
}

/** A code counts for the site whose page has said it, whatever the message says. */
async function connect(at: string, code: string, from: string | undefined): Promise<Heard> {
  if (URL.parse(from ?? "")?.origin !== at) return { problem: "cross_site" };
  const answer = await site.connect(at, code);
  if ("problem" in answer) return answer;
  await take(answer.value);
  await browser.runtime.setUninstallURL(`${at}/uninstall`);
  return { problem: null };
}
