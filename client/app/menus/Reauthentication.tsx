import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { askedProof } from "#client/lib/reauth.ts";

const ReauthDialog = lazyPart(async () => (await import("#client/features/auth/reauth/ReauthDialog.tsx")).ReauthDialog);

/** Asks on any page with a header for the proof that a refused call waits for. */
export function Reauthentication() {
  const asked = useSyncExternalStore(askedProof.subscribe, askedProof.get, askedProof.get);
  return (
    asked && (
      <Suspense>
        <ReauthDialog asked={asked} />
      </Suspense>
    )
  );
}
