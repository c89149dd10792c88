import { expect, test } from "vitest";
import { claimsOf, createSession, expiryOf } from "./session.ts";

const jwt = (payload: object) => `h.${btoa(JSON.stringify(payload)).replaceAll("=", "")}.s`;

test("reads when a token ends", () => {
  expect(expiryOf(jwt({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
  expect(claimsOf(jwt({ sub: "7" })).sub).toBe("7");
  expect(expiryOf("not a token")).toBe(0);
});

test("a login has a token before it has a person", () => {
  const session = createSession(null);
  session.renew("fresh");
  expect(session.token()).toBe("fresh");
  expect(session.get()).toBeNull();
});

test("ending it forgets the token and tells whoever watches", () => {
  const session = createSession(null);
  session.renew("fresh");
  let told = 0;
  const stop = session.subscribe(() => {
    told += 1;
  });
  session.end();
  expect(session.token()).toBeNull();
  expect(told).toBe(1);
  stop();
  session.end();
  expect(told).toBe(1);
});
