/** Who asks for a link, a pixel or a page, as their request tells it. */
import type { IncomingMessage } from "node:http";
import { DAY_MS } from "#shared/analytics/days.ts";
import { isAhead } from "../../http/ahead.ts";
import { ownText } from "../../http/ownText.ts";
import type { Agent } from "./agents.ts";
import { tokenIn } from "./own.ts";

/** Of a header that tells who clicks: browsers and bots are known by less, and many clicks may have to wait. */
const MAX_HEADER = 500;

/** What a click's request tells. `isHead`: nothing is read of the answer, or nobody has asked for it yet. `token`: the access token that came with it, of somebody who is signed in; empty: none */
type Told = { ip: string; userAgent: string; referrer: string; isHead: boolean; token?: string };
/** One who clicks, on one day of UTC; `ends` are the ends of its lines, as soon as they were needed. */
export type Visitor = Required<Told> & { day: number; ends: Ends | null; ownTeams: ReadonlySet<string> | null };
/** Of a day of the team's zone. `link` and `pixel` differ in programs that fetch pictures for a reader. */
type End = { text: string; agent: Agent };
export type Ends = Record<"link" | "pixel" | "own" | "scanner", End> & { day: number };

export const visitor = ({ ip, userAgent, referrer, isHead, token = "" }: Told): Visitor => ({
  ip,
  userAgent,
  referrer,
  isHead,
  token,
  day: dayNow(),
  ends: null,
  ownTeams: null,
});

const dayNow = () => Math.floor(Date.now() / DAY_MS);

/** Of a connection, its latest visitor: a browser keeps its connection, and asks for many pictures of one mail. */
const LATEST = Symbol("latest visitor");
type Known = { [LATEST]?: Visitor };

export function visitorOf({ socket, headers, method }: IncomingMessage, ip = socket.remoteAddress ?? ""): Visitor {
  const userAgent = cut(headers["user-agent"]);
  const referrer = cut(headers.referer);
  const isHead = method === "HEAD" || isAhead(headers);
  const found = visitor({ ip, userAgent, referrer, isHead, token: tokenIn(headers.cookie) });
  const latest = (socket as Known)[LATEST];
  if (latest && isSame(latest, found)) return latest;
  (socket as Known)[LATEST] = found;
  return found;
}

const cut = (header = "") => (header.length > MAX_HEADER ? ownText(header.slice(0, MAX_HEADER)) : header);

/** Whether two requests are of one visitor on one day. */
export const isSame = (one: Visitor, other: Visitor) =>
  one.day === other.day &&
  one.ip === other.ip &&
  one.userAgent === other.userAgent &&
  one.referrer === other.referrer &&
  one.isHead === other.isHead &&
  one.token === other.token;
