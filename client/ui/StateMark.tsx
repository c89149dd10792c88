import { Circle, CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";

/** How far something has come on one stretch of its way. `unknown`: there is nothing that would tell. */
export type Mark = "done" | "todo" | "warning" | "unknown";

/** Each mark has a shape of its own, as not everybody sees its colour. */
const LOOKS: Record<Mark, [icon: LucideIcon, className: string]> = {
  done: [CircleCheck, "text-success"],
  todo: [Circle, "text-ink-subtle"],
  warning: [CircleAlert, "text-warning"],
  unknown: [CircleDashed, "text-ink-subtle"],
};

/** The dot before the word of a state. */
export function StateMark({ mark, className }: { mark: Mark; className: string }) {
  const [Icon, color] = LOOKS[mark];
  return <Icon className={`shrink-0 ${color} ${className}`} strokeWidth={2} aria-hidden="true" />;
}
