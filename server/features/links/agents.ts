/**
 * Who is behind a request, by what it tells of itself: people, programs that fetch for people, and programs. A list of facts, each with
 * where it was seen; what only behaviour shows is not here. Names are what stored clicks hold: never rename one.
 */
import { isbot } from "isbot";
import { APART } from "#shared/analytics/constants.ts";

/**
 * `machine`: a picture was fetched for somebody, whether or not they looked (mail privacy protection); `scanner`: a mail gateway follows
 * links before a person can; `prefetch`: a mail program looks before its person does.
 */
export const AGENTS = ["person", ...APART] as const;
export type Agent = (typeof AGENTS)[number];

/** What is asked for. A mail program's picture proxy stands for its reader; on a link it is no person. */
export type Asked = "link" | "picture";

type Fact = { who: RegExp; is: Agent; of: readonly Asked[] };

const PICTURE = ["picture"] as const;
const LINK = ["link"] as const;
const BOTH = ["picture", "link"] as const;

/** Gmail, Yahoo and DuckDuckGo fetch a picture when their reader opens the mail, and say so. */
const PICTURE_PROXY = /ImageProxy|YahooMailProxy|DuckDuckGo-Mail/i;

/** The first that fits counts. */
const FACTS: readonly Fact[] = [
  { who: PICTURE_PROXY, is: "person", of: PICTURE },
  { who: PICTURE_PROXY, is: "bot", of: LINK },
  // Gmail fetches one to six in a hundred ahead of time (bird.com, 2024).
  { who: /Chrome\/42\.0\.2311\.135 Safari\/537\.36 Edge\/12\.246 Mozilla\/5\.0/, is: "machine", of: PICTURE },
  // Apple's mail privacy protection fetches all pictures of all mails: the bare word, or an engine without a browser.
  { who: /^Mozilla\/5\.0$/, is: "machine", of: PICTURE },
  {
    who: /^Mozilla\/5\.0 \((?:Macintosh|iPhone|iPad)[^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)$/,
    is: "machine",
    of: PICTURE,
  },
  { who: /^Mozilla\/5\.0$/, is: "bot", of: LINK },
  // Outlook looks at a link before its person is shown it (next-auth 1840).
  { who: /OneOutlook|Microsoft Office Existence Discovery|ms-office; MSOffice/i, is: "prefetch", of: LINK },
  // Previews in chats and in search: each names itself, and not all lists know it.
  { who: /Slackbot|SkypeUriPreview|BingPreview|ChatGPT-User|WhatsApp\/|TelegramBot|Discordbot/i, is: "bot", of: BOTH },
  // A browser without a screen, and the bare sign of a program.
  { who: /HeadlessChrome|PhantomJS|\(compatible; [A-Za-z]\)/, is: "bot", of: BOTH },
];

/** Whoever fetches pictures for a reader: the address is no sign of where that reader is. */
export const isPictureProxy = (userAgent: string): boolean => PICTURE_PROXY.test(userAgent);

/** Who asks, by their user agent alone. */
export function agentOf(userAgent: string, asked: Asked): Agent {
  // Mail gateways of Microsoft come without a name; browsers always have one.
  if (userAgent.trim() === "") return asked === "link" ? "scanner" : "bot";
  const fact = FACTS.find(({ who, of }) => of.includes(asked) && who.test(userAgent));
  if (fact) return fact.is;
  return isbot(userAgent) ? "bot" : "person";
}
