import { useId } from "react";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { OwnPassword } from "#shared/auth/twoFactor/schema.ts";
import { t } from "#shared/languages/translate.ts";

type Props = {
  title: string;
  text: string;
  /** a verb */
  action: string;
  isDangerous?: boolean;
  submit(proof: OwnPassword): Promise<void>;
  onClose(): void;
};

/** Asks for the password before a step that makes the account less safe. */
export function AskPassword({ title, text, action, isDangerous, submit, onClose }: Props) {
  const id = useId();
  const { form, field, problem, isBusy } = useForm(OwnPassword, { password: "" }, submit);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} look={isDangerous ? "danger" : "primary"} isLoading={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <PasswordField {...field("password")} label={t("Your password")} autoComplete="current-password" />
      </form>
    </Modal>
  );
}
