import type { GuideId } from "../catalog/guides/ids.ts";
import { msg } from "../languages/translate.ts";

/** Programs whose mails can be told from others, each with the guide that puts a signature into it. */
export const PROGRAMS = {
  gmail: { name: msg("Gmail"), guide: "gmail" },
  "outlook-classic": { name: msg("Classic Outlook"), guide: "outlook-windows" },
  "outlook-new": { name: msg("New Outlook or Outlook on the web"), guide: "office365" },
  "outlook-mac": { name: msg("Outlook for Mac"), guide: "outlook-mac" },
  "outlook-phone": { name: msg("Outlook on a phone"), guide: "outlook-ios" },
  "apple-mail": { name: msg("Apple Mail"), guide: "apple-mail" },
  "apple-device": { name: msg("Mail on iPhone or iPad"), guide: "apple-device" },
  thunderbird: { name: msg("Thunderbird"), guide: "thunderbird" },
  yahoo: { name: msg("Yahoo Mail"), guide: "yahoo" },
  spark: { name: msg("Spark"), guide: "spark" },
} as const satisfies Record<string, { name: string; guide: GuideId }>;
export type Program = keyof typeof PROGRAMS;

/** What a mail says of the program that wrote it: header names in lower case. */
export type Traces = { headers: ReadonlyMap<string, string>; html: string };

/** From the surest trace to the weakest: several write through the servers of another. */
const TRACES: readonly (readonly [Program, (traces: Traces, agent: string) => boolean])[] = [
  [
    "spark",
    ({ headers, html }, agent) =>
      headers.has("x-readdle-message-id") ||
      /readdle|\bspark\b/i.test(agent) ||
      /name="messageBodySection"/i.test(html),
  ],
  ["thunderbird", (_, agent) => /thunderbird|betterbird/i.test(agent)],
  ["outlook-mac", (_, agent) => /macoutlook/i.test(agent)],
  ["outlook-phone", ({ html }, agent) => /outlook-(?:ios|android)/i.test(agent) || /ms-outlook-mobile/i.test(html)],
  ["apple-device", (_, agent) => /^(?:iphone|ipad) mail/i.test(agent)],
  ["apple-mail", (_, agent) => /^apple mail/i.test(agent)],
  [
    "yahoo",
    ({ headers, html }, agent) =>
      /ymail|yahoo/i.test(agent) ||
      /@mail\.yahoo\.com/i.test(headers.get("message-id") ?? "") ||
      /class="ydp/i.test(html),
  ],
  [
    "outlook-classic",
    ({ html }, agent) =>
      /^microsoft outlook/i.test(agent) || /content="?microsoft word|class="?WordSection1/i.test(html),
  ],
  [
    "outlook-new",
    ({ headers, html }) =>
      /elementToProof|class="?x?_?mobile-outlook|id="?(?:divtagdefaultwrapper|signature)"?[\s>]/i.test(html) ||
      /\.outlook\.com>/i.test(headers.get("message-id") ?? ""),
  ],
  [
    "gmail",
    ({ headers, html }) => /@mail\.gmail\.com>/i.test(headers.get("message-id") ?? "") || /class="gmail_/i.test(html),
  ],
];

/** Which program wrote a mail; null where nothing tells. */
export function programOf(traces: Traces): Program | null {
  const agent = (traces.headers.get("x-mailer") ?? traces.headers.get("user-agent") ?? "").trim();
  return TRACES.find(([, is]) => is(traces, agent))?.[0] ?? null;
}
