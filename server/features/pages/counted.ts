import type { IncomingHttpHeaders } from "node:http";
import { isAhead } from "../../http/ahead.ts";
import type { ClickBuffer, Counter, Visitor } from "../links/service.ts";
import { beside } from "./beside.ts";

type Look = { clicks: ClickBuffer; counter: Counter; visitor: Visitor; headers: IncomingHttpHeaders };

/**
 * Counts a look at a page. What a browser fetches before anybody has asked for it (speculative loading) is none, nor is one of
 * somebody who is signed in to the page's team; programs are told apart when it is written. Answers are not held up by it.
 */
export function countLook({ clicks, counter, visitor, headers }: Look): void {
  if (isAhead(headers)) return;
  if (visitor.token === "") clicks.add(counter, visitor);
  else isOwn(visitor.token, counter).then((own) => own || clicks.add(counter, visitor));
}

/** Never fails: who cannot be read is a visitor. */
const isOwn = async (token: string, { team }: Counter): Promise<boolean> => {
  const theirs = await beside()
    .teamOf(token)
    .catch(() => null);
  return theirs !== null && String(theirs) === team;
};
