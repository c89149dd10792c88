import { expect, test } from "vitest";
import { wayOf } from "./forward.ts";

const successor = {
  urls: [
    "https://www.acme.example/",
    "https://www.linkedin.com/in/bo",
    "https://www.linkedin.com/company/acme",
    "https://cal.com/bo",
  ],
  host: "acme-group.example",
};
const personal = new Set(["https://ana.example/", "https://blog.acme.example/ana", "https://acme-group.example/ana"]);

test.each([
  ["what both share", "https://www.acme.example/", "keep"],
  ["a company's profile that both share", "https://www.linkedin.com/company/acme", "keep"],
  ["a profile", "https://www.linkedin.com/in/ana", { url: "https://www.linkedin.com/in/bo" }],
  ["a booking page", "https://cal.com/ana/intro", { url: "https://cal.com/bo" }],
  ["a profile where the successor is not", "https://github.com/ana", "preview"],
  ["the person's own website", "https://ana.example/", "preview"],
  ["their page on the company's site", "https://blog.acme.example/ana", "keep"],
  ["their page on the site of their address", "https://acme-group.example/ana", "keep"],
  ["a campaign", "https://conference.example/2027?from=mail", "keep"],
])("%s", (_what, url, way) => expect(wayOf(url, successor, personal)).toEqual(way));
