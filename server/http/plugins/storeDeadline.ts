import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { withStoreDeadline } from "../../db/deadline.ts";

type Deadline = { end(): void; inside: (run: () => void) => void };

declare module "fastify" {
  interface FastifyRequest {
    storeDeadline: Deadline | null;
  }
}

/** Gives each request below `app` one deadline over all its store work. Comes before every hook that asks the store. */
export function limitStoreWork(app: FastifyInstance) {
  app.decorateRequest("storeDeadline", null);

  app.addHook("onRequest", (request, _reply, done) => {
    const deadline: Deadline = { end: () => {}, inside: (run) => run() };
    request.storeDeadline = deadline;
    deadline.end = withStoreDeadline(() => {
      deadline.inside = AsyncLocalStorage.snapshot();
      done();
    });
  });
  // A body arrives in events of the socket, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.storeDeadline) request.storeDeadline.inside(done);
    else done();
  });
  app.addHook("onResponse", async (request) => request.storeDeadline?.end());
}
