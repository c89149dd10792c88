import { createContext } from "react";

/** How many modals are around a component. */
export const ModalDepth = createContext(0);

/** z-index of a modal with `depth` modals below it. */
export const modalLayer = (depth: number) => 1000 + 2 * depth;
