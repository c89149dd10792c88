import { MAX_DRAWN } from "#shared/addons/constants.ts";
import { SOCIAL_REQUESTS, type SocialRequest } from "#shared/catalog/addons.ts";
import { findSocial, SOCIALS } from "#shared/catalog/socials.ts";
import type { Markup } from "../../primitives/html.ts";
import { gap, line, table } from "../../primitives/table.ts";
import { type DrawAddon, raw, rowsOf, visibleOf } from "./addon.ts";
import { mark, markedLine } from "./parts.ts";

/** Rows that ask for a rating, a review, a follow or a share; a network as type means follow. */
export const social: DrawAddon<"social"> = (sheet, data) => {
  const rows: (Markup | null)[] = [];
  const text: string[] = [];
  for (const entry of rowsOf(data.list, MAX_DRAWN.social)) {
    const url = raw(entry.url);
    const href = sheet.href(url);
    if (!href) continue;
    const type = raw(entry.type);
    const isRequest = Object.hasOwn(SOCIAL_REQUESTS, type);
    const network = (!isRequest && SOCIALS[type] ? type : findSocial(url)) ?? "web";
    const name = SOCIALS[network]?.label ?? "";
    const request = SOCIAL_REQUESTS[isRequest ? (type as SocialRequest) : "follow"];
    const label = visibleOf(entry.text) || (network === "web" ? request : `${request} on ${name}`);
    const row = line(markedLine(sheet, mark(sheet, network, label), label, href, label));
    rows.push(rows.length ? gap(6) : null, row);
    text.push(`${label}: ${href}`);
  }
  const body = table(rows);
  return body && { body, text };
};
