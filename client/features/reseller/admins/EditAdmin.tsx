import { useState } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { updateAdmin } from "#shared/reseller/endpoints.ts";
import type { Admin } from "#shared/reseller/schema.ts";
import { Permissions } from "../Permissions.tsx";

type Props = {
  admin: Admin;
  onSaved(admin: Admin): void;
  /** others have changed them meanwhile: the list is asked for anew */
  onStale(): Promise<{ data?: Admin[] | undefined }>;
  onClose(): void;
};

/** What an administrator of the agency may do. */
export function EditAdmin({ admin, onSaved, onStale, onClose }: Props) {
  const { call } = useApp();
  const [v, setV] = useState(admin.v);
  const [permissions, setPermissions] = useState<readonly number[]>(admin.permissions);
  const { isBusy, problem, attempt } = useAttempt();
  const name = admin.username || admin.userEmail;
  const save = () =>
    attempt(async () => {
      try {
        onSaved(
          await call(updateAdmin, { body: { target_user_email: admin.userEmail, permissions: [...permissions], v } }),
        );
        showToast({ kind: "success", text: t("Admin updated.") });
        onClose();
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") {
          const now = (await onStale()).data?.find(({ userEmail }) => userEmail === admin.userEmail);
          if (now) setV(now.v);
        }
        throw error;
      }
    });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("What may {who} do?", { who: name })}
      description={t("It holds in all companies, from now on.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button isLoading={isBusy} onClick={() => void save()}>
            {t("Save permissions")}
          </Button>
        </>
      }
    >
      {problem && (
        <InlineAlert kind={problem.code === "conflict" ? "warning" : "danger"} className="mt-4">
          {problem.code === "conflict"
            ? t("Somebody else has changed them meanwhile. What you chose is still here: save again to have it so.")
            : problem.message}
        </InlineAlert>
      )}
      <div className="mt-4">
        <Permissions
          label={t("What they may do with signatures, pages and cards")}
          value={permissions}
          onChange={setPermissions}
        />
      </div>
    </Modal>
  );
}
