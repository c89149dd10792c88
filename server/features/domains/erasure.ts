import { type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { DomainModel } from "./model.ts";

/** The teams' domains: from then on they serve nothing, and are free for others. */
export const eraseDomains = ({ teams }: Erased, signal: AbortSignal): Promise<unknown> =>
  eraseAll(DomainModel, { team: oneOf(teams) }, signal);
