import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pageName } from "#shared/pages/rules.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { limitAddress, mayTake } from "../../db/cache/limit.ts";
import * as account from "../account/service.ts";
import { operators } from "../contact/service.ts";
import * as mail from "../mail/service.ts";
import { findTeam, ownerOf } from "../members/service.ts";
import { PageModel, storedPages } from "./model.ts";
import { urlOf } from "./present.ts";
import { findSlug } from "./slugs.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REPORTS_PER_ADDRESS = { limit: 5, windowMs: HOUR_MS };
/** Somebody's opinion of a page counts once a day. */
const PER_ADDRESS_AND_PAGE = { limit: 1, windowMs: DAY_MS };
/** Beyond them reports are counted and nobody is mailed. */
const MAILED_PER_PAGE = { limit: 5, windowMs: DAY_MS };
const MAILED_IN_ALL = { limit: 100, windowMs: HOUR_MS };

type Report = { slug: string; reason: string; ip: string; log: FastifyBaseLogger };

/** Tells the operator about a page, and counts it: where its owner's address is not confirmed, visitors are told first. @throws not_found, too_many_requests */
export async function report({ slug, reason, ip, log }: Report): Promise<void> {
  await limitAddress("pages:reports", ip, REPORTS_PER_ADDRESS);
  const row = await findSlug(slug);
  const record = row && storedPages.read(await PageModel.findOne({ hash: row.page }).lean());
  const url = record && urlOf(record);
  if (!record?.isPublished || !url) fail("not_found");
  const who = createHash("sha256").update(addressKeys(ip).prefix).digest("base64url").slice(0, 16);
  if (!(await mayTake({ [`pages:reported:${record.hash}:${who}`]: PER_ADDRESS_AND_PAGE }))) return;
  await PageModel.updateOne({ _id: record._id }, { $inc: { reports: 1 } }, { timestamps: false });
  const windows = { [`pages:reportMails:${record.hash}`]: MAILED_PER_PAGE, "pages:reportMails": MAILED_IN_ALL };
  if (!(await mayTake(windows))) return;
  const team = await findTeam(record.team);
  const owner = team && (await account.findById(String(ownerOf(team))));
  const recipients = await operators();
  if (recipients.length === 0) log.warn({ operation: "pages.report" }, "nobody is mailed: CONTACT_EMAIL is not set");
  const title = oneLine(pageName(record));
  const props = { title, url, note: reason, ownerEmail: owner?.email ?? "", reports: record.reports + 1 };
  for (const recipient of recipients) await mail.send("pageReported", recipient, props, { language: DEFAULT_LANGUAGE });
}
