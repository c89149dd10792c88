import { expect, test } from "vitest";
import { agentOf } from "./agents.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows"],
  [`${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, "Safari", "macOS"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPadOS",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
  ["curl/8.5.0", "curl", ""],
  ["<script>alert(1)</script>", "", ""],
  [undefined, "", ""],
])("%s", (userAgent, browser, system) => {
  expect(agentOf(userAgent)).toEqual({ browser, system });
});
