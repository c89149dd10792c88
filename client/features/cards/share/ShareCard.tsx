import { BookUser, Printer } from "lucide-react";
import { ShareWays } from "#client/features/editing/dashboard/ShareWays.tsx";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { send } from "#shared/cards/endpoints.ts";
import type { Card } from "#shared/cards/schema.ts";
import { VCARD_FILES } from "#shared/cards/vcard.ts";
import { t } from "#shared/languages/translate.ts";

type Props = {
  card: Pick<Card, "hash" | "url" | "ownUrl">;
  /** what it is called */
  name: string;
  /** whether the viewer may send it by mail from here */
  maySend: boolean;
  onClose(): void;
};

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The ways to give a card to somebody: its address, its code, its contact, on paper. */
export function ShareCard({ card, name, maySend, onClose }: Props) {
  const { hash } = card;
  const url = card.ownUrl ?? card.url;
  const { call } = useApp();
  const mail = async (email: string) => {
    await call(send, { params: { hash }, body: { email } });
    showToast({ kind: "success", text: t("Card sent") });
  };
  return (
    <ShareWays
      url={url}
      name={name}
      codeLabel={t("QR code that leads to the card")}
      send={maySend ? mail : null}
      onClose={onClose}
    >
      <section>
        <h3 className="mb-2 text-13 font-medium">{t("Take it along")}</h3>
        <div className="flex flex-wrap gap-2">
          {VCARD_FILES.map(({ kind, name: format, query }) => (
            <a
              key={kind}
              href={`${url}.vcf${query}`}
              download
              className={buttonLook({ look: "secondary", size: "small" })}
            >
              <BookUser {...icon} />
              {kind === "3.0" ? t("Contact file (.vcf)") : `${format} (.vcf)`}
            </a>
          ))}
          <a
            href={`${url}/print.pdf`}
            target="_blank"
            rel="noopener"
            className={buttonLook({ look: "secondary", size: "small" })}
          >
            <Printer {...icon} />
            {t("Print sheet (PDF)")}
          </a>
        </div>
      </section>
    </ShareWays>
  );
}
