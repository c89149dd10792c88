import type { FastifyRequest } from "fastify";
import { isOwnAddress } from "#program/loopback.ts";
import { SERVICE, verifyAccessToken } from "#program/token.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { RendererConfig } from "../config.ts";

export type Access = ReturnType<typeof accessRules>;

/** Who may ask for what. Tokens travel in the `access-token` header, as the rendering service always took them. */
export function accessRules({
  NODE_ENV,
  TOKEN_SECRET,
  TOKEN_SECRET_PREVIOUS: previous,
}: Pick<RendererConfig, "NODE_ENV" | "TOKEN_SECRET" | "TOKEN_SECRET_PREVIOUS">) {
  const secrets = TOKEN_SECRET ? ([TOKEN_SECRET, ...(previous ? [previous] : [])] as const) : null;
  const claimsOf = async (token: string) => (secrets ? await verifyAccessToken(secrets, token) : null);
  /** One's own machine while developing. A proxy in front would make everybody look local, so never in production. */
  const isTrusted = (request: FastifyRequest) =>
    NODE_ENV !== "production" && isOwnAddress(request.socket.remoteAddress ?? "");

  return {
    /** The caller's token. Without the secret only the API can judge it. @throws not_signed_in */
    async requireToken(token: string | undefined): Promise<string> {
      if (!token) fail("not_signed_in");
      if (secrets && !(await claimsOf(token))) fail("not_signed_in");
      return token;
    },

    /** One's own machine while developing. */
    isTrusted,

    /** Anybody who is signed in. @returns whose token it is; null for our own processes. @throws not_signed_in */
    async requireCaller(request: FastifyRequest): Promise<string | null> {
      if (isTrusted(request)) return null;
      const { sub, roles } = (await claimsOf(tokenOf(request) ?? "")) ?? fail("not_signed_in");
      return roles.includes(SERVICE) ? null : sub;
    },

    /** Our own processes. @throws not_signed_in, forbidden */
    async requireService(request: FastifyRequest) {
      if (isTrusted(request)) return;
      const claims = (await claimsOf(tokenOf(request) ?? "")) ?? fail("not_signed_in");
      if (!claims.roles.includes(SERVICE)) fail("forbidden");
    },
  };
}

export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers["access-token"];
  return Array.isArray(token) ? token[0] : token;
}
