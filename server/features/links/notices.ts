/** What stands where a link leads nowhere, or where somebody is told of its target first. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { answer } from "#program/problems.ts";
import { drawNotice, type Notice } from "#renderer/page/document.ts";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { packed, sendPublic } from "../../http/publicCache.ts";
import { publicPolicy } from "../../http/publicPolicy.ts";
import { HALTS, type Known } from "./known.ts";

/** The most that a report may say. */
export const MAX_REASON = 1_000;

const REPORTED = msg("This link was reported. Do not enter passwords or payment details where it leads.");

type Halted = Known & { halt: NonNullable<Known["halt"]> };

/** Answers a link that leads nowhere by itself: people with a page in words, programs with a problem. */
export async function answerHalted(known: Halted, request: FastifyRequest, reply: FastifyReply) {
  const code = HALTS[known.halt];
  if (known.halt === "reported") {
    const { url = "" } = known;
    // The whole address is shown, so that whoever goes on knows where.
    const link = { href: url, label: t("Go there all the same") };
    return sendNotice(200, { title: t(REPORTED), text: url, link }, request, reply);
  }
  if (!wantsPage(request)) return answer(new Failure(code), request, reply);
  return sendNotice(ERRORS[code].status, { title: t(ERRORS[code].message) }, request, reply);
}

/** Asks what is wrong with a link. */
export const askReason = (action: string, request: FastifyRequest, reply: FastifyReply) => {
  const question = { name: "reason", label: t("Your reason"), maxLength: MAX_REASON };
  const form = { action, button: t("Report this link"), question };
  return sendNotice(200, { title: t("What is wrong with this link?"), form }, request, reply);
};

export const thank = (request: FastifyRequest, reply: FastifyReply) =>
  sendNotice(200, { title: t("Thank you. The operator of this site will look at the link.") }, request, reply);

/** A browser that opens it; whoever takes anything is a program. */
const wantsPage = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? "");

async function sendNotice(status: number, notice: Notice, request: FastifyRequest, reply: FastifyReply) {
  const headers = {
    "content-security-policy": publicPolicy({ scripts: [] }),
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  };
  const drawn = await packed({ status, html: drawNotice(notice), headers, isPrivate: true });
  reply.hijack();
  sendPublic(drawn, request.raw, reply.raw, Object.entries(request.server.commonHeaders).flat());
  return reply;
}
