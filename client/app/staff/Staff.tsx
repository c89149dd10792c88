import { useSession } from "#client/lib/context.tsx";
import { claimsOf } from "#client/lib/session.ts";
import { ActingBar } from "./ActingBar.tsx";
import { StaffPanel } from "./StaffPanel.tsx";

/** What the shell has for super administrators: the panel, and the bar while they act in somebody's name. */
export function Staff() {
  const session = useSession();
  if (!session) return null;
  return claimsOf(session.token).act ? (
    <ActingBar email={session.user.email} endsAt={session.expiresAt} />
  ) : (
    <StaffPanel />
  );
}
