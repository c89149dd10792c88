import { useMemo, useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useIsNear } from "#client/lib/useIsNear.ts";
import { qrOf } from "#shared/cards/qr.ts";
import { t } from "#shared/languages/translate.ts";
import { CardFront } from "../front/CardFront.tsx";
import { useLinkedPages } from "../front/useLinkedPages.ts";
import { nameOf, type Tile } from "./tiles.ts";

/** The front of a card as a phone shows it; drawn when it is about to be seen. */
export function CardPicture({ tile }: { tile: Tile }) {
  const { content, url } = tile;
  const { site } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const { pages } = useLinkedPages(content.qrType === "page" && content.linkedPage !== null);
  const page = pages?.find(({ hash }) => hash === content.linkedPage);
  const pageUrl = page?.isPublished ? page.url : null;
  const qr = useMemo(() => qrOf(content, { url, pageUrl }), [content, url, pageUrl]);
  return (
    <div
      ref={box}
      role="img"
      aria-label={t("The front of {name}", { name: nameOf(tile) })}
      style={{ aspectRatio: "5 / 7" }}
      inert
    >
      {isNear && <CardFront content={content} platform="ios" qr={qr} urlOf={(path) => site.imageHost + path} />}
    </div>
  );
}
