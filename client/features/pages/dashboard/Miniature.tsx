import { useMemo, useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useIsNear } from "#client/lib/useIsNear.ts";
import type { ShownCard } from "#renderer/page/context.ts";
import { t } from "#shared/languages/translate.ts";
import { drawPreview } from "../preview/drawPreview.ts";
import { PageFrame } from "../preview/PageFrame.tsx";
import type { Tile } from "./tiles.ts";

const PHONE = { widthPx: 390, heightPx: 780 };
/** A miniature is known by its look; what other things are on it is not fetched for that. */
const CARDS: ReadonlyMap<string, ShownCard> = new Map();
const SIGNATURES: ReadonlyMap<string, string> = new Map();

/** The top of a page as a phone shows it; drawn when it is about to be seen. */
export function Miniature({ tile: { content, url }, name }: { tile: Tile; name: string }) {
  const { site } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const drawn = useMemo(
    () =>
      isNear
        ? drawPreview(content, { imageHost: site.imageHost, url: url ?? "", cards: CARDS, signatures: SIGNATURES })
        : null,
    [isNear, content, url, site],
  );
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      {drawn && <PageFrame drawn={drawn} title={t("Page {name}", { name })} isInert {...PHONE} />}
    </div>
  );
}
