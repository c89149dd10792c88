import type * as z from "zod/mini";
import type { Purpose } from "../botCheck/schema.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { CallPolicy } from "../members/callPolicies.ts";

type Schema = z.ZodMiniType;

/** One call of the API: the server registers it, the client calls it, OpenAPI is generated from it. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path of spec section 7 in Fastify's notation, without the `/api` prefix: `/_/signatures/:hash`. */
  readonly url: `/${string}`;
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** Sends `multipart/form-data`; fields are described here, the body is streamed. */
  readonly multipart?: { file: string; fields: readonly string[] };
  /** Answers a file of one of these media types instead of JSON. */
  readonly produces?: readonly string[];
  /** Who may call. */
  readonly policy: CallPolicy;
  /** A GET that does something, as the specification has it: never for a HEAD, nor by what a moment ago was known of its caller. */
  readonly changes?: true;
  /** Its caller has to have proved a moment ago who they are, or is refused with `reauth_required` and may repeat it then. */
  readonly needsSudo?: boolean;
  /** It costs money, or ends what did: its caller sends an `Idempotency-Key`, and the same key has the same effect and answer once. */
  readonly isOnce?: boolean;
  /** Kept from programs: its caller has to have done what `botCheck.ask` says for this purpose, or is refused with `bot_check`. */
  readonly botCheck?: Purpose;
  /** What its own rules refuse, for the API documentation; what follows from its method and its shape goes without saying. */
  readonly refusals?: readonly ErrorCode[];
  readonly schema: {
    readonly params?: Schema;
    readonly querystring?: Schema;
    readonly body?: Schema;
    readonly response: { readonly [status: number]: Schema };
  };
};

/** Declares a call and keeps its literal types, so that a wrong param or a missing body does not compile. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part<E extends Endpoint, K extends "params" | "querystring" | "body"> = E["schema"][K] extends Schema
  ? { [P in K]: z.input<E["schema"][K]> }
  : { [P in K]?: undefined };

/** A query of which nothing is needed may be left out. */
type Query<E extends Endpoint> =
  Record<never, never> extends Part<E, "querystring">["querystring"]
    ? Partial<Part<E, "querystring">>
    : Part<E, "querystring">;

/** What a caller must hand over: exactly the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<E, "params"> & Query<E> & Part<E, "body">;

/** What a successful call answers. */
export type CallOutput<E extends Endpoint> = E["schema"]["response"][keyof E["schema"]["response"]] extends infer R
  ? R extends Schema
    ? z.output<R>
    : never
  : never;

/** The address of a call, path parameters filled in and escaped. */
export function endpointPath(
  definition: Pick<Endpoint, "url">,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = definition.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}
