import { redirect } from "react-router";
import { appContext, type Call, type LoaderArgs } from "#client/lib/context.tsx";
import { toPageProblem } from "#client/lib/problem.ts";
import { pathTo } from "#shared/routes.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { EditorData } from "./editor/workbench/useFlow.ts";

export async function loader({ params, context }: LoaderArgs): Promise<EditorData> {
  const { call, session } = context.get(appContext);
  if (params.hash) return { signature: await load(call, params.hash), isAtLimit: false };
  // A guest may always start; the account is asked for when saving.
  return { signature: null, isAtLimit: session.get() !== null && !(await mayCreate(call)) };
}

/** Where a signature that cannot be edited leads is fixed by the specification; everything else is an error page. */
async function load(call: Call, hash: string): Promise<Signature> {
  try {
    return await call(endpoints.get, { params: { hash } });
  } catch (error) {
    const { code, status } = toPageProblem(error);
    if (code === "account_expired") throw error;
    if (status === 401 || status === 403) throw redirect(pathTo("editor-create"));
    if (code === "internal") throw redirect(pathTo("dashboard"));
    throw error;
  }
}

async function mayCreate(call: Call): Promise<boolean> {
  try {
    await call(endpoints.check, { params: { entity: "signature" } });
    return true;
  } catch (error) {
    if (toPageProblem(error).code === "signature_limit") return false;
    throw error;
  }
}
