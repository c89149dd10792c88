import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { parse } from "#program/json.ts";
import { DENSITIES } from "#shared/images/variant.ts";
import { BrandLine } from "#shared/reseller/brand/line.ts";
import { Content } from "#shared/signatures/schema.ts";
import type { RendererConfig } from "../config.ts";
import { lint } from "../signature/lint/lint.ts";
import { render } from "../signature/render.ts";
import type { Access } from "./access.ts";
import { windowLimit } from "./limit.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** By person: a program that draws all signatures of a company, one after the other. */
const RENDERINGS = { limit: 600, windowMs: 60_000 };

const Links = z._default(z.record(z.string(), z.url({ protocol: /^https?$/ })), {});
const Options = z.strictObject({
  /** picture files per CSS pixel; stronger than `double` */
  density: z.optional(z.literal(DENSITIES)),
  /** the rendering service's own word for density 4 */
  double: z._default(z.boolean(), false),
  /** where `/i/…` is served */
  imageHost: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(200))),
  /** where the events of calendar addons are served */
  eventsUrl: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(300))),
  /** web address -> the short link that stands in for it, behind what is pressed */
  links: Links,
  /** what stands in the place of our branding line; null: ours */
  branding: z._default(z.nullable(BrandLine), null),
  /** the same behind addresses that are read */
  shownLinks: Links,
});
/** A saved signature may be handed over as it is: what is not drawn is left aside, what is missing takes its default. */
const RenderBody = z.strictObject({ signature: z.object(Content.shape), options: z.prefault(Options, {}) });

/** Renders a signature that need not be saved anywhere. */
export async function renderRoutes(
  app: FastifyInstance,
  { access, config }: { access: Access; config: RendererConfig },
) {
  const limit = windowLimit(RENDERINGS);
  const admit = async (request: FastifyRequest) => {
    const person = await access.requireCaller(request);
    if (person !== null) limit(person);
  };

  app.post("/render", { onRequest: admit, bodyLimit: MAX_BODY_BYTES }, async (request) => {
    const { signature, options } = parse(RenderBody, request.body);
    const { density = options.double ? 4 : 2, imageHost = config.imageHost, double: _, branding, ...own } = options;
    const line = branding
      ? { brandingUrl: branding.url, brandingText: branding.text }
      : { brandingUrl: config.PUBLIC_URL };
    const env = { density, imageHost: imageHost.replace(/\/+$/, ""), ...line };
    return render(signature, { ...own, ...env, lint });
  });
}
