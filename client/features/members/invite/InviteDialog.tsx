import { useEffect, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import type { Seats } from "#shared/members/schema.ts";
import type { Draft } from "./draft.ts";
import { InviteForm } from "./InviteForm.tsx";
import { MoreNeeded } from "./MoreNeeded.tsx";
import { Used } from "./Used.tsx";
import type { View } from "./view.ts";

type Props = {
  team: Seats;
  /** what was typed before the dialog was closed; it outlives it */
  draft: Draft;
  onDraft(draft: Draft): void;
  /** somebody was invited, or again */
  onInvited(): Promise<unknown>;
  onClose(): void;
};

/** Invites one person or many. Where that cannot be, it says why and what to do, and keeps what was typed. */
export function InviteDialog({ team, draft, onDraft, onInvited, onClose }: Props) {
  const session = useSession();
  const [view, setView] = useState<View>(() => viewFor(team, session?.user.isPaid ?? false));
  const back = () => setView({ kind: "form" });
  // Where a place has become free meanwhile.
  useEffect(() => {
    if (view.kind === "more signatures" && view.wanted === 0 && team.used < team.seats) setView({ kind: "form" });
  }, [view, team]);
  const invited = async (count: number) => {
    await onInvited();
    showToast({
      kind: "success",
      text:
        count === 1
          ? t("Invitation link sent")
          : t("{count, plural, one {# invitation link} other {# invitation links}} sent", { count }),
    });
  };
  if (view.kind === "form")
    return (
      <InviteForm team={team} draft={draft} onDraft={onDraft} onView={setView} onInvited={invited} onClose={onClose} />
    );
  if (view.kind === "used")
    return <Used people={view.people} onResent={() => invited(1)} onBack={back} onClose={onClose} />;
  return <MoreNeeded view={view} draft={draft} onBack={back} onClose={onClose} />;
}

/** Nobody types a list of people whom they cannot invite. */
function viewFor(team: Seats, isPaid: boolean): View {
  if (!isPaid) return { kind: "not paid" };
  return team.used < team.seats ? { kind: "form" } : { kind: "more signatures", wanted: 0, team };
}
