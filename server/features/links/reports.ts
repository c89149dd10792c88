import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { limitAddress, mayTake } from "../../db/cache/limit.ts";
import * as account from "../account/service.ts";
import { operators } from "../contact/service.ts";
import * as mail from "../mail/service.ts";
import { findTeam, ownerOf } from "../members/service.ts";
import { announce, type LinkDomain, linkAt } from "./known.ts";
import { noteReport } from "./own/noted.ts";
import { shortUrlOf } from "./own/present.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REPORTS_PER_ADDRESS = { limit: 5, windowMs: HOUR_MS };
/** Somebody's opinion of a link counts once a day. */
const PER_ADDRESS_AND_LINK = { limit: 1, windowMs: DAY_MS };
/** Beyond them reports are counted and nobody is mailed. */
const MAILED_PER_LINK = { limit: 5, windowMs: DAY_MS };
const MAILED_IN_ALL = { limit: 100, windowMs: HOUR_MS };

type Report = { code: string; domain: LinkDomain | null; reason: string; ip: string; log: FastifyBaseLogger };

/**
 * Tells the operator about a link, and notes its target: where its owner's address is not confirmed, visitors of all links to it are told
 * first, within a minute.
 * @throws not_found, too_many_requests
 */
export async function report({ code, domain, reason, ip, log }: Report): Promise<void> {
  await limitAddress("links:reports", ip, REPORTS_PER_ADDRESS);
  const link = (await linkAt(code, domain)) ?? fail("not_found");
  const who = createHash("sha256").update(addressKeys(ip).prefix).digest("base64url").slice(0, 16);
  if (!(await mayTake({ [`links:reported:${link.code}:${who}`]: PER_ADDRESS_AND_LINK }))) return;
  const reports = await noteReport(URL.parse(link.url)?.href ?? link.url);
  await announce([link.code]);
  const windows = { [`links:reportMails:${link.code}`]: MAILED_PER_LINK, "links:reportMails": MAILED_IN_ALL };
  if (!(await mayTake(windows))) return;
  const team = link.team ? await findTeam(link.team) : null;
  const owner = team && (await account.findById(String(ownerOf(team))));
  const recipients = await operators();
  if (recipients.length === 0) log.warn({ operation: "links.report" }, "nobody is mailed: CONTACT_EMAIL is not set");
  const props = { title: shortUrlOf(link), url: link.url, note: reason, ownerEmail: owner?.email ?? "", reports };
  for (const recipient of recipients) await mail.send("pageReported", recipient, props, { language: DEFAULT_LANGUAGE });
}
