import { MailMock } from "#client/ui/MailMock.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { t } from "#shared/languages/translate.ts";

/** The sample, as every browser draws it to a pixel or two. */
const DRAWN = { widthPx: 298, heightPx: 182 };

/** The mail beside the fields. */
export function HeroMail({ html, name }: { html: string; name: string }) {
  return (
    <MailMock from={t("to Anna Keller")} subject={t("Notes from this morning")} className="border-transparent">
      <div className="@container">
        <SignatureFrame
          html={html}
          title={name ? t("Signature of {name}", { name }) : t("Signature of a sample person")}
          exact={DRAWN}
          isScaled
        />
      </div>
    </MailMock>
  );
}
