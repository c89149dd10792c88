import type { Signature } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import { brandLineOf } from "../members/service.ts";
import { draw } from "./draw.ts";
import { mayEdit, present } from "./present.ts";
import { findShown, previewCache, type Shown } from "./previews.ts";

/** What a visitor without an account sees. @throws what the cache's `find` throws */
export const { find: findPreview } = previewCache((signature) => draw(signature));

/**
 * What anybody with the address may see, drawn.
 * @throws unavailable, and what `show` throws
 */
export async function preview(hash: string, viewer: Viewer | null): Promise<Shown> {
  const { shown, subject } = await findPreview(hash);
  if (!mayEdit(viewer, subject, shown.signature.user)) return shown;
  return { ...shown, signature: { ...shown.signature, canEdit: true } };
}

/**
 * What anybody with the address may see.
 * @throws not_found, account_expired (terminated teams, except one-time plans)
 */
export async function show(hash: string, viewer: Viewer | null): Promise<Signature> {
  const { record, team } = await findShown(hash);
  return present(record, team, viewer, await brandLineOf(team));
}
