import type { App } from "#client/lib/context.tsx";
import { get, update } from "#shared/signatures/endpoints.ts";
import { inputOf } from "#shared/signatures/input.ts";

/** Gives a signature another name in lists; what is on it stays. @throws ApiError */
export async function rename({ send }: Pick<App, "send">, hash: string, label: string): Promise<void> {
  const { data, etag } = await send(get, { params: { hash } });
  const body = { ...inputOf(data), label: label.trim() };
  await send(update, { params: { hash }, body }, { headers: { "if-match": etag ?? "*" } });
}
