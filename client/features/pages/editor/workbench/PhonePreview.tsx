import { useDeferredValue, useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { drawPreview } from "../../preview/drawPreview.ts";
import { withLocalPictures } from "../../preview/localPictures.ts";
import { PageFrame } from "../../preview/PageFrame.tsx";
import { useShownCards, useShownSignatures } from "../../preview/useShown.ts";
import { useDocument, usePageEditing, usePageView, useSavedPage } from "../session/PageEditingContext.tsx";

/** A usual phone, CSS pixels. */
const PHONE = { widthPx: 390, heightPx: 780 };

/** The page as a phone shows it, redrawn with every letter. */
export function PhonePreview() {
  const { site } = useApp();
  const { ownUrlOf } = usePageEditing();
  const content = useDeferredValue(useDocument((page) => page.content));
  const url = useSavedPage()?.url ?? "";
  const { pictureCount } = usePageView();
  const cards = useShownCards(content);
  const signatures = useShownSignatures(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that became ready is drawn
  const drawn = useMemo(() => {
    const { html, css, head } = drawPreview(content, { imageHost: site.imageHost, cards, signatures, url });
    return { html: withLocalPictures(html, ownUrlOf), css: withLocalPictures(css, ownUrlOf), head };
  }, [content, site, cards, signatures, url, ownUrlOf, pictureCount]);
  return (
    <section aria-label={t("The page as phones show it")} className="mx-auto w-full max-w-80">
      <div className="p-2 shadow-3 ring-1 ring-line" style={{ borderRadius: "2.75rem", background: "#0b1f24" }}>
        <div
          className="relative overflow-hidden bg-white"
          style={{ aspectRatio: `${PHONE.widthPx} / ${PHONE.heightPx}`, borderRadius: "2.2rem" }}
        >
          <PageFrame
            drawn={drawn}
            title={t("Preview of {name}", { name: content.profile.title || t("your page") })}
            {...PHONE}
          />
        </div>
      </div>
    </section>
  );
}
