import { useSession } from "#client/lib/context.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** The menu of whoever is signed in, in a document. */
export function Island() {
  const session = useSession();
  return session && <UserMenu user={session.user} />;
}
