import { Island } from "#client/lib/island.ts";
import { t } from "#shared/languages/translate.ts";
import { ToolPage } from "./components/ToolPage.tsx";
import { Island as Hands } from "./FontIsland.tsx";
import { FONT_QUESTIONS, FONT_STEPS } from "./texts.ts";

/** Writes a name as a hand would, for whoever needs one. */
export function Document() {
  return (
    <ToolPage
      title={t("Your name in handwriting")}
      text={t(
        "Type your name, choose one of ten hands, and download it with a transparent ground. Free, and without an account.",
      )}
      steps={FONT_STEPS}
      questions={FONT_QUESTIONS}
      other={{ name: "draw-signature-online", label: t("Draw your own handwriting") }}
    >
      <Island part={Hands} props={{}} wakes={{ when: "touch" }} />
    </ToolPage>
  );
}
