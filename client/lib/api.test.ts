import { describe, expect, test, vi } from "vitest";
import { current } from "#shared/account/endpoints.ts";
import { login } from "#shared/auth/endpoints.ts";
import { list, update } from "#shared/signatures/endpoints.ts";
import { createCall } from "./api.ts";
import { ApiError } from "./problem.ts";

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const problem = (status: number, code: string) =>
  json(status, {
    status,
    title: code,
    code,
    message: `said ${code}`,
    requestId: "r1",
    errors: [{ path: "a", message: "b" }],
  });

function setUp(answers: (Response | Error)[], fresh: string | null = "new") {
  const state = { token: "old" as string | null };
  const fetch = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("nothing left to answer");
    return answer;
  });
  const renewal = vi.fn(async () => {
    state.token = fresh;
    return fresh;
  });
  const onSignedOut = vi.fn();
  const call = createCall({ apiBase: "/api", token: () => state.token, renewal, onSignedOut, fetch: fetch as never });
  const sent = (index: number) =>
    fetch.mock.calls[index] as unknown as [string, RequestInit & { headers: Record<string, string> }];
  return { call, fetch, renewal, onSignedOut, sent };
}

test("sends method, address, token and body, and answers the JSON", async () => {
  const { call, sent } = setUp([json(200, { items: [] })]);
  expect(await call(list, { params: { page: 2 } })).toEqual({ items: [] });
  expect(sent(0)[0]).toBe("/api/_/app/user/signatures/2");
  expect(sent(0)[1]).toMatchObject({ method: "GET", headers: { authorization: "Bearer old" } });
  expect(sent(0)[1].headers["content-type"]).toBeUndefined();
});

test("passes headers of the caller on", async () => {
  const { call, sent } = setUp([json(200, {})]);
  const body = { general: {}, design: {}, media: {} };
  await call(update, { params: { hash: "a".repeat(22) }, body }, { headers: { "if-match": '"1"' } });
  expect(sent(0)[1].headers).toMatchObject({ "if-match": '"1"', "content-type": "application/json" });
});

test("answers null for an empty success", async () => {
  const { call } = setUp([new Response(null, { status: 204 })]);
  expect(await call(current, {})).toBeNull();
});

describe("a 401", () => {
  test("renews the session and repeats the call once", async () => {
    const { call, renewal, sent } = setUp([problem(401, "not_signed_in"), json(200, { id: "1" })]);
    expect(await call(current, {})).toEqual({ id: "1" });
    expect(renewal).toHaveBeenCalledExactlyOnceWith("old");
    expect(sent(1)[1].headers.authorization).toBe("Bearer new");
  });

  test("is final the second time", async () => {
    const { call, fetch, onSignedOut } = setUp([problem(401, "not_signed_in"), problem(401, "not_signed_in")]);
    await expect(call(current, {})).rejects.toMatchObject({ code: "not_signed_in" });
    expect(fetch).toHaveBeenCalledTimes(2);
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
    const { call } = setUp([new TypeError("Failed to fetch")]);
    await expect(call(current, {})).rejects.toMatchObject({ code: "offline", status: 0 });
  });

  test("of something in between are told as unavailable", async () => {
    const { call } = setUp([new Response("<html>Bad gateway</html>", { status: 502 })]);
    await expect(call(current, {})).rejects.toMatchObject({ code: "unavailable", status: 502 });
  });
});
