import clsx from "clsx";
import { t } from "#shared/languages/translate.ts";
import { BannerPicture } from "./BannerPicture.tsx";
import type { BannerCategory, BannerDesign } from "./banner.ts";

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
  return (
    <button
      type="button"
      className="flex w-full flex-col gap-2 rounded-control p-2 text-left ring-1 ring-line hover:bg-bg-muted hover:ring-control"
      onClick={onChoose}
    >
      <BannerPicture design={design} />
      <span className="text-13 font-medium">{t(design.name)}</span>
    </button>
  );
}
