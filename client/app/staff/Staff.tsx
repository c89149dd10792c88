import { useSession } from "#client/lib/context.tsx";
import { isActing } from "#client/lib/visitor.ts";
import { ActingBar } from "./ActingBar.tsx";
import { StaffPanel } from "./StaffPanel.tsx";

/** What the shell has for super administrators: the panel, and the bar while they act in somebody's name. */
export function Staff() {
  const session = useSession();
  if (!session) return null;
  return isActing(session) ? <ActingBar email={session.user.email} endsAt={session.expiresAt} /> : <StaffPanel />;
}
