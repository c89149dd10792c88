import { percentEncoded } from "../lib/percent.ts";
import { isWebUrl, safeUrl } from "../lib/url.ts";

/**
 * Social networks a signature can link to: data only, because the browser imports it. Their marks are with the
 * renderer (`markSources.ts`). Keys are ids that saved signatures hold: never rename one.
 */
export type SocialNetwork = {
  /** also the picture's alternative text */
  label: string;
  /** plate colour: the brand's own, darkened where white on it could not be read; `readableOn` picks the mark's */
  color: string;
  /** pattern of a profile's address; `{handle}` stands for the person's name there */
  url: string;
  /** whom a pasted link belongs to: a domain with its subdomains, or a domain and the start of a path */
  hosts: readonly string[];
  /** people are found there by their phone number, which its addresses hold as digits alone */
  isByNumber?: boolean;
  /** closed by its owner: still drawn and recognised, no longer offered */
  isRetired?: boolean;
};

const NETWORKS: Record<string, SocialNetwork> = {
  linkedin: {
    label: "LinkedIn",
    color: "#0a66c2",
    url: "https://www.linkedin.com/in/{handle}",
    hosts: ["linkedin.com", "lnkd.in"],
  },
  facebook: {
    label: "Facebook",
    color: "#0866ff",
    url: "https://www.facebook.com/{handle}",
    hosts: ["facebook.com", "fb.com", "fb.me"],
  },
  instagram: {
    label: "Instagram",
    color: "#d62976",
    url: "https://www.instagram.com/{handle}",
    hosts: ["instagram.com", "instagr.am", "ig.me"],
  },
  x: {
    label: "X (Twitter)",
    color: "#000000",
    url: "https://x.com/{handle}",
    hosts: ["x.com", "twitter.com", "t.co"],
  },
  youtube: {
    label: "YouTube",
    color: "#e60000",
    url: "https://www.youtube.com/@{handle}",
    hosts: ["youtube.com", "youtu.be"],
  },
  tiktok: {
    label: "TikTok",
    color: "#000000",
    url: "https://www.tiktok.com/@{handle}",
    hosts: ["tiktok.com"],
  },
  whatsapp: {
    label: "WhatsApp",
    color: "#128c4b",
    url: "https://wa.me/{handle}",
    hosts: ["wa.me", "whatsapp.com"],
    isByNumber: true,
  },
  github: {
    label: "GitHub",
    color: "#181717",
    url: "https://github.com/{handle}",
    hosts: ["github.com"],
  },
  telegram: {
    label: "Telegram",
    color: "#1c83b6",
    url: "https://t.me/{handle}",
    hosts: ["t.me", "telegram.me", "telegram.org"],
  },
  pinterest: {
    label: "Pinterest",
    color: "#bd081c",
    url: "https://www.pinterest.com/{handle}",
    hosts: ["pinterest.com", "pin.it", "pinterest.co.uk", "pinterest.de", "pinterest.fr", "pinterest.es"],
  },
  threads: {
    label: "Threads",
    color: "#000000",
    url: "https://www.threads.net/@{handle}",
    hosts: ["threads.net", "threads.com"],
  },
  bluesky: {
    label: "Bluesky",
    color: "#0d79e9",
    url: "https://bsky.app/profile/{handle}",
    hosts: ["bsky.app"],
  },
  mastodon: {
    label: "Mastodon",
    color: "#6364ff",
    url: "https://mastodon.social/@{handle}",
    hosts: ["mastodon.social", "mastodon.online", "mstdn.social", "fosstodon.org", "hachyderm.io", "mas.to"],
  },
  messenger: {
    label: "Messenger",
    color: "#0866ff",
    url: "https://m.me/{handle}",
    hosts: ["m.me", "messenger.com"],
  },
  snapchat: {
    label: "Snapchat",
    color: "#fffc00",
    url: "https://www.snapchat.com/add/{handle}",
    hosts: ["snapchat.com"],
  },
  discord: {
    label: "Discord",
    color: "#5865f2",
    url: "https://discord.gg/{handle}",
    hosts: ["discord.gg", "discord.com", "discordapp.com"],
  },
  reddit: {
    label: "Reddit",
    color: "#d93a00",
    url: "https://www.reddit.com/user/{handle}",
    hosts: ["reddit.com", "redd.it"],
  },
  medium: {
    label: "Medium",
    color: "#000000",
    url: "https://medium.com/@{handle}",
    hosts: ["medium.com"],
  },
  slack: {
    label: "Slack",
    color: "#4a154b",
    url: "https://{handle}.slack.com",
    hosts: ["slack.com"],
  },
  signal: {
    label: "Signal",
    color: "#3b45fd",
    url: "https://signal.me/#eu/{handle}",
    hosts: ["signal.me", "signal.org", "signal.group"],
  },
  viber: {
    label: "Viber",
    color: "#7360f2",
    url: "https://chats.viber.com/{handle}",
    hosts: ["viber.com", "viber.me"],
  },
  line: {
    label: "LINE",
    color: "#009000",
    url: "https://line.me/R/ti/p/{handle}",
    hosts: ["line.me", "lin.ee"],
  },
  wechat: {
    label: "WeChat",
    color: "#008c44",
    url: "https://u.wechat.com/{handle}",
    hosts: ["wechat.com", "weixin.qq.com"],
  },
  kakaotalk: {
    label: "KakaoTalk",
    color: "#ffcd00",
    url: "https://open.kakao.com/o/{handle}",
    hosts: ["kakao.com"],
  },
  qq: {
    label: "QQ",
    color: "#0f84b4",
    url: "https://im.qq.com/{handle}",
    hosts: ["im.qq.com", "wpa.qq.com"],
  },
  matrix: {
    label: "Matrix",
    color: "#000000",
    url: "https://matrix.to/#/{handle}",
    hosts: ["matrix.to"],
  },
  threema: {
    label: "Threema",
    color: "#3fe669",
    url: "https://threema.id/{handle}",
    hosts: ["threema.id"],
  },
  simplex: {
    label: "SimpleX",
    color: "#000000",
    url: "https://simplex.chat/contact#/{handle}",
    hosts: ["simplex.chat"],
  },
  zoom: {
    label: "Zoom",
    color: "#0b5cff",
    url: "https://zoom.us/j/{handle}",
    hosts: ["zoom.us", "zoom.com"],
  },
  teams: {
    label: "Microsoft Teams",
    color: "#5059c9",
    url: "https://teams.microsoft.com/l/meetup-join/{handle}",
    hosts: ["teams.microsoft.com", "teams.live.com"],
  },
  whereby: {
    label: "Whereby",
    color: "#6443d7",
    url: "https://whereby.com/{handle}",
    hosts: ["whereby.com"],
  },
  "google-meet": {
    label: "Google Meet",
    color: "#00897b",
    url: "https://meet.google.com/{handle}",
    hosts: ["meet.google.com"],
  },
  calendly: {
    label: "Calendly",
    color: "#006bff",
    url: "https://calendly.com/{handle}",
    hosts: ["calendly.com"],
  },
  "cal-com": {
    label: "Cal.com",
    color: "#292929",
    url: "https://cal.com/{handle}",
    hosts: ["cal.com"],
  },
  vimeo: {
    label: "Vimeo",
    color: "#0c84ab",
    url: "https://vimeo.com/{handle}",
    hosts: ["vimeo.com"],
  },
  twitch: {
    label: "Twitch",
    color: "#9146ff",
    url: "https://www.twitch.tv/{handle}",
    hosts: ["twitch.tv"],
  },
  kick: { label: "Kick", color: "#53fc19", url: "https://kick.com/{handle}", hosts: ["kick.com"] },
  odysee: {
    label: "Odysee",
    color: "#ea186d",
    url: "https://odysee.com/@{handle}",
    hosts: ["odysee.com"],
  },
  rumble: {
    label: "Rumble",
    color: "#85c742",
    url: "https://rumble.com/c/{handle}",
    hosts: ["rumble.com"],
  },
  peertube: {
    label: "PeerTube",
    color: "#c95605",
    url: "https://{handle}",
    hosts: ["joinpeertube.org"],
  },
  behance: {
    label: "Behance",
    color: "#1769ff",
    url: "https://www.behance.net/{handle}",
    hosts: ["behance.net", "be.net"],
  },
  dribbble: {
    label: "Dribbble",
    color: "#d62f6b",
    url: "https://dribbble.com/{handle}",
    hosts: ["dribbble.com"],
  },
  figma: {
    label: "Figma",
    color: "#de461a",
    url: "https://www.figma.com/@{handle}",
    hosts: ["figma.com"],
  },
  deviantart: {
    label: "DeviantArt",
    color: "#008d2c",
    url: "https://www.deviantart.com/{handle}",
    hosts: ["deviantart.com"],
  },
  artstation: {
    label: "ArtStation",
    color: "#0681b4",
    url: "https://www.artstation.com/{handle}",
    hosts: ["artstation.com"],
  },
  unsplash: {
    label: "Unsplash",
    color: "#000000",
    url: "https://unsplash.com/@{handle}",
    hosts: ["unsplash.com"],
  },
  flickr: {
    label: "Flickr",
    color: "#0063dc",
    url: "https://www.flickr.com/photos/{handle}",
    hosts: ["flickr.com", "flic.kr"],
  },
  "500px": {
    label: "500px",
    color: "#222222",
    url: "https://500px.com/p/{handle}",
    hosts: ["500px.com"],
  },
  vsco: { label: "VSCO", color: "#000000", url: "https://vsco.co/{handle}", hosts: ["vsco.co"] },
  pixelfed: {
    label: "Pixelfed",
    color: "#6366f1",
    url: "https://pixelfed.social/{handle}",
    hosts: ["pixelfed.social", "pixelfed.org"],
  },
  tumblr: {
    label: "Tumblr",
    color: "#36465d",
    url: "https://{handle}.tumblr.com",
    hosts: ["tumblr.com"],
  },
  wordpress: {
    label: "WordPress",
    color: "#21759b",
    url: "https://{handle}.wordpress.com",
    hosts: ["wordpress.com", "wordpress.org"],
  },
  blogger: {
    label: "Blogger",
    color: "#db491b",
    url: "https://{handle}.blogspot.com",
    hosts: ["blogger.com", "blogspot.com"],
  },
  substack: {
    label: "Substack",
    color: "#d15410",
    url: "https://{handle}.substack.com",
    hosts: ["substack.com"],
  },
  hashnode: {
    label: "Hashnode",
    color: "#2962ff",
    url: "https://hashnode.com/@{handle}",
    hosts: ["hashnode.com", "hashnode.dev"],
  },
  dev: {
    label: "DEV Community",
    color: "#0a0a0a",
    url: "https://dev.to/{handle}",
    hosts: ["dev.to"],
  },
  quora: {
    label: "Quora",
    color: "#b92b27",
    url: "https://www.quora.com/profile/{handle}",
    hosts: ["quora.com"],
  },
  gitlab: {
    label: "GitLab",
    color: "#c93d10",
    url: "https://gitlab.com/{handle}",
    hosts: ["gitlab.com"],
  },
  bitbucket: {
    label: "Bitbucket",
    color: "#0052cc",
    url: "https://bitbucket.org/{handle}",
    hosts: ["bitbucket.org"],
  },
  codeberg: {
    label: "Codeberg",
    color: "#1f7fc6",
    url: "https://codeberg.org/{handle}",
    hosts: ["codeberg.org"],
  },
  "stack-overflow": {
    label: "Stack Overflow",
    color: "#c0601a",
    url: "https://stackoverflow.com/users/{handle}",
    hosts: ["stackoverflow.com"],
  },
  codepen: {
    label: "CodePen",
    color: "#1e1f26",
    url: "https://codepen.io/{handle}",
    hosts: ["codepen.io"],
  },
  replit: {
    label: "Replit",
    color: "#cf5400",
    url: "https://replit.com/@{handle}",
    hosts: ["replit.com", "repl.it"],
  },
  kaggle: {
    label: "Kaggle",
    color: "#1084b3",
    url: "https://www.kaggle.com/{handle}",
    hosts: ["kaggle.com"],
  },
  "hugging-face": {
    label: "Hugging Face",
    color: "#ffd21e",
    url: "https://huggingface.co/{handle}",
    hosts: ["huggingface.co"],
  },
  npm: { label: "npm", color: "#cb3837", url: "https://www.npmjs.com/~{handle}", hosts: ["npmjs.com"] },
  "product-hunt": {
    label: "Product Hunt",
    color: "#d0512d",
    url: "https://www.producthunt.com/@{handle}",
    hosts: ["producthunt.com"],
  },
  notion: {
    label: "Notion",
    color: "#000000",
    url: "https://www.notion.so/{handle}",
    hosts: ["notion.so", "notion.site", "notion.com"],
  },
  trello: {
    label: "Trello",
    color: "#0052cc",
    url: "https://trello.com/{handle}",
    hosts: ["trello.com"],
  },
  xing: {
    label: "XING",
    color: "#006567",
    url: "https://www.xing.com/profile/{handle}",
    hosts: ["xing.com"],
  },
  crunchbase: {
    label: "Crunchbase",
    color: "#007fc3",
    url: "https://www.crunchbase.com/person/{handle}",
    hosts: ["crunchbase.com"],
  },
  wellfound: {
    label: "Wellfound",
    color: "#000000",
    url: "https://wellfound.com/u/{handle}",
    hosts: ["wellfound.com", "angel.co"],
  },
  upwork: {
    label: "Upwork",
    color: "#438a27",
    url: "https://www.upwork.com/freelancers/{handle}",
    hosts: ["upwork.com"],
  },
  fiverr: {
    label: "Fiverr",
    color: "#108d54",
    url: "https://www.fiverr.com/{handle}",
    hosts: ["fiverr.com"],
  },
  glassdoor: {
    label: "Glassdoor",
    color: "#008c56",
    url: "https://www.glassdoor.com/Overview/{handle}",
    hosts: ["glassdoor.com", "glassdoor.de", "glassdoor.co.uk"],
  },
  indeed: {
    label: "Indeed",
    color: "#003a9b",
    url: "https://www.indeed.com/cmp/{handle}",
    hosts: ["indeed.com"],
  },
  "google-business": {
    label: "Google Business",
    color: "#3a79e0",
    url: "https://g.page/{handle}",
    hosts: ["g.page", "business.google.com", "maps.app.goo.gl", "google.com/maps", "maps.google.com"],
  },
  "google-reviews": {
    label: "Google reviews",
    color: "#1a73e8",
    url: "https://g.page/r/{handle}/review",
    hosts: ["g.page/r", "search.google.com/local/writereview"],
  },
  trustpilot: {
    label: "Trustpilot",
    color: "#008d5c",
    url: "https://www.trustpilot.com/review/{handle}",
    hosts: ["trustpilot.com"],
  },
  tripadvisor: {
    label: "Tripadvisor",
    color: "#1e8a60",
    url: "https://www.tripadvisor.com/Profile/{handle}",
    hosts: ["tripadvisor.com", "tripadvisor.de", "tripadvisor.es", "tripadvisor.co.uk"],
  },
  yelp: {
    label: "Yelp",
    color: "#f41818",
    url: "https://www.yelp.com/biz/{handle}",
    hosts: ["yelp.com", "yelp.de", "yelp.co.uk"],
  },
  foursquare: {
    label: "Foursquare",
    color: "#3333ff",
    url: "https://foursquare.com/{handle}",
    hosts: ["foursquare.com"],
  },
  airbnb: {
    label: "Airbnb",
    color: "#d64a4f",
    url: "https://www.airbnb.com/users/show/{handle}",
    hosts: ["airbnb.com"],
  },
  booking: {
    label: "Booking.com",
    color: "#003a9a",
    url: "https://www.booking.com/hotel/{handle}",
    hosts: ["booking.com"],
  },
  zillow: {
    label: "Zillow",
    color: "#006aff",
    url: "https://www.zillow.com/profile/{handle}",
    hosts: ["zillow.com"],
  },
  houzz: {
    label: "Houzz",
    color: "#338b08",
    url: "https://www.houzz.com/pro/{handle}",
    hosts: ["houzz.com", "houzz.de", "houzz.es"],
  },
  thumbtack: {
    label: "Thumbtack",
    color: "#0084b5",
    url: "https://www.thumbtack.com/{handle}",
    hosts: ["thumbtack.com"],
  },
  nextdoor: {
    label: "Nextdoor",
    color: "#8ed500",
    url: "https://nextdoor.com/pages/{handle}",
    hosts: ["nextdoor.com"],
  },
  amazon: {
    label: "Amazon",
    color: "#232f3e",
    url: "https://www.amazon.com/shop/{handle}",
    hosts: ["amazon.com", "amazon.de", "amazon.co.uk", "amazon.es", "amazon.fr", "amazon.it", "amzn.to"],
  },
  "amazon-music": {
    label: "Amazon Music",
    color: "#0f6f8f",
    url: "https://music.amazon.com/artists/{handle}",
    hosts: ["music.amazon.com", "music.amazon.de", "music.amazon.co.uk"],
  },
  etsy: {
    label: "Etsy",
    color: "#d5490f",
    url: "https://www.etsy.com/shop/{handle}",
    hosts: ["etsy.com"],
  },
  ebay: {
    label: "eBay",
    color: "#e53238",
    url: "https://www.ebay.com/usr/{handle}",
    hosts: ["ebay.com", "ebay.de", "ebay.co.uk"],
  },
  shop: { label: "Shop", color: "#5a31f4", url: "https://shop.app/m/{handle}", hosts: ["shop.app"] },
  shopify: {
    label: "Shopify",
    color: "#588642",
    url: "https://{handle}.myshopify.com",
    hosts: ["shopify.com", "myshopify.com"],
  },
  square: {
    label: "Square",
    color: "#3e4348",
    url: "https://{handle}.square.site",
    hosts: ["square.site", "squareup.com"],
  },
  paypal: {
    label: "PayPal",
    color: "#002991",
    url: "https://www.paypal.me/{handle}",
    hosts: ["paypal.me", "paypal.com"],
  },
  venmo: {
    label: "Venmo",
    color: "#007ae0",
    url: "https://venmo.com/u/{handle}",
    hosts: ["venmo.com"],
  },
  "cash-app": {
    label: "Cash App",
    color: "#008d2d",
    url: "https://cash.app/{handle}",
    hosts: ["cash.app"],
  },
  patreon: {
    label: "Patreon",
    color: "#000000",
    url: "https://www.patreon.com/{handle}",
    hosts: ["patreon.com"],
  },
  "ko-fi": {
    label: "Ko-fi",
    color: "#d15229",
    url: "https://ko-fi.com/{handle}",
    hosts: ["ko-fi.com"],
  },
  "buy-me-a-coffee": {
    label: "Buy Me a Coffee",
    color: "#ffdd00",
    url: "https://buymeacoffee.com/{handle}",
    hosts: ["buymeacoffee.com"],
  },
  liberapay: {
    label: "Liberapay",
    color: "#f6c915",
    url: "https://liberapay.com/{handle}",
    hosts: ["liberapay.com"],
  },
  kickstarter: {
    label: "Kickstarter",
    color: "#008e51",
    url: "https://www.kickstarter.com/profile/{handle}",
    hosts: ["kickstarter.com"],
  },
  gofundme: {
    label: "GoFundMe",
    color: "#008c4c",
    url: "https://www.gofundme.com/f/{handle}",
    hosts: ["gofundme.com", "gofund.me"],
  },
  spotify: {
    label: "Spotify",
    color: "#1ed760",
    url: "https://open.spotify.com/user/{handle}",
    hosts: ["spotify.com", "spotify.link"],
  },
  "apple-music": {
    label: "Apple Music",
    color: "#f02238",
    url: "https://music.apple.com/profile/{handle}",
    hosts: ["music.apple.com"],
  },
  "apple-podcasts": {
    label: "Apple Podcasts",
    color: "#9933cc",
    url: "https://podcasts.apple.com/podcast/{handle}",
    hosts: ["podcasts.apple.com"],
  },
  "youtube-music": {
    label: "YouTube Music",
    color: "#e60000",
    url: "https://music.youtube.com/@{handle}",
    hosts: ["music.youtube.com"],
  },
  soundcloud: {
    label: "SoundCloud",
    color: "#db4700",
    url: "https://soundcloud.com/{handle}",
    hosts: ["soundcloud.com"],
  },
  bandcamp: {
    label: "Bandcamp",
    color: "#408294",
    url: "https://{handle}.bandcamp.com",
    hosts: ["bandcamp.com"],
  },
  deezer: {
    label: "Deezer",
    color: "#a238ff",
    url: "https://www.deezer.com/profile/{handle}",
    hosts: ["deezer.com"],
  },
  tidal: {
    label: "TIDAL",
    color: "#000000",
    url: "https://tidal.com/artist/{handle}",
    hosts: ["tidal.com"],
  },
  mixcloud: {
    label: "Mixcloud",
    color: "#5000ff",
    url: "https://www.mixcloud.com/{handle}",
    hosts: ["mixcloud.com"],
  },
  "last-fm": {
    label: "Last.fm",
    color: "#c3000d",
    url: "https://www.last.fm/user/{handle}",
    hosts: ["last.fm"],
  },
  discogs: {
    label: "Discogs",
    color: "#333333",
    url: "https://www.discogs.com/user/{handle}",
    hosts: ["discogs.com"],
  },
  goodreads: {
    label: "Goodreads",
    color: "#1e1914",
    url: "https://www.goodreads.com/{handle}",
    hosts: ["goodreads.com"],
  },
  letterboxd: {
    label: "Letterboxd",
    color: "#202830",
    url: "https://letterboxd.com/{handle}",
    hosts: ["letterboxd.com", "boxd.it"],
  },
  imdb: {
    label: "IMDb",
    color: "#f5c518",
    url: "https://www.imdb.com/name/{handle}",
    hosts: ["imdb.com"],
  },
  strava: {
    label: "Strava",
    color: "#d64000",
    url: "https://www.strava.com/athletes/{handle}",
    hosts: ["strava.com"],
  },
  meetup: {
    label: "Meetup",
    color: "#ed1c40",
    url: "https://www.meetup.com/{handle}",
    hosts: ["meetup.com"],
  },
  eventbrite: {
    label: "Eventbrite",
    color: "#c94a16",
    url: "https://www.eventbrite.com/o/{handle}",
    hosts: ["eventbrite.com", "eventbrite.de", "eventbrite.co.uk"],
  },
  linktree: {
    label: "Linktree",
    color: "#43e55e",
    url: "https://linktr.ee/{handle}",
    hosts: ["linktr.ee"],
  },
  "about-me": {
    label: "about.me",
    color: "#333333",
    url: "https://about.me/{handle}",
    hosts: ["about.me"],
  },
  gravatar: {
    label: "Gravatar",
    color: "#1b83b2",
    url: "https://gravatar.com/{handle}",
    hosts: ["gravatar.com"],
  },
  keybase: {
    label: "Keybase",
    color: "#287fcc",
    url: "https://keybase.io/{handle}",
    hosts: ["keybase.io"],
  },
  "research-gate": {
    label: "ResearchGate",
    color: "#008a7e",
    url: "https://www.researchgate.net/profile/{handle}",
    hosts: ["researchgate.net"],
  },
  orcid: {
    label: "ORCID",
    color: "#698522",
    url: "https://orcid.org/{handle}",
    hosts: ["orcid.org"],
  },
  "google-scholar": {
    label: "Google Scholar",
    color: "#3a79e0",
    url: "https://scholar.google.com/citations?user={handle}",
    hosts: ["scholar.google.com"],
  },
  academia: {
    label: "Academia.edu",
    color: "#41454a",
    url: "https://independent.academia.edu/{handle}",
    hosts: ["academia.edu"],
  },
  scribd: {
    label: "Scribd",
    color: "#1e7b85",
    url: "https://www.scribd.com/user/{handle}",
    hosts: ["scribd.com"],
  },
  issuu: {
    label: "Issuu",
    color: "#c6584b",
    url: "https://issuu.com/{handle}",
    hosts: ["issuu.com"],
  },
  slideshare: {
    label: "SlideShare",
    color: "#0082c0",
    url: "https://www.slideshare.net/{handle}",
    hosts: ["slideshare.net"],
  },
  "google-drive": {
    label: "Google Drive",
    color: "#3a79e0",
    url: "https://drive.google.com/drive/folders/{handle}",
    hosts: ["drive.google.com"],
  },
  "app-store": {
    label: "App Store",
    color: "#057ece",
    url: "https://apps.apple.com/app/{handle}",
    hosts: ["apps.apple.com", "itunes.apple.com"],
  },
  "google-play": {
    label: "Google Play",
    color: "#414141",
    url: "https://play.google.com/store/apps/details?id={handle}",
    hosts: ["play.google.com"],
  },
  "f-droid": {
    label: "F-Droid",
    color: "#1976d2",
    url: "https://f-droid.org/packages/{handle}",
    hosts: ["f-droid.org"],
  },
  steam: {
    label: "Steam",
    color: "#000000",
    url: "https://steamcommunity.com/id/{handle}",
    hosts: ["steamcommunity.com", "store.steampowered.com"],
  },
  "itch-io": {
    label: "itch.io",
    color: "#d24c4c",
    url: "https://{handle}.itch.io",
    hosts: ["itch.io"],
  },
  "humble-bundle": {
    label: "Humble Bundle",
    color: "#cc2929",
    url: "https://www.humblebundle.com/{handle}",
    hosts: ["humblebundle.com"],
  },
  "epic-games": {
    label: "Epic Games",
    color: "#313131",
    url: "https://store.epicgames.com/{handle}",
    hosts: ["epicgames.com"],
  },
  xbox: {
    label: "Xbox",
    color: "#107c10",
    url: "https://www.xbox.com/play/user/{handle}",
    hosts: ["xbox.com"],
  },
  vrchat: {
    label: "VRChat",
    color: "#0b1f24",
    url: "https://vrchat.com/home/user/{handle}",
    hosts: ["vrchat.com"],
  },
  unity: {
    label: "Unity",
    color: "#7b7b7b",
    url: "https://connect.unity.com/u/{handle}",
    hosts: ["unity.com"],
  },
  untappd: {
    label: "Untappd",
    color: "#9b7300",
    url: "https://untappd.com/user/{handle}",
    hosts: ["untappd.com"],
  },
  trakt: {
    label: "Trakt",
    color: "#9f42c6",
    url: "https://trakt.tv/users/{handle}",
    hosts: ["trakt.tv"],
  },
  vk: { label: "VK", color: "#0074f9", url: "https://vk.com/{handle}", hosts: ["vk.com", "vk.ru"] },
  ok: {
    label: "OK",
    color: "#ba6200",
    url: "https://ok.ru/{handle}",
    hosts: ["ok.ru", "odnoklassniki.ru"],
  },
  weibo: {
    label: "Weibo",
    color: "#e6162d",
    url: "https://weibo.com/{handle}",
    hosts: ["weibo.com"],
  },
  zhihu: {
    label: "Zhihu",
    color: "#0078ea",
    url: "https://www.zhihu.com/people/{handle}",
    hosts: ["zhihu.com"],
  },
  bilibili: {
    label: "Bilibili",
    color: "#0083af",
    url: "https://space.bilibili.com/{handle}",
    hosts: ["bilibili.com"],
  },
  naver: {
    label: "NAVER",
    color: "#008d3c",
    url: "https://blog.naver.com/{handle}",
    hosts: ["naver.com"],
  },
  misskey: {
    label: "Misskey",
    color: "#688600",
    url: "https://misskey.io/@{handle}",
    hosts: ["misskey.io"],
  },
  lemmy: {
    label: "Lemmy",
    color: "#000000",
    url: "https://lemmy.world/u/{handle}",
    hosts: ["lemmy.world", "lemmy.ml", "join-lemmy.org"],
  },
  diaspora: {
    label: "Diaspora",
    color: "#000000",
    url: "https://diasp.org/u/{handle}",
    hosts: ["diasp.org", "joindiaspora.com", "diasporafoundation.org"],
  },
  mailchimp: {
    label: "Mailchimp",
    color: "#ffe01b",
    url: "https://mailchi.mp/{handle}",
    hosts: ["mailchi.mp", "mailchimp.com"],
  },
  onlyfans: {
    label: "OnlyFans",
    color: "#0084b8",
    url: "https://onlyfans.com/{handle}",
    hosts: ["onlyfans.com"],
  },
  kit: {
    label: "Kit",
    color: "#c85358",
    url: "https://{handle}.kit.com",
    hosts: ["kit.com", "convertkit.com"],
  },
  rss: {
    label: "RSS",
    color: "#b85c00",
    url: "https://{handle}",
    hosts: ["feeds.feedburner.com", "feedburner.com"],
  },
  web: { label: "Website", color: "#3f5a61", url: "https://{handle}", hosts: [] },
  skype: {
    label: "Skype",
    color: "#0078b8",
    url: "https://join.skype.com/invite/{handle}",
    hosts: ["skype.com"],
    isRetired: true,
  },
  hangouts: {
    label: "Google Hangouts",
    color: "#0b8043",
    url: "https://hangouts.google.com/{handle}",
    hosts: ["hangouts.google.com"],
    isRetired: true,
  },
  gitter: {
    label: "Gitter",
    color: "#b81d53",
    url: "https://gitter.im/{handle}",
    hosts: ["gitter.im"],
    isRetired: true,
  },
};

