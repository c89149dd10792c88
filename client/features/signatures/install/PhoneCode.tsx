import { useApp } from "#client/lib/context.tsx";
import { QrCode } from "#client/ui/QrCode.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

/** The address of the preview as a code for a phone's camera. */
export function PhoneCode({ hash }: { hash: string }) {
  const { site } = useApp();
  const address = site.publicUrl + pathTo("signature-preview", { hash });
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <QrCode text={address} label={t("Code with the address of this page")} />
      <figcaption className="min-w-0 flex-1 basis-40 text-14 text-ink-muted">
        {t("Point the camera of your phone at the code: this page opens there.")}
        <span className="mt-1 block text-12 break-all">{address}</span>
      </figcaption>
    </figure>
  );
}
