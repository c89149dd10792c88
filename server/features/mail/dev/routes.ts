import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLoopback } from "#program/loopback.ts";
import { lintMail } from "#renderer/mails/lint.ts";
import { sampleOf } from "#renderer/mails/samples.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { languageNow } from "#shared/languages/translate.ts";
import { type DrawnMail, MAILS, type MailName } from "#shared/mail/schema.ts";
import { renderer } from "../../../ports/renderer/renderer.ts";
import { listOutbox } from "../../../ports/smtp/outbox.ts";
import { settings } from "../../../settings.ts";
import { kindPage, kindsPage, mailPage, outboxPage } from "./pages.ts";
import { bytesOf, readMail } from "./read.ts";

type ById = { Params: { id: string } };
type ByName = { Params: { name: string }; Querystring: { dark?: string } };

/** Pages for whoever works on Signoff: every mail as it looks, and the mails that were not sent. Never in production. */
export default async function devMailRoutes(app: FastifyInstance) {
  const { outboxDir } = settings();
  app.addHook("onRequest", onlyHere);

  app.get("/dev/mails", async (_request, reply) => page(reply, kindsPage()));
  app.get<ByName>("/dev/mails/:name", async ({ params }, reply) => {
    const name = nameIn(params);
    const mail = await drawSample(name);
    return page(reply, kindPage(name, mail, lintMail(mail.html)));
  });
  app.get<ByName>("/dev/mails/:name/html", async ({ params, query }, reply) => {
    const { html } = await drawSample(nameIn(params));
    // The frame's own preference cannot be set from outside.
    return framed(reply, html.replace("(prefers-color-scheme: dark)", query.dark === "1" ? "all" : "not all"));
  });

  app.get("/dev/outbox", async (_request, reply) => {
    const ids = await listOutbox(outboxDir);
    return page(reply, outboxPage(await Promise.all(ids.slice(0, 100).map((id) => readMail(outboxDir, id)))));
  });
  app.get<ById>("/dev/outbox/:id", async ({ params }, reply) =>
    page(reply, mailPage(await readMail(outboxDir, params.id))),
  );
  app.get<ById>("/dev/outbox/:id/html", async ({ params }, reply) =>
    framed(reply, (await readMail(outboxDir, params.id)).html),
  );
  app.get<ById>("/dev/outbox/:id/raw", async ({ params }, reply) =>
    reply.type("text/plain; charset=utf-8").send(await bytesOf(outboxDir, params.id)),
  );
}

/** Mails hold links that open accounts: they are shown on this machine only, and to no page of another name. */
async function onlyHere({ socket, headers, hostname }: FastifyRequest) {
  const isHere = /^(::1|(::ffff:)?127\..*)$/.test(socket.remoteAddress ?? "");
  if (!isHere || !isLoopback(hostname) || headers["x-forwarded-for"] !== undefined) fail("not_found");
}

function nameIn({ name }: ByName["Params"]): MailName {
  return Object.hasOwn(MAILS, name) ? (name as MailName) : fail("not_found");
}

const drawSample = (name: MailName): Promise<DrawnMail> => renderer().mail(name, sampleOf(name), languageNow());

const page = (reply: FastifyReply, html: string) => send(reply, html, "frame-src 'self'");
/** What is drawn in a frame of ours: nothing in it can run, its links open beside it. */
const framed = (reply: FastifyReply, html: string) =>
  send(
    reply.header("x-frame-options", "SAMEORIGIN"),
    html.replace("<head>", '<head><base target="_blank">'),
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  );

function send(reply: FastifyReply, html: string, policy: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", `default-src 'none'; style-src 'unsafe-inline'; img-src * data:; ${policy}`)
    .send(html);
}
