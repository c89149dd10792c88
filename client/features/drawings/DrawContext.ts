import { createContext } from "react";
import type { Draw } from "./drawings.ts";

/** What draws in this part of the page, with the pictures it keeps. */
export const DrawContext = createContext<Draw | null>(null);
