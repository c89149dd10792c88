import { redirect } from "react-router";
import { type App, appContext, type Call, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError, toPageProblem } from "#client/lib/problem.ts";
import type { User } from "#shared/account/schema.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { languageNow } from "#shared/languages/translate.ts";
import { inCompany } from "#shared/reseller/paths.ts";
import { pathTo } from "#shared/routes.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { Known } from "./editor/session/editing.ts";
import { type Barred, type EditorData, isBarred } from "./editor/workbench/barred.ts";

export async function loader({ params, context }: LoaderArgs): Promise<EditorData> {
  const { call, session, company, site } = context.get(appContext);
  if (params.hash) return { signature: await load({ call, site }, params.hash, company), barred: null, known: null };
  const user = session.get()?.user;
  // A guest may always start; the account is asked for when saving.
  const [barred, known] = await Promise.all([user ? findBar(call) : null, findKnown(call, user)]);
  return { signature: null, barred, known };
}

/** Where a signature that cannot be edited leads is fixed by the specification; everything else is an error page. */
async function load(
  { call, site }: Pick<App, "call" | "site">,
  hash: string,
  company: string | null,
): Promise<Signature> {
  try {
    const signature = await call(endpoints.get, { params: { hash } });
    // It may be read, and looked at in its preview; here is nothing to do for whoever may not change it.
    if (!signature.canEdit) throw new ApiError({ code: "no_edit_permission", ...COMMON_ERRORS.no_edit_permission });
    return signature;
  } catch (error) {
    const { code, status } = toPageProblem(error);
    if (code === "account_expired" || code === "no_edit_permission") throw error;
    // Who is nobody on the host of Agency Hub begins on our own.
    if (status === 401 && site.isHub) throw redirect(site.publicUrl + pathTo("editor-create"));
    if (status === 401 || status === 403) throw redirect(inCompany(pathTo("editor-create"), company));
    if (code === "internal") throw redirect(inCompany(pathTo("dashboard"), company));
    throw error;
  }
}

/** The details of the person's default signature, and where they have none, of their card or page; in a company that they look after, its name. One that is gone has none, and nobody waits in vain for a favour. */
async function findKnown(call: Call, user: User | undefined): Promise<Known | null> {
  if (!user) return null;
  if (user.company?.hub) return knownOfCompany(user.company.name);
  try {
    const hash = user.defaultSignature;
    if (!hash) return await (await import("#client/features/identity/findPerson.ts")).findPerson(call, user);
    const { general } = await call(endpoints.get, { params: { hash } });
    const { name, position, department, company, contacts, language } = general;
    return { name, position, department, company, contacts, language };
  } catch {
    return null;
  }
}

/** Whoever looks after a company makes signatures for its people, and knows of them where they work. */
const knownOfCompany = (company: string): Known => ({
  ...{ name: "", position: "", department: "", contacts: [], language: languageNow() },
  company,
});

/** What keeps the person from a new signature; null when nothing does. */
async function findBar(call: Call): Promise<Barred | null> {
  try {
    await call(endpoints.check, { params: { entity: "signature" } });
    return null;
  } catch (error) {
    const { code } = toPageProblem(error);
    if (isBarred(code)) return code;
    throw error;
  }
}
