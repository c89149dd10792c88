import type { ComponentType } from "react";
import { lazyPart } from "./lazyPart.ts";

/** A part of a page that asks the server with react-query. The library comes with it: no first load carries it. */
export const queryPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(async () => {
    const [{ withQueries }, Part] = await Promise.all([import("./queries.tsx"), load()]);
    return withQueries(Part);
  });
