import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { t } from "#shared/languages/translate.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { nameOf } from "../list/names.ts";
import { useAttempt } from "../useAttempt.ts";

/** Names that are read before something that cannot be taken back. */
const MAX_NAMED = 6;

type Props = { members: readonly TeamMember[] /** @throws ApiError */; onRemove(): Promise<void>; onClose(): void };

/** Asks once: nobody comes back with an Undo. */
export function RemoveMany({ members, onRemove, onClose }: Props) {
  const { isBusy, problem, attempt } = useAttempt();
  const count = members.length;
  const named = members.slice(0, MAX_NAMED).map(nameOf).join(", ");
  return (
    <ConfirmModal
      isOpen
      title={t("Remove {count, plural, one {# member} other {# members}} from the team?", { count })}
      description={
        <>
          <span className="block font-medium text-ink">
            {count > MAX_NAMED ? t("{names} and {count} more", { names: named, count: count - MAX_NAMED }) : named}
          </span>
          <span className="mt-2 block">
            {t(
              "They cannot open the team any more, from this moment on, and links in invitations stop working. Their signatures stay yours, mails that were sent look as they did, and their seats are free. This cannot be undone.",
            )}
          </span>
        </>
      }
      action={t("Remove them")}
      isDangerous
      isLoading={isBusy}
      error={problem?.message}
      onConfirm={() =>
        void attempt(async () => {
          await onRemove();
          onClose();
        })
      }
      onClose={onClose}
    />
  );
}
