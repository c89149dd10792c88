import { describe, expect, test, vi } from "vitest";
import { current } from "#shared/account/endpoints.ts";
import { login } from "#shared/auth/endpoints.ts";
import { checkout } from "#shared/billing/endpoints.ts";
import { uploadImage } from "#shared/pictures/uploads/endpoints.ts";
import { download, list, update } from "#shared/signatures/endpoints.ts";
import { createSend } from "./api.ts";
import type { Call } from "./context.tsx";
import type { Outgoing, Reply } from "./http.ts";
import { ApiError, offline } from "./problem.ts";

const HASH = "a".repeat(22);
const answer = (status: number, content: string, headers: Record<string, string> = {}): Reply => ({
  status,
  header: (name) => headers[name] ?? null,
  content: new Blob([content]),
});
const json = (status: number, body: unknown) => answer(status, JSON.stringify(body));
const problem = (status: number, code: string) =>
  json(status, {
    status,
    title: code,
    code,
    message: `said ${code}`,
    requestId: "r1",
    errors: [{ path: "a", message: "b" }],
  });

function setUp(answers: (Reply | Error)[], fresh: string | null = "new", isProved = true) {
  const state = { token: "old" as string | null };
  const transmit = vi.fn(async (_request: Outgoing) => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error("nothing left to answer");
    return next;
  });
  const renewal = vi.fn(async () => {
    state.token = fresh;
    return fresh;
  });
  const onSignedOut = vi.fn();
  const proveIdentity = vi.fn(async () => isProved);
  const send = createSend({ apiBase: "/api", token: () => state.token, renewal, onSignedOut, proveIdentity, transmit });
  const call: Call = async (...given) => (await send(...given)).data;
  const sent = (index: number) => transmit.mock.calls[index]?.[0];
  return { call, send, transmit, renewal, onSignedOut, proveIdentity, sent };
}

test("sends method, address, token and body, and answers the JSON", async () => {
  const { call, sent } = setUp([json(200, { items: [] })]);
  expect(await call(list, { params: { page: 2 } })).toEqual({ items: [] });
  expect(sent(0)).toMatchObject({
    method: "GET",
    address: "/api/_/app/user/signatures/2",
    headers: { accept: "application/json", authorization: "Bearer old" },
  });
  expect(sent(0)?.headers).not.toHaveProperty("content-type");
});

describe("a call that wants a fresh proof of who asks", () => {
  test("is repeated once when it is given", async () => {
    const { call, transmit, proveIdentity } = setUp([problem(403, "reauth_required"), json(200, { items: [] })]);
    expect(await call(list, { params: { page: 1 } })).toEqual({ items: [] });
    expect(proveIdentity).toHaveBeenCalledTimes(1);
    expect(transmit).toHaveBeenCalledTimes(2);
  });

  test("is refused when it is not given, and when it is refused again", async () => {
    const refused = { code: "reauth_required", status: 403 };
    const declined = setUp([problem(403, "reauth_required")], "new", false);
    await expect(declined.call(list, { params: { page: 1 } })).rejects.toMatchObject(refused);
    expect(declined.transmit).toHaveBeenCalledTimes(1);
    const again = setUp([problem(403, "reauth_required"), problem(403, "reauth_required")]);
    await expect(again.call(list, { params: { page: 1 } })).rejects.toMatchObject(refused);
    expect(again.proveIdentity).toHaveBeenCalledTimes(1);
  });

  test("any other refusal asks for nothing", async () => {
    const { call, proveIdentity } = setUp([problem(403, "forbidden")]);
    await expect(call(list, { params: { page: 1 } })).rejects.toMatchObject({ code: "forbidden" });
    expect(proveIdentity).not.toHaveBeenCalled();
  });
});

