import { findBeginning } from "#client/features/identity/findBeginning.ts";
import { appContext, type Call, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError, toPageProblem } from "#client/lib/problem.ts";
import { get } from "#shared/cards/endpoints.ts";
import type { Card } from "#shared/cards/schema.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { type Beginning, NO_BEGINNING } from "#shared/identity/beginning.ts";
import { check } from "#shared/signatures/endpoints.ts";
import { type Barred, isBarred } from "./barred.ts";

/** `barred` and `beginning`, which it starts with: of a new card. */
export type CardEditorData = { card: Card | null; barred: Barred | null; beginning: Beginning };

export async function loader({ params, context }: LoaderArgs): Promise<CardEditorData> {
  const { call, session } = context.get(appContext);
  if (params.hash) return { card: await load(call, params.hash), barred: null, beginning: NO_BEGINNING };
  const [barred, beginning] = await Promise.all([findBar(call), findBeginning(call, session.get()?.user)]);
  return { card: null, barred, beginning };
}

/** One that may be read and not changed has nothing to do here. @throws ApiError */
async function load(call: Call, hash: string): Promise<Card> {
  const card = await call(get, { params: { hash } });
  if (!card.canEdit) throw new ApiError({ code: "no_edit_permission", ...COMMON_ERRORS.no_edit_permission });
  return card;
}

/** What keeps the person from a new card; null when nothing does. */
async function findBar(call: Call): Promise<Barred | null> {
  try {
    await call(check, { params: { entity: "card" } });
    return null;
  } catch (error) {
    const { code } = toPageProblem(error);
    if (isBarred(code)) return code;
    throw error;
  }
}
