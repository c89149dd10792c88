import type { PageContext } from "#renderer/page/context.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import type { Background, PageContent } from "#shared/pages/schema.ts";
import type { Drawn } from "./PageFrame.tsx";

type Around = Pick<PageContext, "imageHost" | "cards" | "signatures"> & { url: string };

/** The page as visitors see it now: nothing is counted, and whoever makes it is old enough. */
export function drawPreview({ profile, blocks, look }: PageContent, { imageHost }: Around): Drawn {
  const picture = profile.image ? `<img src="${escapeHtml(imageHost + profile.image)}" alt="">` : "";
  const links = blocks
    .filter(({ isOn }) => isOn)
    .flatMap(({ data }) => ("rows" in data ? data.rows : []))
    .map(({ label, link }) => `<p><a>${escapeHtml(label || link)}</a></p>`);
  return {
    html: `<main>${picture}<h1>${escapeHtml(profile.title)}</h1><p>${escapeHtml(profile.bio)}</p>${links.join("")}</main>`,
    css: `body{margin:0;min-height:100vh;background:${groundOf(look.background, imageHost)};color:${look.textColor};font:16px/24px system-ui;text-align:center}main{padding:48px 20px}img{width:96px;height:96px;border-radius:50%}a{display:block;padding:14px;border-radius:${look.buttonRadius}px;background:${look.buttonColor ?? look.textColor};color:#fff}`,
    head: "",
  };
}

function groundOf(background: Background, imageHost: string): string {
  switch (background.kind) {
    case "solid":
      return background.color;
    case "linear":
      return `linear-gradient(${background.rotation}deg,${background.from},${background.to})`;
    case "radial":
      return `radial-gradient(${background.from},${background.to})`;
    case "image":
      return `url("${imageHost}${background.image}") center/cover`;
  }
}
