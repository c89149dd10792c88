import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { notFound } from "#client/lib/notFound.ts";
import { findSold } from "#client/lib/sold.ts";

/** The plan that the address names among those that are sold; without a name the first of them. */
export async function loader({ params, context }: LoaderArgs) {
  const sold = await findSold(context.get(appContext));
  const { plan_name: name } = params;
  const plan = name === undefined ? sold?.plans[0] : sold?.plans.find((each) => each.name === name);
  if (!sold || !plan) throw notFound();
  return { ...sold, plan };
}
