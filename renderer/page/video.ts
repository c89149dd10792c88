/** Films at YouTube and Vimeo: their pages, and what shows them in a frame once somebody has asked for it. */
const ID = /^[\w-]{6,16}$/;

/** Where the film of a link plays in a frame; null for what is no film of theirs. `https://youtu.be/a1b2c3d4e5f` -> `https://www.youtube-nocookie.com/embed/a1b2c3d4e5f` */
export function videoFrame(link: string): string | null {
  const url = URL.parse(link);
  if (!url) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const id = parts.find((part) => /^\d{5,12}$/.test(part));
    return id ? `https://player.vimeo.com/video/${id}` : null;
  }
  const id = youtubeId(host, parts, url.searchParams);
  return id && ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

function youtubeId(host: string, parts: readonly string[], query: URLSearchParams): string | null {
  if (host === "youtu.be") return parts[0] ?? null;
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  if (parts[0] === "watch") return query.get("v");
  return ["shorts", "embed", "live"].includes(parts[0] ?? "") ? (parts[1] ?? null) : null;
}
