import { Suspense } from "react";
import { Link, useLoaderData } from "react-router";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { readableOn } from "#shared/lib/color.ts";
import { pathTo } from "#shared/routes.ts";
import type { PreviewData } from "./preview/preview.ts";

// The server sends it drawn; its script may come after the first paint.
const PreviewBody = lazyPart(async () => (await import("./preview/PreviewBody.tsx")).PreviewBody);

/** A saved signature as recipients see it, and how to install it. Open to everybody who has the address. */
export function Screen() {
  const preview = useLoaderData() as PreviewData;
  return (
    <>
      <Band preview={preview} />
      <div className="mx-auto min-h-200 w-full max-w-page px-4 pb-20 sm:px-6">
        <Suspense>
          <PreviewBody preview={preview} />
        </Suspense>
      </div>
    </>
  );
}

/** Whose signature it is, on the colour they chose. */
function Band({ preview: { name, company, publicPageColor, canEdit, hash } }: { preview: PreviewData }) {
  return (
    <div
      className="px-4 pt-8 pb-28 sm:px-6"
      style={{ background: publicPageColor, color: readableOn(publicPageColor) }}
    >
      <div className="mx-auto flex max-w-180 flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-24 font-semibold">
            {name.trim() || company.trim() || t("Email signature")}
          </h1>
          <p className="text-14">{t("Email signature, as it arrives")}</p>
        </div>
        {canEdit ? (
          <Link to={pathTo("editor-edit", { hash })} className={buttonLook({ look: "secondary" })}>
            {t("Edit")}
          </Link>
        ) : (
          <Link to={pathTo("editor-create")} className={buttonLook({ look: "secondary" })}>
            {t("Create yours")}
          </Link>
        )}
      </div>
    </div>
  );
}
