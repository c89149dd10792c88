import { type ComponentType, createContext, createElement, type ReactNode, useContext } from "react";

/** When an island comes to life: as soon as somebody turns to it, by pointer, finger or keyboard, or when the page is idle. */
export type Waking = {
  when: "touch" | "idle";
  /** at once where the address has this parameter: what it draws depends on it */
  query?: string;
  /** at once where this browser keeps something under this key */
  kept?: string;
};

export type IslandProps<P extends object> = {
  /** the component of an `*Island.tsx` file */
  part: ComponentType<P>;
  /** plain data: it travels in the page */
  props: P;
  wakes: Waking;
  className?: string;
};

type Draw = (island: IslandProps<Record<string, unknown>>) => ReactNode;

/** How islands are drawn; the server's documents bring it. */
export const IslandContext = createContext<Draw | null>(null);

/**
 * A part of a document that comes to life alone, while the rest of the page stays as the server drew it. It may use the app,
 * the session and links; its first drawing knows no more than the server does.
 */
export function Island<P extends object>(island: IslandProps<P>): ReactNode {
  const draw = useContext(IslandContext);
  // Where everything is alive anyhow, such as in a test of a document, it is a part like any other.
  return draw
    ? draw(island as unknown as IslandProps<Record<string, unknown>>)
    : createElement(island.part, island.props);
}
