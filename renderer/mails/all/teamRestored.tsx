import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph } from "../parts.tsx";

export const teamRestored: Mail<"teamRestored"> = {
  subject: () => t("Your email signature shows again"),
  preheader: () => t("The plan of your team was renewed."),
  reason: () => t("You get this mail because you are in a team at"),
  body: ({ name, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t("The plan of your team at Signoff was renewed. Your email signature and its pictures are as they were.")}
      </Paragraph>
      <Button href={url}>{t("Go to your dashboard")}</Button>
    </>
  ),
};
