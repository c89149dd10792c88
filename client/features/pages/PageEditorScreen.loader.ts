import { findBeginning } from "#client/features/identity/findBeginning.ts";
import { appContext, type Call, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError, toPageProblem } from "#client/lib/problem.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { type Beginning, NO_BEGINNING } from "#shared/identity/beginning.ts";
import { get } from "#shared/pages/endpoints.ts";
import type { Page } from "#shared/pages/schema.ts";
import { check } from "#shared/signatures/endpoints.ts";
import { type Barred, isBarred } from "./barred.ts";

/** `barred` and `beginning`, which it starts with: of a new page. */
export type PageEditorData = { page: Page | null; barred: Barred | null; beginning: Beginning };

export async function loader({ params, context }: LoaderArgs): Promise<PageEditorData> {
  const { call, session } = context.get(appContext);
  if (params.hash) return { page: await load(call, params.hash), barred: null, beginning: NO_BEGINNING };
  const [barred, beginning] = await Promise.all([findBar(call), findBeginning(call, session.get()?.user)]);
  return { page: null, barred, beginning };
}

/** One that may be read and not changed has nothing to do here. @throws ApiError */
async function load(call: Call, hash: string): Promise<Page> {
  const page = await call(get, { params: { hash } });
  if (!page.canEdit) throw new ApiError({ code: "no_edit_permission", ...COMMON_ERRORS.no_edit_permission });
  return page;
}

/** What keeps the person from a new page; null when nothing does. */
async function findBar(call: Call): Promise<Barred | null> {
  try {
    await call(check, { params: { entity: "page" } });
    return null;
  } catch (error) {
    const { code } = toPageProblem(error);
    if (isBarred(code)) return code;
    throw error;
  }
}
