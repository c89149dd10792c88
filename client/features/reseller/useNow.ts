import { startTransition, useEffect, useState } from "react";

/** The reader's clock, once the page is alive: the server's is another. */
export function useNow(): number | null {
  const [nowMs, setNow] = useState<number | null>(null);
  useEffect(() => startTransition(() => setNow(Date.now())), []);
  return nowMs;
}
