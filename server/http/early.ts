import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { hostRules } from "./hosts.ts";

/** Answers a request for a path if it can do so at once. @returns whether it has */
export type EarlyAnswer = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

declare module "fastify" {
  interface FastifyInstance {
    /** Adds an answer in front of the routes, for GET and HEAD below a prefix of three characters, as `/l/`. */
    answerEarly(prefix: string, answer: EarlyAnswer): void;
  }
}

/** What Fastify itself does with a request, of the servers whose requests are answered in front of it. */
const routing = new WeakMap<Server, RequestListener>();

/** The function that all servers of an application hand their requests to, in the end. */
export const routingOf = ({ server }: FastifyInstance): unknown =>
  routing.get(server) ?? server.listeners("request")[0];

/**
 * Fast path: what thousands of mails ask for is answered from memory in front of the router, whose objects cost more than
 * the look-up. Whatever an answer does not take goes on as if nothing had been, so a route must be able to do all of it.
 * The second server that Fastify opens for `localhost` has its routes alone.
 * @param isAtRoot whether a host of its own has such addresses at its root
 * @param isProxied whether Fastify alone can tell a visitor's address; nothing is answered early then
 */
export function answersEarly(
  app: FastifyInstance,
  rules: ReturnType<typeof hostRules>,
  { isAtRoot, isProxied }: { isAtRoot: boolean; isProxied: boolean },
) {
  const { server } = app;
  const answers = new Map<string, EarlyAnswer>();
  const handle = server.listeners("request")[0] as RequestListener;
  app.decorate("answerEarly", (prefix: string, answer: EarlyAnswer) => {
    answers.set(prefix, answer);
  });
  if (isProxied) return;
  const isMeant = (url: string) => answers.has(url.slice(0, 3)) || (isAtRoot && !url.includes("/", 1));

  routing.set(server, handle);
  server.removeListener("request", handle);
  server.on("request", (request: IncomingMessage, response) => {
    const { method, url = "" } = request;
    if ((method === "GET" || method === "HEAD") && isMeant(url)) {
      const path = rules(request);
      if (answers.get(path.slice(0, 3))?.(path, request, response)) return;
    }
    handle.call(server, request, response);
  });
}