test("what costs money has a key of its own, the same when it is sent again", async () => {
  const { call, sent } = setUp([problem(401, "not_signed_in"), json(200, {}), json(200, {})]);
  const input = { params: { planId: "one_time" }, body: { basis: "x" } };
  await call(checkout, input);
  await call(checkout, input);
  const keys = [0, 1, 2].map((at) => sent(at)?.headers?.["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("passes headers of the caller on", async () => {
  const { call, sent } = setUp([json(200, {})]);
  const body = { general: {}, design: {}, media: {} };
  await call(update, { params: { hash: HASH }, body }, { headers: { "if-match": '"1"' } });
  expect(sent(0)?.headers).toMatchObject({ "if-match": '"1"', "content-type": "application/json" });
});

test("answers null for an empty success", async () => {
  const { call } = setUp([answer(204, "")]);
  expect(await call(current, {})).toBeNull();
});

describe("a 401", () => {
  test("renews the session and repeats the call once", async () => {
    const { call, renewal, sent } = setUp([problem(401, "not_signed_in"), json(200, { id: "1" })]);
    expect(await call(current, {})).toEqual({ id: "1" });
    expect(renewal).toHaveBeenCalledExactlyOnceWith("old");
    expect(sent(1)?.headers).toMatchObject({ authorization: "Bearer new" });
  });

  test("is final the second time", async () => {
    const { call, transmit, onSignedOut } = setUp([problem(401, "not_signed_in"), problem(401, "not_signed_in")]);
    await expect(call(current, {})).rejects.toMatchObject({ code: "not_signed_in" });
    expect(transmit).toHaveBeenCalledTimes(2);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test("signs the visitor out when the session cannot be renewed", async () => {
    const { call, onSignedOut } = setUp([problem(401, "not_signed_in")], null);
    await expect(call(current, {})).rejects.toMatchObject({ code: "not_signed_in", status: 401 });
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test("of the login itself is about the password", async () => {
    const { call, renewal } = setUp([problem(401, "wrong_credentials")]);
    const input = { body: { email: "a@b.example", password: "x" } };
    await expect(call(login, input)).rejects.toMatchObject({ code: "wrong_credentials" });
    expect(renewal).not.toHaveBeenCalled();
  });
});

describe("errors", () => {
  test("carry code, sentence, fields and request id", async () => {
    const { call } = setUp([problem(422, "invalid_input")]);
    const error = await call(current, {}).catch((caught) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: "invalid_input",
      message: "said invalid_input",
      requestId: "r1",
      errors: [{ path: "a", message: "b" }],
    });
  });

  test("say offline when nobody answers", async () => {
    const { call } = setUp([offline()]);
    await expect(call(current, {})).rejects.toMatchObject({ code: "offline", status: 0 });
  });
});

describe("an answer", () => {
  test("has its revision and its other headers", async () => {
    const { send } = setUp([answer(200, "{}", { etag: '"7"', date: "today" })]);
    const { etag, header } = await send(current, {});
    expect([etag, header("date")]).toEqual(['"7"', "today"]);
  });

  test("is a file where the call makes one", async () => {
    const { call, sent } = setUp([answer(200, "text", { "content-type": "text/plain; charset=utf-8" })]);
    const file = await call(download, { params: { hash: HASH, kind: "txt" } });
    expect(await file.text()).toBe("text");
    expect(sent(0)?.headers?.accept).toContain("application/zip");
  });
});

test("an upload sends its parts in order, again after a renewal, and says how far it is", async () => {
  const { call, transmit } = setUp([problem(401, "not_signed_in"), json(200, {})]);
  const onProgress = vi.fn();
  const form = [
    ["crop", "0,0,1,1"],
    ["image", new Blob(["png"])],
  ] as const;
  await call(uploadImage, { params: { hash: HASH, imageType: "photo" } }, { form, onProgress });
  for (const [{ body, headers, onProgress: passedOn }] of transmit.mock.calls) {
    expect([...(body as FormData).keys()]).toEqual(["crop", "image"]);
    // The browser alone knows the boundary.
    expect(headers).not.toHaveProperty("content-type");
    expect(passedOn).toBe(onProgress);
  }
  expect(transmit).toHaveBeenCalledTimes(2);
});
