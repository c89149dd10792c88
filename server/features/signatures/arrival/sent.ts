import { formOf, keysOf } from "#renderer/signature/forms.ts";
import { MAX_EARLIER, type Sent } from "#shared/arrival/schema.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { draw } from "../draw.ts";
import { getInTeam } from "../service.ts";
import { show } from "../show.ts";
import * as versions from "../versions/service.ts";

/**
 * A signature as it is sent, in all its forms, and as it was before: what stands in a mail program was copied once, however
 * often the signature was saved since.
 * @throws not_found, account_expired, unavailable
 */
export async function sentOf(viewer: Viewer, hash: string): Promise<Sent> {
  const { revision, copiedState, installedState } = await getInTeam(viewer, hash);
  const signature = await show(hash, viewer);
  const { forms } = signature;
  const keys = [null, ...new Set([...keysOf(forms), "reply" as const])];
  const before = await versions.distinctBefore(hash, revision, {
    most: MAX_EARLIER,
    savedAt: [copiedState, installedState],
  });
  const [drawn, drawnBefore] = await Promise.all([
    Promise.all(keys.map((key) => draw(signature, key === null ? {} : { content: formOf(signature, forms, key) }))),
    Promise.all(before.map(({ content }) => draw(signature, { content }))),
  ]);
  const present = new Set(drawn.map(({ html }) => html));
  return {
    updatedAt: signature.updatedAt,
    forms: keys.map((form, at) => ({ form, html: drawn[at]?.html ?? "" })),
    // A save that changed its name alone looks like the next.
    earlier: before
      .map(({ savedAt }, at) => ({ savedAt: savedAt.toISOString(), html: drawnBefore[at]?.html ?? "" }))
      .filter(({ html }) => html !== "" && !present.has(html)),
    hasCheckAddress: settings().CHECK_SMTP_PORT !== undefined,
  };
}
