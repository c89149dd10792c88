import { type ReactNode, useSyncExternalStore } from "react";
import type { ApiError } from "#client/lib/problem.ts";
import { hasUnsavedSignature, noChanges } from "#client/lib/unsaved.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";

type Props = { title: string; text: string; problem?: ApiError | null; children: ReactNode; footer: ReactNode };

/** The card of log in and sign up. It says so when a signature is waiting to be saved. */
export function AuthCard({ title, text, problem, children, footer }: Props) {
  const isWaiting = useSyncExternalStore(noChanges, hasUnsavedSignature, () => false);
  return (
    <div className="mx-auto w-full max-w-108 px-4 py-10 sm:py-20">
      <div className="rounded-card bg-surface px-5 py-7 shadow-2 sm:p-8">
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {title}
        </h1>
        <p className="mt-2 text-14 text-ink-muted">{text}</p>
        {isWaiting && (
          <InlineAlert kind="success" className="mt-5">
            <Sentence
              text="<strong>Your signature is kept.</strong> It is saved as soon as you are in."
              strong={(words) => <strong className="font-semibold">{words}</strong>}
            />
          </InlineAlert>
        )}
        {problem && (
          <InlineAlert kind="danger" className="mt-5">
            {problem.message}
          </InlineAlert>
        )}
        {children}
      </div>
      <p className="mt-6 text-center text-14 text-ink-muted touch:[&_a]:inline-flex touch:[&_a]:min-h-11 touch:[&_a]:items-center">
        {footer}
      </p>
    </div>
  );
}
