import { remembered } from "./remembered.ts";

/** What the editor of Gmail's settings has itself; a pasted signature loses it. */
const GMAIL_SIZE = "font-size:13px";

/**
 * Characters a signature has after it was pasted into Gmail, whose limit is the lowest: there it is counted. Chromium
 * leaves a style as it is, but where it drops a declaration that the editor has itself, it writes out the rest anew.
 */
export function pastedSize(html: string): number {
  let size = html.length;
  for (let at = html.indexOf(GMAIL_SIZE); at >= 0; ) {
    const start = html.lastIndexOf('"', at) + 1;
    const end = html.indexOf('"', at);
    if (end < 0) break;
    if (html.endsWith(' style="', start)) size += growth(html.slice(start, end));
    at = html.indexOf(GMAIL_SIZE, end);
  }
  return size;
}

/** `padding:0 2px;color:#ffffff` is written as `padding: 0px 2px; color: rgb(255, 255, 255);`: 16 characters more. */
const growth = remembered(
  (style) =>
    style
      .split(";")
      .filter((declaration) => declaration && declaration !== GMAIL_SIZE)
      .map((declaration) =>
        declaration
          .replace(":", ": ")
          .replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi, (_, ...channels) => rgb(channels.slice(0, 3)))
          .replace(/(?<=[ :])0(?![.\dpx])/g, "0px")
          .replace(/,(?! )/g, ", ")
          .replaceAll("'", "&quot;"),
      )
      .map((declaration) => `${declaration};`)
      .join(" ").length - style.length,
);

const rgb = (channels: string[]) => `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(", ")})`;
