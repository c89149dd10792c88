import { useLoaderData } from "react-router";
import { t } from "#shared/languages/translate.ts";
import type { BrandData } from "./BrandScreen.loader.ts";
import { BrandForm } from "./brand/BrandForm.tsx";

/** How an agency looks to the people of its companies. */
export function Screen() {
  const { saved } = useLoaderData() as BrandData;
  return (
    <div className="space-y-6 pb-14 max-lg:pt-4">
      <div>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {t("Brand")}
        </h1>
        <p className="mt-1 max-w-160 text-14 text-ink-muted">
          {t("The people of your companies see your brand where ours stands. What you leave empty stays ours.")}
        </p>
      </div>
      <BrandForm first={saved} />
    </div>
  );
}
