import { useDeferredValue, useMemo } from "react";
import { withLocalPictures } from "#client/features/editing/preview/localPictures.ts";
import { PhoneFrame } from "#client/features/editing/preview/PhoneFrame.tsx";
import { useApp } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { drawPreview } from "../../preview/drawPreview.ts";
import { useShownCards, useShownSignatures } from "../../preview/useShown.ts";
import { useDocument, usePageEditing, usePageView, useSavedPage } from "../session/PageEditingContext.tsx";

/** The page as a phone shows it, redrawn with every letter. */
export function PhonePreview() {
  const { site } = useApp();
  const { urlOf } = usePageEditing();
  const content = useDeferredValue(useDocument((page) => page.content));
  const url = useSavedPage()?.url ?? "";
  const { pictureCount } = usePageView();
  const { shown: cards } = useShownCards(content.blocks.some(({ type }) => type === "card"));
  const { shown: signatures } = useShownSignatures(content.blocks.some(({ type }) => type === "signature"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that became ready is drawn
  const drawn = useMemo(
    () => withLocalPictures(drawPreview(content, { imageHost: site.imageHost, cards, signatures, url }), urlOf),
    [content, site, cards, signatures, url, urlOf, pictureCount],
  );
  return (
    <PhoneFrame
      drawn={drawn}
      label={t("The page as phones show it")}
      title={t("Preview of {name}", { name: content.profile.title || t("your page") })}
    />
  );
}
