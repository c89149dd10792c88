import { Island } from "#client/lib/island.ts";
import { t } from "#shared/languages/translate.ts";
import { ToolPage } from "./components/ToolPage.tsx";
import { Island as Drawing } from "./DrawIsland.tsx";
import { DRAW_QUESTIONS, DRAW_STEPS } from "./texts.ts";

/** Draws a sign by hand, for whoever needs one. */
export function Document() {
  return (
    <ToolPage
      title={t("Draw your signature online")}
      text={t(
        "Sign with mouse, finger or pen, and download your handwriting with a transparent ground. Free, and without an account.",
      )}
      steps={DRAW_STEPS}
      questions={DRAW_QUESTIONS}
      other={{ name: "font-signature-generator", label: t("Write your name in a handwriting font") }}
    >
      <Island part={Drawing} props={{}} wakes={{ when: "touch" }} />
    </ToolPage>
  );
}
