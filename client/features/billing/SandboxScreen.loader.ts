import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { readSandbox } from "#shared/billing/sandbox/endpoints.ts";
import type { SandboxPage } from "#shared/billing/sandbox/schema.ts";

export const loader = ({ params, context }: LoaderArgs): Promise<SandboxPage> =>
  context.get(appContext).call(readSandbox, { params: { ref: params.ref ?? "" } });
