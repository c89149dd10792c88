import { Send, SlidersHorizontal, UserMinus } from "lucide-react";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ChosenBar } from "#client/ui/ChosenBar.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_MEMBERS_AT_ONCE } from "#shared/members/constants.ts";
import { batch } from "#shared/members/endpoints.ts";
import type { BatchOutcome, MemberBatch, TeamMember } from "#shared/members/schema.ts";
import { nameOf } from "../list/names.ts";
import { PermissionsDialog } from "../rights/PermissionsDialog.tsx";
import { ALL_RIGHTS } from "../rights/rights.ts";
import { useAttempt } from "../useAttempt.ts";
import { OutcomeDialog } from "./OutcomeDialog.tsx";
import { RemoveMany } from "./RemoveMany.tsx";

type Props = {
  members: readonly TeamMember[];
  onAll(): void;
  onNone(): void;
  onChanged(): Promise<unknown>;
  onRemoved(ids: readonly string[]): void;
};

type Dialog = "permissions" | "resend" | "remove";

/** What can be done with all members that were chosen. Whom it could not be done for is named, with the reason. */
export function ChosenMembers({ members, onAll, onNone, onChanged, onRemoved }: Props) {
  const { call } = useApp();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  /** they may have left the list by the time their names are asked for */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { isBusy: isSending, problem, attempt } = useAttempt();
  const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
  const count = members.length;
  const invited = members.filter(({ status }) => status !== "registered");
  const [first] = members;

  /** As many calls as one bears, one after the other. @throws ApiError */
  const run = async (work: MemberBatch, said: (done: number) => string) => {
    setNames(new Map(members.map((member) => [member.id, nameOf(member)])));
    const answer: BatchOutcome = { done: 0, refused: [] };
    try {
      for (let at = 0; at < work.ids.length; at += MAX_MEMBERS_AT_ONCE) {
        const ids = work.ids.slice(at, at + MAX_MEMBERS_AT_ONCE);
        const { done, refused } = await call(batch, { body: { ...work, ids } });
        answer.done += done;
        answer.refused.push(...refused);
      }
    } catch (error) {
      // Some of them may be done: the list says so, beside the problem.
      if (answer.done > 0) await onChanged();
      throw error;
    }
    if (answer.refused.length > 0) setOutcome(answer);
    else showToast({ kind: "success", text: said(answer.done) });
    return answer;
  };
  const resend = () =>
    attempt(async () => {
      await run({ act: "resend", ids: idsOf(invited) }, (done) =>
        t("{count, plural, one {# invitation link} other {# invitation links}} sent", { count: done }),
      );
      await onChanged();
    });
  return (
    <>
      <ChosenBar label={t("Chosen members")} count={count} onAll={onAll} onNone={onNone}>
        <Button
          look="secondary"
          size="small"
          icon={<SlidersHorizontal {...icon} />}
          onClick={() => setDialog("permissions")}
        >
          {t("Permissions")}
        </Button>
        {invited.length > 0 && (
          <Button
            look="secondary"
            size="small"
            icon={<Send {...icon} />}
            isLoading={isSending}
            onClick={() => void resend()}
          >
            {t("Send again")}
          </Button>
        )}
        <Button look="secondary" size="small" icon={<UserMinus {...icon} />} onClick={() => setDialog("remove")}>
          {t("Remove")}
        </Button>
      </ChosenBar>
      {problem && (
        <InlineAlert kind="danger" className="mt-2">
          {problem.message}
        </InlineAlert>
      )}
      {dialog === "permissions" && (
        <PermissionsDialog
          who={count === 1 && first ? nameOf(first) : t("{count, plural, one {# member} other {# members}}", { count })}
          initial={
            first && !areMixed(members)
              ? { permissions: first.permissions, pagePermissions: first.pagePermissions }
              : ALL_RIGHTS
          }
          areMixed={areMixed(members)}
          onSave={async (rights) => {
            await run({ act: "permissions", ids: idsOf(members), ...rights }, (done) =>
              t("Permissions of {count, plural, one {# member} other {# members}} changed", { count: done }),
            );
            await onChanged();
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "remove" && (
        <RemoveMany
          members={members}
          onRemove={async () => {
            const ids = idsOf(members);
            const { refused } = await run({ act: "remove", ids }, (done) =>
              done === 1
                ? t("Member deleted")
                : t("{count, plural, one {# member} other {# members}} deleted", { count: done }),
            );
            const kept = new Set(refused.map(({ id }) => id));
            onRemoved(ids.filter((id) => !kept.has(id)));
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} names={names} onClose={() => setOutcome(null)} />}
    </>
  );
}

const idsOf = (members: readonly TeamMember[]) => members.map(({ id }) => id);

const areMixed = (members: readonly TeamMember[]) =>
  new Set(members.map(({ permissions, pagePermissions }) => JSON.stringify([permissions, pagePermissions]))).size > 1;
