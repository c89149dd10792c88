import type { IncomingHttpHeaders } from "node:http";
import { COOKIES } from "#shared/auth/constants.ts";
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
  const token = headers.cookie === undefined ? undefined : tokenIn(headers.cookie);
  if (token === undefined) clicks.add(counter, visitor);
  else isOwn(token, counter).then((own) => own || clicks.add(counter, visitor));
}

const TOKEN = new RegExp(`(?:^|;)\\s*${COOKIES.token}=([\\w.-]+)`);
const tokenIn = (cookie: string): string | undefined => TOKEN.exec(cookie)?.[1];

/** Never fails: who cannot be read is a visitor. */
const isOwn = async (token: string, { team }: Counter): Promise<boolean> => {
  const theirs = await beside()
    .teamOf(token)
    .catch(() => null);
  return theirs !== null && String(theirs) === team;
};
