import clsx from "clsx";
import { useEffect, useState } from "react";

/** Quicker answers than this need no placeholder. */
const PATIENCE_MS = 150;

/** A grey plate with the size of what is coming; give it that size by class. */
export function Skeleton({ label, className }: { label: string; className: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={clsx("rounded-card", isDue && "appear bg-line/60", className)}>
      <span className="sr-only">{label}</span>
    </div>
  );
}
