import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fail } from "#shared/errors/catalogue.ts";
import { NO_PAGE } from "#shared/lib/headers.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { limitAddress } from "../../../db/cache/limit.ts";
import { wallets } from "../../../ports/wallet/wallet.ts";
import { UPDATES_PATH } from "./passes.ts";
import { changedFor, newest, proved, register, unregister } from "./updates.ts";

/** Many devices are behind one address, and each asks for a few passes now and then. */
const CALLS = { limit: 240, windowMs: 60_000 };
/** What devices complain about is read by the operator, and written by anybody. */
const MAX_COMPLAINTS = 5;
const MAX_COMPLAINT = 300;

/** Whatever Apple calls devices in the years to come, it has no characters that mean something elsewhere. */
const device = z.string().check(z.regex(/^[\w.-]{1,128}$/));
const type = z.string();
const OfDevice = z.object({ device, type });
const OfPass = z.object({ type, serial: Hash });
const OfBoth = z.object({ device, type, serial: Hash });
const Registration = z.object({ pushToken: z.string().check(z.regex(/^[\da-f]{16,400}$/i)) });
const Complaints = z.object({ logs: z.array(z.string()) });
/** Milliseconds since 1970 beyond which there is no date (ECMA-262). */
const LAST_DATE = 8.64e15;
/** What we have said ourselves; anything else is as if the device knew nothing. */
const Asked = z.object({
  passesUpdatedSince: z.catch(z.nullable(z.coerce.number().check(z.int(), z.gte(0), z.lte(LAST_DATE))), null),
});

type ByPass = { Params: z.output<typeof OfPass> };
type ByBoth = { Params: z.output<typeof OfBoth> };

/** `/wallet/v1/…`: devices with a pass for Apple Wallet ask here for what has changed. */
export default async function walletRoutes(app: FastifyInstance) {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "cache-control": "no-store", ...NO_PAGE });
    await limitAddress("wallets", request.ip, CALLS);
  });
  const base = `${UPDATES_PATH}/v1`;
  const passes = `${base}/devices/:device/registrations/:type`;

  app.post<ByBoth & { Body: z.output<typeof Registration> }>(
    `${passes}/:serial`,
    { schema: { params: OfBoth, body: Registration } },
    async (request, reply) => {
      const isNew = await register(await passOf(request), request.params.device, request.body.pushToken);
      return reply.code(isNew ? 201 : 200).send();
    },
  );
  app.delete<ByBoth>(`${passes}/:serial`, { schema: { params: OfBoth } }, async (request, reply) => {
    await unregister(await passOf(request), request.params.device);
    return reply.code(200).send();
  });
  app.get<{ Params: z.output<typeof OfDevice>; Querystring: z.output<typeof Asked> }>(
    passes,
    { schema: { params: OfDevice, querystring: Asked } },
    async ({ params, query }, reply) => {
      mustBeOurs(params.type);
      const changed = await changedFor(params.device, query.passesUpdatedSince);
      return changed ? reply.send(changed) : reply.code(204).send();
    },
  );
  app.get<ByPass>(`${base}/passes/:type/:serial`, { schema: { params: OfPass } }, async (request, reply) => {
    const pass = await passOf(request);
    reply.header("last-modified", pass.changedAt.toUTCString());
    if (isKnown(request, pass.changedAt)) return reply.code(304).send();
    return sendPass(reply, await newest(pass));
  });
  app.post<{ Body: z.output<typeof Complaints> }>(
    `${base}/log`,
    { schema: { body: Complaints } },
    async (request, reply) => {
      const complaints = request.body.logs.slice(0, MAX_COMPLAINTS).map((text) => text.slice(0, MAX_COMPLAINT));
      request.log.info({ complaints }, "a wallet complains");
      return reply.code(200).send();
    },
  );
}

export const sendPass = (reply: FastifyReply, bytes: Buffer) => reply.type("application/vnd.apple.pkpass").send(bytes);

function passOf({ params, headers }: FastifyRequest<ByPass>) {
  mustBeOurs(params.type);
  return proved(params.serial, headers.authorization);
}

function mustBeOurs(typeId: string): void {
  if (typeId !== wallets().apple?.typeId) fail("not_found");
}

function isKnown({ headers }: FastifyRequest<ByPass>, changedAt: Date): boolean {
  const known = Date.parse(headers["if-modified-since"] ?? "");
  return known >= Math.floor(changedAt.getTime() / 1000) * 1000;
}
