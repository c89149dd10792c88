import { createContext } from "react";

/** How many modals are around a component. */
export const ModalDepth = createContext(0);

/** z-index of a modal with `depth` modals below it. */
export const modalLayer = (depth: number) => 1000 + 2 * depth;

/** z-index of a menu: above the page, or just above the modal it was opened in. */
export const menuLayer = (depth: number) => (depth === 0 ? 900 : modalLayer(depth - 1) + 1);
