import { Suspense } from "react";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";

const CommandCenter = lazyPart(async () => (await import("./CommandCenter.tsx")).CommandCenter);

/** The palette for guests, on a screen that has something to do for them; with the menu of an account it is everywhere. */
export const GuestCommands = () => <Suspense>{useSession() === null && <CommandCenter />}</Suspense>;
