import { useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { type CardQr, qrOf } from "#shared/cards/qr.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import { useCardEditing, useCardSaveState } from "../editor/session/CardEditingContext.tsx";
import { useLinkedPages } from "./useLinkedPages.ts";

/** As long as a real one, so that the code of a new card is as dense as it will be. */
const NO_HASH = "A".repeat(22);

/** The code of the card under edit; of a new one its address is not known yet. */
export function useCardQr(content: CardContent): CardQr {
  const { site } = useApp();
  const { saver } = useCardEditing();
  useCardSaveState();
  const { pages } = useLinkedPages();
  const url = saver.record.get()?.url ?? `${site.publicUrl}/c/${NO_HASH}`;
  const page = pages?.find(({ hash }) => hash === content.linkedPage);
  const pageUrl = page?.isPublished ? page.url : null;
  return useMemo(() => qrOf(content, { url, pageUrl }), [content, url, pageUrl]);
}
