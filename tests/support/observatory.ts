/**
 * The score that Mozilla's HTTP Observatory gives an answer: 100 to begin with, less or more for each test, and what is more
 * counts only from 90 up. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * Its tests of redirects and of scripts from elsewhere are left to their own: our proxy's, and none.
 */
export type Seen = {
  /** names in lower case */
  headers: Record<string, string | string[] | number | undefined>;
  isHtml: boolean;
};

export type Score = { score: number; parts: Record<string, number> };

/** Where more than 90 points are had without them, points on top of 100 count too. */
const BONUS_FROM = 90;
export const A_PLUS = 100;
/** What the Observatory asks of Strict-Transport-Security: half a year. */
const SIX_MONTHS_S = 15_768_000;

export function score({ headers, isHtml }: Seen): Score {
  const text = (name: string) => String(headers[name] ?? "");
  const policy = directivesOf(text("content-security-policy"));
  const parts = {
    "content-security-policy": csp(policy),
    cookies: cookies([headers["set-cookie"] ?? []].flat().map(String)),
    "cross-origin-resource-sharing": text("access-control-allow-origin") === "*" && isHtml ? -50 : 0,
    "referrer-policy": referrer(text("referrer-policy")),
    "strict-transport-security": transport(text("strict-transport-security")),
    "x-content-type-options": text("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": framing(text("x-frame-options"), policy),
    "cross-origin-resource-policy": resourcePolicy(text("cross-origin-resource-policy")),
  };
  const values = Object.values(parts);
  const sum = (some: number[]) => some.reduce((one, other) => one + other, 0);
  const base = A_PLUS + sum(values.filter((value) => value < 0));
  return { score: base < BONUS_FROM ? Math.max(0, base) : base + sum(values.filter((value) => value > 0)), parts };
}

type Policy = Map<string, string[]>;

function directivesOf(header: string): Policy {
  const rules = header.split(";").map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.filter(([name]) => name).map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const UNSAFE_SCHEMES = ["http:", "https:", "data:", "*"];

function csp(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = of("script-src");
  const isStrict = scripts.includes("'strict-dynamic'");
  const isNonced = scripts.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const isOpen = scripts.some((source) => UNSAFE_SCHEMES.includes(source));
  if ((scripts.includes("'unsafe-inline'") && !isNonced) || (isOpen && !isStrict)) return -20;
  if (of("object-src").some((source) => UNSAFE_SCHEMES.includes(source))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if (of("style-src").some((source) => source === "'unsafe-inline'" || UNSAFE_SCHEMES.includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookies(set: string[]): number {
  if (set.length === 0) return 0;
  const has = (cookie: string, flag: RegExp) => flag.test(cookie);
  const isSession = (cookie: string) => /^[^=]*(token|sess|sid|login)/i.test(cookie);
  if (set.some((cookie) => isSession(cookie) && !has(cookie, /;\s*secure/i))) return -40;
  if (set.some((cookie) => isSession(cookie) && !has(cookie, /;\s*httponly/i))) return -30;
  if (set.some((cookie) => !has(cookie, /;\s*secure/i))) return -20;
  return set.every((cookie) => has(cookie, /;\s*samesite=(lax|strict)/i)) ? 5 : 0;
}

function referrer(value: string): number {
  if (["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(value)) return 5;
  return ["unsafe-url", "origin", "origin-when-cross-origin", "no-referrer-when-downgrade"].includes(value) ? -5 : 0;
}

function transport(value: string): number {
  const seconds = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds < SIX_MONTHS_S ? -10 : 0;
}

function framing(value: string, policy: Policy): number {
  const ancestors = policy.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => UNSAFE_SCHEMES.includes(source))) return 5;
  return ["DENY", "SAMEORIGIN"].includes(value.toUpperCase()) ? 0 : -20;
}

function resourcePolicy(value: string): number {
  return value === "same-origin" || value === "same-site" ? 10 : 0;
}
