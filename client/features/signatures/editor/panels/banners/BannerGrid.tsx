import clsx from "clsx";
import { useMemo } from "react";
import { Spinner } from "#client/ui/Spinner.tsx";
import { banner } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { useBlobUrl, useDrawing } from "../../inputs/useDrawing.ts";
import { type BannerCategory, type BannerDesign, filled } from "./banner.ts";

type Props = {
  categories: readonly BannerCategory[];
  category: number;
  onCategory(index: number): void;
  onChoose(design: BannerDesign): void;
};

/** The designs of one category as pictures. */
export function BannerGrid({ categories, category, onCategory, onChoose }: Props) {
  return (
    <>
      <fieldset className="mt-4">
        <legend className="sr-only">{t("Occasion")}</legend>
        <div className="flex flex-wrap gap-2">
          {categories.map(({ name }, index) => (
            <label
              key={name}
              className={clsx(
                "flex min-h-9 cursor-pointer items-center rounded-full px-3 text-13 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-11",
                index === category
                  ? "bg-brand-soft text-on-brand-soft ring-1 ring-primary"
                  : "text-ink-muted ring-1 ring-line hover:text-ink",
              )}
            >
              <input
                type="radio"
                name="banner-category"
                className="sr-only"
                checked={index === category}
                onChange={() => onCategory(index)}
              />
              {t(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {categories[category]?.images.map((design) => (
          <li key={design.designId}>
            <Tile design={design} onChoose={() => onChoose(design)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Tile({ design, onChoose }: { design: BannerDesign; onChoose(): void }) {
  const body = useMemo(() => filled(design), [design]);
  const { drawn, isBusy, problem } = useDrawing(banner, body);
  const url = useBlobUrl(drawn?.file);
  const { name, widthPx, heightPx } = design;
  return (
    <button
      type="button"
      className="flex w-full flex-col gap-2 rounded-control p-2 text-left ring-1 ring-line hover:bg-bg-muted hover:ring-control"
      onClick={onChoose}
    >
      <span
        className="grid w-full place-items-center overflow-hidden rounded-chip bg-bg-muted"
        style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
      >
        {url && <img src={url} alt="" width={widthPx} height={heightPx} className="size-full object-contain" />}
        {!url && isBusy && <Spinner label={t("Drawing {name}", { name: t(name) })} />}
        {problem && <span className="px-3 text-center text-13 text-ink-muted">{problem}</span>}
      </span>
      <span className="text-13 font-medium">{t(name)}</span>
    </button>
  );
}
