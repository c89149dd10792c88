import type { ReactNode } from "react";

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** One page of the account: its heading, and what it is about below. */
export function AccountPage({ title, text, children }: Props) {
  return (
    <div className="max-w-160 space-y-6 pb-14 max-lg:pt-4">
      <div>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {title}
        </h1>
        {text && <p className="mt-2 text-14 text-ink-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}
