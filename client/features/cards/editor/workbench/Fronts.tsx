import clsx from "clsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { CardFront, PLATFORMS, type Platform } from "../../front/CardFront.tsx";
import { useCardQr } from "../../front/useCardQr.ts";
import { useCard, useCardEditing, useCardView } from "../session/CardEditingContext.tsx";

const PLATFORM_NAMES: Record<Platform, string> = { ios: msg("On an iPhone"), android: msg("On Android") };

/** The card as both kinds of phones show it, side by side. */
export function Fronts({ className }: { className?: string }) {
  const { urlOf, saver } = useCardEditing();
  const content = useCard((card) => card.content);
  // Redraws when a picture is ready.
  useCardView();
  const qr = useCardQr(content);
  return (
    <section aria-label={t("The card as phones show it")} className={clsx("flex flex-col gap-3", className)}>
      <div className="mx-auto grid w-full max-w-170 grid-cols-2 gap-4 sm:gap-6">
        {PLATFORMS.map((platform) => (
          <figure key={platform} className="min-w-0">
            <CardFront content={content} platform={platform} qr={qr} urlOf={urlOf} />
            <figcaption className="mt-2 text-center text-13 text-ink-muted">{t(PLATFORM_NAMES[platform])}</figcaption>
          </figure>
        ))}
      </div>
      {saver.record.get() === null && content.qrType === "page" && content.linkedPage === null && (
        <InlineAlert kind="info" className="mx-auto w-full max-w-170 max-lg:hidden">
          {t("The code gets its address when the card is saved for the first time.")}
        </InlineAlert>
      )}
    </section>
  );
}
