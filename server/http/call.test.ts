import type { FastifyInstance, RouteOptions } from "fastify";
import { expect, test } from "vitest";
import { invite } from "#shared/friends/endpoints.ts";
import { registerCall } from "./call.ts";

test("a call that wants a proof of who asks, and that no program does, gets both, in this order", () => {
  const routes: RouteOptions[] = [];
  const [requireSudo, isPerson] = [async () => "sudo", async () => "person"];
  const app = {
    keepPolicy: () => [],
    requireSudo,
    requirePerson: () => isPerson,
    route: (route: RouteOptions) => routes.push(route),
  } as unknown as FastifyInstance;
  // None of today's calls wants both, and no other has a name.
  registerCall(app, Object.assign(invite, { needsSudo: true }), async () => null);
  expect(routes[0]?.preHandler).toEqual([requireSudo, isPerson]);
});
