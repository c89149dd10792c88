import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Hash } from "#shared/signatures/hash.ts";
import { BLANK_GIF } from "../../../http/blankGif.ts";
import { ownText } from "../../../http/ownText.ts";
import {
  type ClickBuffer,
  type Counter,
  findMail,
  hearMails,
  mailOpenCounter,
  openCounter,
  type Visitor,
  visitorOf,
} from "../../links/service.ts";
import { teamsOf } from "../service.ts";

/** Counted, not reserved by `max`: an idle server holds no room for them. */
const sizeCalculation = () => 1;
/** Hashes are never given twice, so a signature that was there may be remembered for good. */
const known = new LRUCache<string, Counter>({ maxSize: 100_000, sizeCalculation });
const unknown = new LRUCache<string, true>({ maxSize: 20_000, sizeCalculation, ttl: 60_000 });
/** As a string it leaves in one piece with the headers; a buffer is a second write. */
const PIXEL = BLANK_GIF.toString("latin1");

/** Opens that wait for the look-up of their signature; beyond, they are answered and not counted. */
const MAX_LEARNING = 1_000;

type ByName = { Params: { name: string } };

/**
 * `/o/<hash>.gif`: one transparent pixel that counts an open. Registered apart from everything else, like the redirect:
 * no hooks, no log line; answered first, written afterwards. Everybody gets the pixel, only signatures that exist count, and mails that
 * the browser extension has written: their ids stand where the hash would be.
 */
export default async function openRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  app.setChildLoggerFactory((logger) => logger);
  const headers = [...HEADERS, ...Object.entries(app.commonHeaders).flat()];

  const waiting: { hash: string; visitor: Visitor }[] = [];
  let learning: Promise<void> | null = null;
  const stopHearing = hearMails((id) => unknown.delete(id));
  app.addHook("onClose", async () => {
    stopHearing();
    await learning;
  });

  app.answerEarly("/o/", (path, request, response) => {
    const counter = path.endsWith(".gif") && known.get(path.slice(3, -4));
    if (!counter) return false;
    clicks.add(counter, visitorOf(request));
    show(response);
    return true;
  });

  app.get<ByName>("/o/:name", (request, reply) => {
    const { name } = request.params;
    const hash = name.endsWith(".gif") ? name.slice(0, -4) : "";
    const counter = known.get(hash);
    if (counter) clicks.add(counter, visitorOf(request.raw, request.ip));
    else if (!unknown.has(hash)) learn(request, hash);
    reply.hijack();
    show(reply.raw);
  });

  const show = (response: ServerResponse) => response.writeHead(200, headers).end(PIXEL, "latin1");

  /**
   * Not in memory yet: looked up after the answer, all that came meanwhile by one question (batching). Nobody waits for
   * it, so that strangers who make up names would fill the store's line with them. While the store is away such opens are
   * lost.
   */
  function learn({ raw, ip }: FastifyRequest, name: string) {
    if (waiting.length >= MAX_LEARNING || !Hash.safeParse(name).success) return;
    waiting.push({ hash: ownText(name), visitor: visitorOf(raw, ip) });
    learning ??= learnAll().finally(() => {
      learning = null;
    });
  }

  async function learnAll() {
    while (waiting.length > 0) {
      const opens = waiting.splice(0);
      const teams = await teamsOf([...new Set(opens.map(({ hash }) => hash))]).catch(() => null);
      if (!teams) continue;
      // Asked for together (batching): one after the other, made-up names would be as many questions.
      const others = [...new Set(opens.flatMap(({ hash }) => (teams.has(hash) ? [] : hash)))];
      const mails = await Promise.all(others.map((id) => findMail(id).catch(() => null)));
      const mailOf = new Map(others.map((id, at) => [id, mails[at] ?? null]));
      for (const { hash, visitor } of opens) {
        const mail = mailOf.get(hash);
        if (mail) {
          clicks.add(mailOpenCounter(mail), visitor);
          continue;
        }
        const team = teams.get(hash);
        if (!team) {
          unknown.set(hash, true);
          continue;
        }
        const counter = known.get(hash) ?? openCounter(hash, String(team));
        known.set(hash, counter);
        clicks.add(counter, visitor);
      }
    }
  }
}

/** An open must reach us each time, and no search should list the pixel. */
const HEADERS = [
  ["content-type", "image/gif"],
  ["content-length", String(BLANK_GIF.length)],
  ["cache-control", "no-store"],
  ["cross-origin-resource-policy", "cross-origin"],
  ["x-robots-tag", "noindex"],
].flat();
