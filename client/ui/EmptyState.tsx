import type { ReactNode } from "react";
import { SignOffLine } from "./SignOffLine.tsx";

/** Nothing here yet: one sentence, one action. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center rounded-card border-2 border-dashed border-line bg-surface px-6 py-16 text-center">
      <SignOffLine className="h-4 w-44" />
      <h2 className="mt-8 text-20 font-semibold">{title}</h2>
      <p className="mt-2 max-w-90 text-14 text-ink-muted">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
