import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph } from "../parts.tsx";
import { wantedWords } from "./accessRequest.tsx";

export const accessAnswered: Mail<"accessAnswered"> = {
  subject: ({ isGranted }) =>
    isGranted ? t("You have the access that you asked for") : t("Your request was declined"),
  preheader: ({ wanted }) => t("You had asked {wanted}.", { wanted: wantedWords(wanted) }),
  reason: () => t("You get this mail because you asked for access at"),
  body: ({ name, wanted, isGranted, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {isGranted
          ? wanted === "signature"
            ? t(
                "Your team owner gives you a signature. You find it on your dashboard as soon as it is assigned to you.",
              )
            : t("From now on you are allowed {wanted}.", { wanted: wantedWords(wanted) })
          : t("You had asked {wanted}. Your team owner has decided against it. Talk to them if you need it.", {
              wanted: wantedWords(wanted),
            })}
      </Paragraph>
      <Button href={url}>{t("Go to your dashboard")}</Button>
    </>
  ),
};
