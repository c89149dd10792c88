import * as z from "zod/mini";
import { useSession } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { KnownPassword } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { Actions } from "./Actions.tsx";
import type { WayProps } from "./way.ts";

const PasswordProof = z.object({ password: KnownPassword });

export function ByPassword({ prove, cancel }: WayProps) {
  const email = useSession()?.user.email ?? "";
  const { form, field, problem, isBusy } = useForm(PasswordProof, { password: "" }, ({ password }) =>
    prove({ by: "password", password }),
  );
  return (
    <form {...form} className="mt-5 space-y-4">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      {/* Password managers look for whose password it is. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...field("password")}
        ref={(input: HTMLInputElement | null) => input?.focus()}
        label={t("Your password")}
        autoComplete="current-password"
      />
      <Actions cancel={cancel} isBusy={isBusy} />
    </form>
  );
}
