/** A video whose public thumbnail can be found from its address alone. */
export type FoundVideo = {
  service: "youtube" | "vimeo" | "loom";
  id: string;
  /** part of the address of an unlisted Vimeo video */
  secret?: string;
};

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_HOSTS = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/|showcase\/\d+\/video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?$/;
const LOOM_HOSTS = /^(?:www\.)?loom\.com$/;
/** A title may stand before the id: `/share/My-demo-0123…` */
const LOOM_PATH = /^\/(?:share|embed)\/(?:[\w%-]*-)?([0-9a-f]{32})$/;

/**
 * Recognises the addresses that people copy from YouTube (watch, share, shorts, live, embed), Vimeo and Loom; null for
 * all others. Nothing of the address but the id is ever used.
 */
export function findVideo(address: string): FoundVideo | null {
  const input = address.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(input) ? input : `https://${input}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return null;
  const path = url.pathname.replace(/\/+$/, "");
  if (url.hostname === "youtu.be") return youtube(path.slice(1));
  if (YOUTUBE_HOSTS.test(url.hostname)) {
    if (path === "/watch") return youtube(url.searchParams.get("v") ?? "");
    return youtube(/^\/(?:shorts|live|embed|v)\/([^/]+)$/.exec(path)?.[1] ?? "");
  }
  if (VIMEO_HOSTS.test(url.hostname)) {
    const [, id, inPath] = VIMEO_PATH.exec(path) ?? [];
    if (!id) return null;
    const secret = inPath ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get("h") ?? "")?.[0];
    return { service: "vimeo", id, ...(secret && { secret }) };
  }
  if (LOOM_HOSTS.test(url.hostname)) {
    const id = LOOM_PATH.exec(path)?.[1];
    return id ? { service: "loom", id } : null;
  }
  return null;
}

const youtube = (id: string): FoundVideo | null => (YOUTUBE_ID.test(id) ? { service: "youtube", id } : null);
