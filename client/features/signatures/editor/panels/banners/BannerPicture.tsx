import { useMemo } from "react";
import { useBlobUrl, useDrawing } from "#client/features/drawings/useDrawing.ts";
import { Spinner } from "#client/ui/Spinner.tsx";
import { banner } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { type BannerDesign, filled } from "./banner.ts";

/** A design as it comes, as wide as there is room, in its own proportions. */
export function BannerPicture({ design }: { design: BannerDesign }) {
  const body = useMemo(() => filled(design), [design]);
  const { drawn, isBusy, problem } = useDrawing(banner, body);
  const url = useBlobUrl(drawn?.file);
  const { name, widthPx, heightPx } = design;
  return (
    <span
      className="grid w-full place-items-center overflow-hidden rounded-chip bg-bg-muted"
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {url && <img src={url} alt="" width={widthPx} height={heightPx} className="size-full object-contain" />}
      {!url && isBusy && <Spinner label={t("Drawing {name}", { name: t(name) })} />}
      {problem && <span className="px-3 text-center text-13 text-ink-muted">{problem}</span>}
    </span>
  );
}
