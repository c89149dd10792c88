import type { FastifyInstance } from "fastify";
import { parse } from "#program/json.ts";
import { Sheet } from "#shared/billing/sheet.ts";
import { PrintedCard } from "#shared/cards/print.ts";
import type { Pixels } from "../pixels/process.ts";
import type { Access } from "./access.ts";
import { claimOf, orderQueue } from "./orders.ts";

const MAX_BODY_BYTES = 512 * 1024;
/** With a logo. */
const MAX_CARD_BYTES = 3 * 1024 * 1024;

/** Printed sheets, for our own server: `POST /sheets` with what stands on one, `POST /sheets/cards` with what stands on a business card. */
export async function sheetRoutes(app: FastifyInstance, { access, pixels }: { access: Access; pixels: Pixels }) {
  const sheets = orderQueue({ running: 2, waiting: 60, waitingEach: 6 });

  const guarded = (bodyLimit: number) => ({ onRequest: access.requireService, bodyLimit });

  app.post("/sheets", guarded(MAX_BODY_BYTES), async (request, reply) => {
    const sheet = parse(Sheet, request.body);
    const claim = claimOf(request, reply);
    const bytes = await sheets(() => pixels.run("sheet", sheet, claim), claim);
    return reply.type("application/pdf").send(bytes);
  });

  app.post("/sheets/cards", guarded(MAX_CARD_BYTES), async (request, reply) => {
    const card = parse(PrintedCard, request.body);
    const claim = claimOf(request, reply);
    const bytes = await sheets(() => pixels.run("cards", card, claim), claim);
    return reply.type("application/pdf").send(bytes);
  });
}
