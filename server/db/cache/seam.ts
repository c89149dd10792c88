import { seam } from "../../seam.ts";
import type { Hot } from "./hot.ts";

/** Cache, limits and messages of this installation. */
export const hot = seam<Hot>("hot data");
