import type { PageContext } from "#renderer/page/context.ts";
import { drawPage } from "#renderer/page/draw.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import type { Drawn } from "./PageFrame.tsx";

type Around = Pick<PageContext, "imageHost" | "cards" | "signatures" | "url">;

/** The page as visitors see it now: nothing is counted, and whoever makes it is old enough. */
export const drawPreview = (content: PageContent, around: Around): Drawn =>
  drawPage(
    content,
    {
      ...around,
      now: Date.now(),
      linkOf: (url) => url,
      isIndexed: false,
      ogImage: null,
      isAdmitted: true,
    },
    { fontDisplay: "swap" },
  );
