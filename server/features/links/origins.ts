/** On what somebody looks and where they come from, by what a request tells: classes, as much as counts need and no more. */
import type { Device, Referrer } from "#shared/analytics/constants.ts";

/** By the user agent. Tablets that call themselves computers are computers. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Kindle|Silk\/|PlayBook|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android|Windows Phone|BlackBerry|Opera Mini/i.test(userAgent)) return "phone";
  return /Windows NT|Macintosh|X11|Linux|CrOS/i.test(userAgent) ? "computer" : "other";
}

/** Hosts in which mails are read; sub-domains count too. Mail programs that are no websites tell nothing. */
const MAIL = `mail.google.com outlook.com outlook.live.com outlook.office.com outlook.office365.com mail.yahoo.com mail.proton.me
  mail.aol.com mail.zoho.com app.fastmail.com mail.ru mail.yandex.ru gmx.net gmx.com web.de mail.com hey.com icloud.com tutanota.com
  app.tuta.com mailbox.org posteo.de roundcube.net com.google.android.gm safelinks.protection.outlook.com`;
const SEARCH = `google.com google.de google.es google.co.uk google.fr google.it google.com.br google.pt bing.com duckduckgo.com yahoo.com
  ecosia.org qwant.com startpage.com search.brave.com kagi.com yandex.ru yandex.com baidu.com naver.com
  com.google.android.googlequicksearchbox perplexity.ai chatgpt.com`;
const SOCIAL = `linkedin.com lnkd.in facebook.com instagram.com threads.net threads.com twitter.com x.com t.co youtube.com tiktok.com
  pinterest.com reddit.com xing.com whatsapp.com web.telegram.org t.me bsky.app mastodon.social snapchat.com discord.com slack.com
  medium.com quora.com tumblr.com vk.com weibo.com com.linkedin.android com.facebook.katana org.telegram.messenger linktr.ee`;

const listed = (text: string) => new Set(text.split(/\s+/));
/** The more special list is asked first: mail.google.com is no search. */
const CLASSES: readonly [Referrer, ReadonlySet<string>][] = [
  ["mail", listed(MAIL)],
  ["search", listed(SEARCH)],
  ["social", listed(SOCIAL)],
];

/**
 * By the referrer's host.
 * @param host with its port; empty: none was sent
 * @param own hosts of this installation
 */
export function referrerOf(host: string, own: ReadonlySet<string>): Referrer {
  if (host === "") return "direct";
  const name = host.toLowerCase().replace(/:\d+$/, "");
  if (own.has(name)) return "own";
  for (let at = 0; at >= 0; at = name.indexOf(".", at + 1)) {
    const tail = name.slice(at === 0 ? 0 : at + 1);
    const found = CLASSES.find(([, hosts]) => hosts.has(tail));
    if (found) return found[0];
  }
  return "other";
}
