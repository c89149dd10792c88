import { Images } from "lucide-react";
import { Suspense, useState } from "react";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import { BannerPicture } from "./BannerPicture.tsx";
import type { BannerDesign } from "./banner.ts";
import { useGallery } from "./useGallery.ts";

const BannerDialog = queryPart(async () => (await import("./BannerDialog.tsx")).BannerDialog);

/** So many show what the others are like. */
const SHOWN = 3;

/** Ready banners for those who have none at hand: a few of them, each a way to fill it in, and the way to all. */
export function BannerStrip() {
  const { data } = useGallery();
  /** `null` inside: the dialog opens on all of them */
  const [opened, setOpened] = useState<{ design: BannerDesign | null } | null>(null);
  const shown = (data?.categories ?? []).slice(0, SHOWN).flatMap(({ images }) => images.slice(0, 1));
  const count = data?.categories.reduce((sum, { images }) => sum + images.length, 0);
  return (
    <>
      {shown.length > 0 && (
        <ul
          aria-label={t("Banners to fill in")}
          className="-mx-1 flex snap-x gap-2 overflow-x-auto overscroll-x-contain p-1"
        >
          {shown.map((design) => (
            <li key={design.designId} className="w-11/12 shrink-0 snap-start">
              <button
                type="button"
                aria-label={t(design.name)}
                className="block w-full rounded-chip ring-1 ring-line hover:ring-control"
                onClick={() => setOpened({ design })}
              >
                <BannerPicture design={design} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<Images className="size-4" aria-hidden="true" />}
        onClick={() => setOpened({ design: null })}
      >
        {count ? t("{count} banners to fill in", { count }) : t("Banners to fill in")}
      </Button>
      {opened && (
        <Suspense fallback={<OnItsWay offline={t("You are offline. Designs open when you are back.")} />}>
          <BannerDialog first={opened.design} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
