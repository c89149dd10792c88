/** A design of the agency becomes one of a company: the one place that knows how. */
import type { Viewer } from "../../auth/viewer.ts";
import * as masters from "../../signatures/masters/service.ts";
import type { BulkRecord } from "./model.ts";

/**
 * Copies a design of an agency into the company that the viewer acts in, with its pictures, under a hash of its own. Done again it finds that
 * it is there.
 * @throws not_found, signature_limit, upgrade_needed, unavailable, busy
 */
export const copyMaster = (viewer: Viewer, { agency }: Pick<BulkRecord, "agency">, from: string, to: string) =>
  masters.copyInto(viewer, { team: agency, hash: from }, to);
