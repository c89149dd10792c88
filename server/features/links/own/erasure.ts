import { type Erased, eraseAll, oneOf } from "../../../db/erasing.ts";
import { LinkSlugModel } from "./model.ts";

/** The short addresses of the teams: from then on they lead nowhere, and are free for others. */
export const eraseLinkSlugs = ({ teams }: Erased, signal: AbortSignal): Promise<unknown> =>
  eraseAll(LinkSlugModel, { team: oneOf(teams) }, signal);
