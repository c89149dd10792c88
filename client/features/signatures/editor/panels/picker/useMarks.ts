import designMarks from "virtual:network-marks/designs";
import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "#client/lib/store.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { useDocument } from "../../session/EditingContext.tsx";
import type { Marks } from "./inlineIcons.ts";

const marks = createStore<Marks>(designMarks);

/** Vectors of networks. Those that no ready design shows weigh a lot: they come when the person has one of them. */
export function useMarks(): Marks {
  const needsAll = useDocument(({ general }) =>
    general.socials.some(({ name }) => Object.hasOwn(SOCIALS, name) && !Object.hasOwn(designMarks, name)),
  );
  useEffect(() => {
    if (needsAll && marks.get() === designMarks) void loadAll();
  }, [needsAll]);
  return useSyncExternalStore(marks.subscribe, marks.get, () => designMarks);
}

/** Without a network the plates stand alone until the next time. */
async function loadAll() {
  const all = await import("virtual:network-marks/all").catch(() => null);
  if (all) marks.set(all.default);
}
