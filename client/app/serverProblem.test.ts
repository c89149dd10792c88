import { expect, test } from "vitest";
import { ApiError } from "#client/lib/problem.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { asApiError, publicErrors, serverProblem } from "./serverProblem.ts";

test("a refusal keeps its code and gets its status", () => {
  expect(serverProblem(new Failure("not_found"))).toEqual({ code: "not_found", status: 404, requestId: null });
  expect(serverProblem(new Failure("unavailable")).status).toBe(503);
});

test("nothing of an unexpected error reaches the page", () => {
  const errors = publicErrors({ home: Object.assign(new Error("secret"), { code: "ECONNREFUSED" }) });
  expect(errors).toEqual({ home: { code: "internal", status: 500, requestId: null } });
  expect(serverProblem("text")).toEqual({ code: "internal", status: 500, requestId: null });
});

test("loaders meet the same errors as in the browser", () => {
  const error = asApiError(new Failure("signature_limit"));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: "signature_limit", status: 403, message: "You cannot have more signatures" });
  const bug = new TypeError("x");
  expect(asApiError(bug)).toBe(bug);
});
