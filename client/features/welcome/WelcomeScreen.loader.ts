import { redirect } from "react-router";
import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { answers } from "#shared/account/endpoints.ts";
import { isNewcomer } from "#shared/account/onboarding.ts";
import { pathTo } from "#shared/routes.ts";
import { list } from "#shared/signatures/endpoints.ts";

/** What was answered before, perhaps on another device. Whoever has a signature has begun without the questions. */
export async function loader({ context }: LoaderArgs) {
  const { call, session } = context.get(appContext);
  const user = session.get()?.user;
  if (!user || !isNewcomer(user)) throw redirect(pathTo("dashboard"));
  const [{ data }, { items }] = await Promise.all([call(answers, {}), call(list, { params: { page: 1 } })]);
  if (items.length > 0) throw redirect(pathTo("dashboard"));
  return { answers: data };
}
