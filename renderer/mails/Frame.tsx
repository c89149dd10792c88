import type { ReactNode } from "react";
import { Body, Head, Html, Preview, Section } from "react-email";
import { languageNow } from "#shared/languages/translate.ts";
import type { MailBrand } from "#shared/reseller/brand/schema.ts";
import { Anchor } from "./parts.tsx";

type Props = {
  subject: string;
  preheader: string;
  reason: string;
  publicUrl: string;
  brand: MailBrand | null;
  children: ReactNode;
};

/** What all mails share: the word mark, the card with the subject as its heading, the reason at the foot. */
export function Frame({ subject, preheader, reason, publicUrl, brand, children }: Props) {
  return (
    <Html lang={languageNow()}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Body className="ground">
        <Preview useTitleTag={false}>{preheader}</Preview>
        <Section tdClassName="page">
          <Section className="card" width="600" tdClassName="brand" data-skip-in-text>
            {brand?.logo ? (
              <Section width={undefined} align="left" tdClassName="logo">
                <img src={brand.logo.url} alt={brand.name} width={brand.logo.widthPx} height={brand.logo.heightPx} />
              </Section>
            ) : (
              <Section width={undefined} align="left" tdClassName="word">
                {brand?.name || "Signoff"}
              </Section>
            )}
          </Section>
          <Section className="card" width="600" tdClassName="inside">
            <h1 className="title">{subject}</h1>
            {children}
          </Section>
          <Section className="card" width="600" tdClassName="foot">
            <p className="reason">
              {reason} <Sender brand={brand} publicUrl={publicUrl} />
            </p>
          </Section>
        </Section>
      </Body>
    </Html>
  );
}

/** What the reason ends with: who sends the mail, and where they are. */
function Sender({ brand, publicUrl }: Pick<Props, "brand" | "publicUrl">) {
  if (!brand?.name) return <Anchor href={publicUrl}>{publicUrl.replace(/^https?:\/\//, "")}</Anchor>;
  return brand.line ? <Anchor href={brand.line.url}>{brand.name}</Anchor> : brand.name;
}
