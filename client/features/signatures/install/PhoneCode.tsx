import { useApp } from "#client/lib/context.tsx";
import { QrCode } from "#client/ui/QrCode.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { GUIDE_QUERY, PHONE } from "./useClient.ts";

/** The address of the preview as a code for a phone's camera. @param guide whose steps it opens; else those for that phone */
export function PhoneCode({ hash, guide = PHONE }: { hash: string; guide?: string }) {
  const { site } = useApp();
  const address = `${site.publicUrl}${pathTo("signature-preview", { hash })}?${GUIDE_QUERY}=${guide}`;
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <QrCode text={address} label={t("Code with the address of this page")} />
      <figcaption className="min-w-0 flex-1 basis-40 text-14 text-ink-muted">
        {t("Point the camera of your phone at the code: this page opens there, with the steps for it.")}
        <span className="mt-1 block text-12 break-all">{address}</span>
      </figcaption>
    </figure>
  );
}
