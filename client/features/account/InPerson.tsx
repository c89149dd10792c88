import type { ReactNode } from "react";
import { useSession } from "#client/lib/context.tsx";
import { isActing } from "#client/lib/visitor.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";

/**
 * A call that its policy keeps from administrators in other people's names. Another one does not compile: the browser's
 * scripts leave the policies out, so that nothing is asked of them there.
 */
type Asked = { call: { readonly policy: { readonly acting: "refused" } } };

/** Whether it is the person themselves who is at the browser, and no administrator in their name. */
export function useIsInPerson(_asked: Asked): boolean {
  const session = useSession();
  return !session || !isActing(session);
}

/** What makes such a call; whoever acts in the person's name reads that in its place. */
export function InPerson({ call, children }: Asked & { children?: ReactNode }) {
  return useIsInPerson({ call }) ? (
    children
  ) : (
    <p className="text-14 text-ink-muted">{t(ERRORS.not_in_their_name.message)}</p>
  );
}
