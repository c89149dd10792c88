import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Sentence, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const companyExportReady: Mail<"companyExportReady"> = {
  subject: () => t("The copy of a company is ready to download"),
  preheader: () => t("Everything that the company has, in one file."),
  reason: () => t("You get this mail because you asked for a copy of a company at"),
  body: ({ name, companyName, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        <Sentence
          text="The copy of {company} that you asked for is ready: its people, signatures, pages, cards, links, numbers and pictures."
          company={<strong>{companyName}</strong>}
        />
      </Paragraph>
      <Button href={url}>{t("Go to the download")}</Button>
      <Small>
        {t(
          "You have to be logged in. The file is deleted on {date}. If it was not you who asked for it, change your password.",
          { date: formatMoment(endsAt) },
        )}
      </Small>
      <Address url={url} />
    </>
  ),
};
