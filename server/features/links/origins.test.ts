import { expect, test } from "vitest";
import { deviceOf, referrerOf } from "./origins.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "computer",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18 Safari/605.1.15",
    "computer",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "computer"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "phone",
  ],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36", "tablet"],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1",
    "tablet",
  ],
  ["curl/8.5.0", "other"],
  ["", "other"],
] as const)("%s: %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

const own = new Set(["signoff.example"]);
test.each([
  ["", "direct"],
  ["mail.google.com", "mail"],
  ["www.google.com", "search"],
  ["eur01.safelinks.protection.outlook.com", "mail"],
  ["WWW.LinkedIn.com:443", "social"],
  ["signoff.example:3000", "own"],
  ["notlinkedin.com", "other"],
  ["example.com", "other"],
] as const)("%s: %s", (host, kind) => expect(referrerOf(host, own)).toBe(kind));