/** By id, best known first. Without a prototype, so that no id a person makes up finds a method of Object. */
export const SOCIALS: Readonly<Record<string, SocialNetwork>> = Object.assign(Object.create(null), NETWORKS);

/** Ids to choose from, best known first. */
export const OFFERED_SOCIALS: readonly string[] = Object.keys(NETWORKS).filter((id) => !NETWORKS[id]?.isRetired);

const ID_BY_PLACE = new Map(
  Object.entries(NETWORKS).flatMap(([id, { hosts }]) => hosts.map((place) => [place, id] as const)),
);

/**
 * The network a pasted address belongs to, by the closest match; null for any other address.
 * `https://uk.linkedin.com/in/anna` -> `"linkedin"`; `google.com/maps/place/x` -> `"google-business"`
 */
export function findSocial(address: string): string | null {
  const href = safeUrl(address);
  const url = href === null || !isWebUrl(href) ? null : URL.parse(href);
  if (!url) return null;
  const labels = url.hostname.split(".");
  const [, first = "", second = ""] = url.pathname.split("/");
  while (labels.length > 1) {
    const domain = labels.join(".");
    for (const place of [`${domain}/${first}/${second}`, `${domain}/${first}`, domain]) {
      const id = ID_BY_PLACE.get(place);
      if (id) return id;
    }
    labels.shift();
  }
  return null;
}

/** A profile's address. `socialUrl("github", "anna")` -> `"https://github.com/anna"`; null for an unknown network. */
export function socialUrl(id: string, handle: string): string | null {
  const path = handle.trim().replace(/^@/, "").split("/").map(percentEncoded).join("/");
  return SOCIALS[id]?.url.replace("{handle}", path) ?? null;
}

/** One word without the marks of an address, or any word behind an @, which no address begins with. */
const HANDLE = /^@[^\s/:@]+$|^[^\s/:.@]+$/u;

/**
 * The profile of somebody who typed their name at a network instead of its address; null where that is not what they did.
 * `profileUrl("linkedin", "anna")` -> `"https://www.linkedin.com/in/anna"`; `profileUrl("linkedin", "anna.example")` -> null
 */
export function profileUrl(id: string, text: string): string | null {
  const handle = text.trim();
  if (SOCIALS[id]?.isByNumber) {
    const digits = /^\+?[\d\s().-]+$/.test(handle) ? handle.replace(/\D/g, "") : "";
    return digits ? socialUrl(id, digits) : null;
  }
  const url = HANDLE.test(handle) ? socialUrl(id, handle) : null;
  return url && safeUrl(url);
}
