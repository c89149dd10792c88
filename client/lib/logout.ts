import { logout as logoutEndpoint } from "#shared/auth/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import type { App } from "./context.tsx";
import { tellSignOut } from "./signOut.ts";

/** Ends the session here, in other tabs and on the server, then loads the login anew so that nothing of the person stays in memory. */
export async function logout({ call, session }: App) {
  // A server that does not answer must not keep anybody signed in on this screen.
  await call(logoutEndpoint, { body: {} }).catch(() => undefined);
  const user = session.get()?.user;
  if (user) tellSignOut(user.id);
  location.assign(pathTo("login"));
}
