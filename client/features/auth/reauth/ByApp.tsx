import { useForm } from "#client/lib/useForm.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SecondStep } from "#shared/auth/twoFactor/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { Actions } from "./Actions.tsx";
import { CodeInput } from "./CodeInput.tsx";
import type { WayProps } from "./way.ts";

export function ByApp({ prove, cancel }: WayProps) {
  const { form, field, problem, isBusy } = useForm(SecondStep, { code: "" }, ({ code }) => prove({ by: "app", code }));
  return (
    <form {...form} className="mt-5 space-y-4">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <CodeInput {...field("code")} label={t("Code of your app, or a recovery code")} inputMode="text" />
      <Actions cancel={cancel} isBusy={isBusy} />
    </form>
  );
}
