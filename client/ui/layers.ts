import { createContext } from "react";

/** How many modals are around a component. */
export const ModalDepth = createContext(0);

/** z-index of a modal with `depth` modals below it. */
export const modalLayer = (depth: number) => 1000 + 2 * depth;

/** Whether modals here close by their own buttons alone: no key, click outside or push takes away what is in them. */
export const FirmModals = createContext(false);
