/** A design goes from one team into another: a signature of its own there, which nothing ties to the one that it is a copy of. */
import type { Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";
import { storedIn } from "../pictures.ts";
import { copyOf } from "../save.ts";
import { findMaster } from "./follow.ts";

/**
 * Copies a design of another team into the one that the viewer acts for, with its pictures, under a hash that it has from now on. Done again it
 * finds that it is there. Whoever calls has seen that the viewer has both.
 * @throws not_found, no_permission, account_expired, upgrade_needed, signature_limit, unavailable, busy
 */
export async function copyInto(
  viewer: Viewer,
  { team, hash }: { team: Types.ObjectId; hash: string },
  to: string,
): Promise<void> {
  if (await findMaster(viewer.team._id, to)) return;
  const source = (await findMaster(team, hash)) ?? fail("not_found");
  if (source.master !== null) fail("not_found");
  const { content, forms } = source;
  // The same file, which is the company's too from now on: it stays when the other one deletes it.
  const addresses = [...new Set(storedIn({ content, forms }).map(({ address }) => address))];
  const gone = await images.refused(addresses, team);
  for (const address of addresses) if (!gone.has(address)) await images.claim(address, viewer.team._id);
  await copyOf(viewer, source, to);
}
