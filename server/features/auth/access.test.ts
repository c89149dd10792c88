import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { BY_COOKIE, KNOWN, OPEN, SIGNED_IN } from "#shared/members/callPolicies.ts";
import { knowViewer } from "./access.ts";

test("a token is read where the policy wants to know who asks, and nowhere else", () => {
  const added: Partial<Pick<FastifyInstance, "keepPolicy">> = {};
  const decorate = (name: string, value: unknown) => Object.assign(added, { [name]: value });
  knowViewer({ decorate, decorateRequest: () => undefined } as unknown as FastifyInstance);
  const steps = [OPEN, BY_COOKIE, KNOWN, SIGNED_IN].map((policy) => added.keepPolicy?.(policy).length);
  expect(steps).toEqual([0, 0, 1, 1]);
});
