import { useState } from "react";
import { useLoaderData } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import type { Deletion } from "#shared/deletion/schema.ts";
import { DeleteFlow } from "./DeleteFlow.tsx";
import { Done } from "./steps/Done.tsx";

/** Deletes the account, in five steps; of one that is to be deleted, when that is and the way back. */
export function Screen() {
  const app = useApp();
  const user = useSession()?.user;
  const [deletion, setDeletion] = useState(useLoaderData() as Deletion);
  const changed = async (next: Deletion) => {
    setDeletion(next);
    // The shell says so too. What cannot be asked now it hears with the next page.
    await reloadUser(app, { isInBackground: true }).catch(() => undefined);
  };
  if (!user) return null;
  return deletion.erasesAt === null ? (
    <DeleteFlow user={user} deletion={deletion} onDeletion={changed} />
  ) : (
    <Done erasesAt={deletion.erasesAt} deletion={deletion} onDeletion={changed} />
  );
}
