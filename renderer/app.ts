import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { pino } from "pino";
import { parseJson } from "#program/json.ts";
import { answerBadAddress, handleErrors } from "#program/problems.ts";
import { logRequests } from "#program/requestLog.ts";
import type { RendererConfig } from "./config.ts";
import { accessRules } from "./http/access.ts";
import { drawingRoutes } from "./http/drawings.ts";
import { secureHeaders } from "./http/headers.ts";
import { healthRoutes } from "./http/health.ts";
import { imageRoutes } from "./http/images.ts";
import { mailRoutes } from "./http/mails.ts";
import { renderRoutes } from "./http/render.ts";
import { sheetRoutes } from "./http/sheets.ts";
import { signatureRoutes } from "./http/signatures.ts";
import { pictureRoutes } from "./http/snapshots.ts";
import { pixelProcess } from "./pixels/process.ts";

/** The rendering service, ready to listen or to be injected into: it keeps nothing but pages of the last seconds. */
export function buildRenderer(
  config: RendererConfig,
  log: FastifyBaseLogger = pino({ level: config.LOG_LEVEL, base: { program: "renderer" } }),
): FastifyInstance {
  const secure = secureHeaders(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Our own server has its bodies at hand: what waits in line for its turn is longer than any of them takes.
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadAddress,
  });
  const access = accessRules(config);
  const pixels = pixelProcess({ log });
  app.addHook("onClose", () => pixels.stop());

  handleErrors(app, secure);
  parseJson(app);
  app.register(signatureRoutes, { access, config });
  app.register(async (app) => {
    logRequests(app);
    app.addHook("onRequest", async (_request, reply) => {
      reply.headers(secure);
    });
    app.register(renderRoutes, { access, config });
    app.register(mailRoutes, { access, config });
    app.register(imageRoutes, { access, pixels });
    app.register(sheetRoutes, { access, pixels });
    app.register(drawingRoutes, { access, pixels });
    app.register(pictureRoutes, { access, pixels });
    app.register(healthRoutes, { access, metricsToken: config.METRICS_TOKEN });
  });
  return app;
}
