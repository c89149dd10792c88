import type { ReactNode } from "react";
import type { Proof } from "#shared/auth/reauth/schema.ts";

/** What a way to prove who sits here gets: where its proof goes, and the button that gives up. */
export type WayProps = { prove(proof: Proof): Promise<void>; cancel: ReactNode };
