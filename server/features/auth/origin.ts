import type { FastifyRequest } from "fastify";

/** What the service needs to know of a request; what it finds out for the log goes into `noted`. */
export type Origin = Pick<FastifyRequest, "ip" | "log" | "cookies" | "headers" | "noted">;

/** The same of a browser alone. */
export type Browser = Pick<Origin, "cookies" | "headers" | "noted">;
