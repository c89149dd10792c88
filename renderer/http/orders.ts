import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { busy, type Claim, type FairQueue, fairQueue, type Places } from "#shared/lib/fairQueue.ts";
import { leaving } from "#shared/lib/leaving.ts";
import { ORDER_OWNER } from "#shared/lib/order.ts";

/** Our server waits for twelve seconds or more; whoever waits so long is told to come back while they still listen. */
const PATIENCE_MS = 10_000;

/** A line of orders, fair among those for whom they are. */
export const orderQueue = (places: Omit<Places, "patienceMs">): FairQueue =>
  fairQueue({ ...places, patienceMs: PATIENCE_MS });

/** For whom a request is, and whether its caller still waits. */
export function claimOf(request: FastifyRequest, reply: FastifyReply): Claim & { signal: AbortSignal } {
  return { ...ownerOf(request), signal: leaving(reply.raw) };
}

function ownerOf({ headers }: FastifyRequest): Pick<Claim, "owner"> {
  const owner = headers[ORDER_OWNER];
  return typeof owner === "string" ? { owner } : {};
}

/** Turns a request away before its body is read when its line is full. @throws busy */
export function refuseWhenFull(queue: FairQueue, request: FastifyRequest) {
  if (!queue.isFull(ownerOf(request).owner)) return;
  request.raw.resume();
  throw busy();
}

/** Leaves bodies where they are until their turn: a request that waits costs a socket, and no memory. */
export function takeBodiesLater(app: FastifyInstance, type: string) {
  app.addContentTypeParser(type, (_request, stream, done) => done(null, stream));
}
