import { expect, test, vi } from "vitest";
import type { App } from "#client/lib/context.tsx";
import { ApiError, offline } from "#client/lib/problem.ts";
import { cancel } from "#shared/billing/endpoints.ts";
import { createOnce } from "./once.ts";

type Sent = { headers: { "idempotency-key": string } };

function server(...answers: (Error | object)[]) {
  const keys: string[] = [];
  const call = vi.fn(async (_endpoint: unknown, _input: unknown, { headers }: Sent) => {
    keys.push(headers["idempotency-key"]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { once: createOnce(call as unknown as App["call"]), keys };
}

const refused = (status: number) => new ApiError({ status, code: "change_refused", message: "No." });
const leave = (once: ReturnType<typeof createOnce>, reason: "other" | "not_used" = "other") =>
  once(cancel, { body: { reason } }).catch(() => null);

test.each([
  ["an answer that was lost", offline()],
  ["a server that is away", refused(503)],
])("after %s the same thing is asked for with the same key", async (_name, error) => {
  const { once, keys } = server(error, {});
  await leave(once);
  await leave(once);
  expect(keys[0]).toHaveLength(32);
  expect(keys[1]).toBe(keys[0]);
});

test("after a refusal, an answer, and for something else it is a new one", async () => {
  const { once, keys } = server(refused(409), {}, {}, {});
  await leave(once);
  await leave(once);
  await leave(once);
  await leave(once, "not_used");
  expect(new Set(keys).size).toBe(4);
});
