import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { ALL_PERMISSIONS } from "#shared/members/permissions.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { inviteAdmin } from "#shared/reseller/endpoints.ts";
import { NewAdmin } from "#shared/reseller/schema.ts";
import { Permissions } from "../Permissions.tsx";

type Props = { group: string; onInvited(): Promise<unknown>; onClose(): void };

/** Somebody who is to look after all companies. */
export function InviteAdmin({ group, onInvited, onClose }: Props) {
  const { call } = useApp();
  const [permissions, setPermissions] = useState<readonly number[]>(ALL_PERMISSIONS);
  const { form, field, problem, isBusy } = useForm(
    NewAdmin,
    { username: "", userEmail: "" },
    async ({ userEmail, username }) => {
      const admin = await call(inviteAdmin, {
        body: { userEmail, username, role: RESELLER_ROLES.accountAdmin, group, permissions: [...permissions] },
      });
      showToast({ kind: "success", text: t("Admin {username} added", { username: admin.username }) });
      onClose();
      await onInvited();
    },
  );
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Invite an administrator")}
      description={t("They are mailed a link that is good for three days, to this address alone.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form="invite-admin" isLoading={isBusy}>
            {t("Send the invitation")}
          </Button>
        </>
      }
    >
      <form {...form} id="invite-admin" className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input {...field("username")} label={t("Name")} autoComplete="off" />
        <Input {...field("userEmail")} label={t("Email address")} type="email" autoComplete="off" />
        <Permissions
          label={t("What they may do with signatures, pages and cards")}
          value={permissions}
          onChange={setPermissions}
        />
      </form>
    </Modal>
  );
}
