import { describe, expect, it } from "vitest";
import { type Agent, agentOf } from "./agents.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const GMAIL = "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)";
const GMAIL_AHEAD =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0";
const APPLE = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("who asks", () => {
  it.each<[string, string, Agent, Agent]>([
    ["a browser", CHROME, "person", "person"],
    ["a phone", SAFARI, "person", "person"],
    ["Gmail's picture proxy", GMAIL, "person", "bot"],
    ["Gmail, ahead of its reader", GMAIL_AHEAD, "machine", "person"],
    ["Apple Mail privacy protection", APPLE, "machine", "person"],
    ["the same, in a word", "Mozilla/5.0", "machine", "bot"],
    ["nobody's name", "", "bot", "scanner"],
    ["blanks", "  ", "bot", "scanner"],
    ["Outlook, looking ahead", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) OneOutlook/1.0", "person", "prefetch"],
    ["Slack's preview", "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "bot", "bot"],
    [
      "Bing's preview",
      "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b",
      "bot",
      "bot",
    ],
    [
      "a chat that reads for somebody",
      "Mozilla/5.0 AppleWebKit/537.36; compatible; ChatGPT-User/1.0; +https://openai.com/bot",
      "bot",
      "bot",
    ],
    ["a browser without a screen", CHROME.replace("Chrome/", "HeadlessChrome/"), "bot", "bot"],
    ["a crawler", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "bot", "bot"],
    ["a tool", "curl/8.14.1", "bot", "bot"],
    ["the app of a network", `${SAFARI} Instagram 390.0.0.0`, "person", "person"],
    [
      "a mail program",
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Thunderbird/140.0",
      "person",
      "person",
    ],
  ])("%s", (_name, userAgent, picture, link) => {
    expect([agentOf(userAgent, "picture"), agentOf(userAgent, "link")]).toEqual([picture, link]);
  });

  it("comes to an end with hostile names", () => {
    // A regular expression that runs away would hold this test for minutes.
    for (const part of ["(", "Mozilla/5.0 (", "Android ", "Silk", "(KHTML, like Gecko) "]) {
      const name = part.repeat(10_000 / part.length);
      for (const asked of ["link", "picture"] as const) expect(agentOf(name, asked)).toBeTypeOf("string");
    }
  });
});
