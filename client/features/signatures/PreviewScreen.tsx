import { type CSSProperties, Suspense, useState } from "react";
import { useLoaderData } from "react-router";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { PreviewData } from "./preview/preview.ts";

// The server sends it drawn; its script may come after the first paint.
const PreviewBody = lazyPart(async () => (await import("./preview/PreviewBody.tsx")).PreviewBody);
const PageColor = lazyPart(async () => (await import("./preview/PageColor.tsx")).PageColor);

/** A saved signature as recipients see it, and how to install it. Open to everybody who has the address. */
export function Screen() {
  const preview = useLoaderData() as PreviewData;
  return (
    <>
      <Band preview={preview} />
      <div className="mx-auto min-h-200 w-full max-w-270 px-4 pb-20 sm:px-6">
        <Suspense>
          <PreviewBody preview={preview} />
        </Suspense>
      </div>
    </>
  );
}

/** Whose signature it is, on a tint of the colour they chose: so light or dark that every colour carries the text. */
function Band({ preview: { name, company, publicPageColor, colors, canEdit, hash } }: { preview: PreviewData }) {
  const [color, setColor] = useState(publicPageColor);
  const tint = `color-mix(in srgb, ${color} 10%, var(--surface))`;
  return (
    <div className="border-b-2 px-4 sm:px-6" style={{ background: tint, borderColor: color } satisfies CSSProperties}>
      <div className="mx-auto flex min-h-24 max-w-258 flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 tabIndex={-1} className="truncate text-24 font-semibold">
            {name.trim() || company.trim() || t("Email signature")}
          </h1>
          <p className="text-14 text-ink-muted">{t("Email signature, as it arrives")}</p>
        </div>
        {canEdit && (
          <Suspense fallback={<div className="h-9 w-52" />}>
            <PageColor hash={hash} saved={publicPageColor} own={colors} onChange={setColor} />
          </Suspense>
        )}
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
