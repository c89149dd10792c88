import type { FastifyInstance } from "fastify";
import type { ClickBuffer } from "./clicks.ts";
import { hearSwitched, warmTarget } from "./known.ts";
import { hearMails } from "./mails/service.ts";
import { redirects, serveLinks } from "./serve.ts";
import { visitorOf } from "./visitors.ts";

const PREFIX = "/l";

/**
 * The redirect. Registered apart from everything else: no hooks, no parsing, no log line, because thousands of mails
 * point here. A click is answered first and written afterwards.
 */
export default async function linkRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  const redirect = redirects(app, clicks);
  const stopHearing = [hearSwitched(), hearMails()];
  app.addHook("onClose", async () => {
    for (const stop of stopHearing) stop();
  });

  app.answerEarly(`${PREFIX}/`, (path, request, response) => {
    const target = warmTarget(path.slice(3));
    if (!target) return false;
    redirect(target, visitorOf(request), response);
    return true;
  });
  serveLinks(app, { clicks, prefix: PREFIX, domainOf: null });
}
