import { percentEncoded } from "#shared/lib/percent.ts";
/** What is shared. All but the address is left out where a network asks for nothing like it. */
export type Shared = {
  url: string;
  title?: string;
  description?: string;
  quote?: string;
  /** without `#`, separated by commas */
  hashtags?: string;
  /** address of a picture */
  media?: string;
  /** without `@` */
  twitterUser?: string;
};

type Network = {
  /** names of products are the same in every language */
  label: string;
  /** its page in a window of its own; a mail or a message is begun by the program that is set for it */
  isWindow: boolean;
  address(shared: Required<Shared>): string;
};

const page = (label: string, base: string, query: (shared: Required<Shared>) => Record<string, string>): Network => ({
  label,
  isWindow: true,
  address: (shared) => withQuery(base, query(shared)),
});
const message = (label: string, address: (words: string, shared: Required<Shared>) => string): Network => ({
  label,
  isWindow: false,
  address: (shared) => address(percentEncoded(`${shared.title} ${shared.url}`.trim()), shared),
});

function withQuery(base: string, query: Record<string, string>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== "");
  return `${base}?${filled.map(([name, value]) => `${name}=${percentEncoded(value)}`).join("&")}`;
}

/** Social networks, messengers and mail, by the name that the code knows them by. */
export const NETWORKS: Readonly<Record<string, Network>> = {
  facebook: page("Facebook", "https://www.facebook.com/sharer/sharer.php", ({ url, quote, hashtags }) => ({
    u: url,
    quote,
    hashtag: hashtags && `#${hashtags.split(",")[0]}`,
  })),
  linkedin: page("LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", ({ url }) => ({ url })),
  x: page("X", "https://x.com/intent/post", ({ url, title, hashtags, twitterUser }) => ({
    text: title,
    url,
    hashtags,
    via: twitterUser,
  })),
  bluesky: page("Bluesky", "https://bsky.app/intent/compose", ({ url, title }) => ({ text: `${title} ${url}`.trim() })),
  mastodon: page("Mastodon", "https://mastodonshare.com/", ({ url, title }) => ({ text: title, url })),
  threads: page("Threads", "https://www.threads.net/intent/post", ({ url, title }) => ({ text: title, url })),
  pinterest: page("Pinterest", "https://www.pinterest.com/pin/create/button/", ({ url, media, title }) => ({
    url,
    media,
    description: title,
  })),
  reddit: page("Reddit", "https://www.reddit.com/submit", ({ url, title }) => ({ url, title })),
  tumblr: page("Tumblr", "https://www.tumblr.com/widgets/share/tool", ({ url, title, description, hashtags }) => ({
    canonicalUrl: url,
    title,
    caption: description,
    tags: hashtags,
  })),
  hackernews: page("Hacker News", "https://news.ycombinator.com/submitlink", ({ url, title }) => ({
    u: url,
    t: title,
  })),
  xing: page("XING", "https://www.xing.com/spi/shares/new", ({ url }) => ({ url })),
  vk: page("VK", "https://vk.com/share.php", ({ url, title, description, media }) => ({
    url,
    title,
    comment: description,
    image: media,
  })),
  weibo: page("Weibo", "https://service.weibo.com/share/share.php", ({ url, title, media }) => ({
    url,
    title,
    pic: media,
  })),
  line: page("LINE", "https://social-plugins.line.me/lineit/share", ({ url, title }) => ({ url, text: title })),
  telegram: page("Telegram", "https://t.me/share/url", ({ url, title }) => ({ url, text: title })),
  whatsapp: page("WhatsApp", "https://wa.me/", ({ url, title }) => ({ text: `${title} ${url}`.trim() })),
  skype: page("Skype", "https://web.skype.com/share", ({ url, title }) => ({ url, text: title })),
  viber: message("Viber", (words) => `viber://forward?text=${words}`),
  sms: message("SMS", (words) => `sms:?&body=${words}`),
  email: message("Email", (_words, { url, title, description }) => {
    const body = [description || title, url].filter(Boolean).join("\n\n");
    return withQuery("mailto:", { subject: title, body });
  }),
};

const NOTHING: Required<Shared> = {
  url: "",
  title: "",
  description: "",
  quote: "",
  hashtags: "",
  media: "",
  twitterUser: "",
};

/** @throws Error for a name that there is not */
export function networkNamed(name: string): Network {
  if (!Object.hasOwn(NETWORKS, name)) throw new Error(`Network ${name} does not exist`);
  return NETWORKS[name] as Network;
}

/** Where something is shared on a network. @throws Error for a name that there is not */
export const shareAddress = (name: string, shared: Shared): string =>
  networkNamed(name).address({ ...NOTHING, ...shared });
