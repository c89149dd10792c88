import type { Ground } from "#client/ui/SignatureFrame.tsx";
import { darkView } from "#renderer/signature/clients/dark.ts";
import { gmailView } from "#renderer/signature/clients/gmail.ts";
import { outlookClassicView } from "#renderer/signature/clients/outlookClassic.ts";
import type { ClientView } from "./views.ts";

/** A signature as one of the difficult clients shows it, also in its dark mode. */
export function viewOf(view: Exclude<ClientView, "sent">, html: string, ground: Ground): string {
  const shown = view === "gmail" ? gmailView(html) : outlookClassicView(html);
  if (ground === "light") return shown;
  return darkView(shown, view === "gmail" ? "partial" : "full");
}
