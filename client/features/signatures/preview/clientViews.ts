import type { Ground } from "#client/ui/SignatureFrame.tsx";
import { type DarkMode, darkView } from "#renderer/signature/clients/dark.ts";
import { gmailView } from "#renderer/signature/clients/gmail.ts";
import { outlookClassicView } from "#renderer/signature/clients/outlookClassic.ts";
import { yahooView } from "#renderer/signature/clients/yahoo.ts";
import type { ClientView } from "./views.ts";

/** As it is sent: these draw it with a browser's own engine. */
const asSent = (html: string) => html;

/** What each of the difficult clients makes of a mail, and all of its colours in the dark. */
const CLIENTS: Record<Exclude<ClientView, "sent">, { show(html: string): string; dark: DarkMode }> = {
  gmail: { show: gmailView, dark: "partial" },
  "gmail-iphone": { show: gmailView, dark: "full" },
  outlook: { show: outlookClassicView, dark: "full" },
  "outlook-new": { show: asSent, dark: "partial" },
  "outlook-mac": { show: asSent, dark: "clipped" },
  "apple-mail": { show: asSent, dark: "kept" },
  yahoo: { show: yahooView, dark: "kept" },
};

/** A signature as one of the difficult clients shows it, also in its dark mode. */
export function viewOf(view: Exclude<ClientView, "sent">, html: string, ground: Ground): string {
  const { show, dark } = CLIENTS[view];
  return ground === "light" ? show(html) : darkView(show(html), dark);
}
