import encodeQR from "qr";
import { useApp } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

/** Light modules around the code, or cameras do not find it. */
const QUIET = 4;

/** The address of the preview as a code for a phone's camera. Dark on white in both themes: many cameras want that. */
export function PhoneCode({ hash }: { hash: string }) {
  const { site } = useApp();
  const address = site.publicUrl + pathTo("signature-preview", { hash });
  const rows = encodeQR(address, "raw", { border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <svg
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        className="size-40 shrink-0 rounded-control bg-[#ffffff]"
        shapeRendering="crispEdges"
        role="img"
        aria-label={t("Code with the address of this page")}
      >
        <path d={dark.join("")} fill="#0b1f24" />
      </svg>
      <figcaption className="min-w-0 flex-1 basis-40 text-14 text-ink-muted">
        {t("Point the camera of your phone at the code: this page opens there.")}
        <span className="mt-1 block text-12 break-all">{address}</span>
      </figcaption>
    </figure>
  );
}
