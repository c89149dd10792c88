/** Whose brand a mail has. */
import mongoose from "mongoose";
import { looksOf } from "#shared/reseller/brand/looks.ts";
import type { MailBrand } from "#shared/reseller/brand/schema.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import * as members from "../../members/service.ts";
import { rowsOf } from "../hub.ts";
import { brandOf } from "./read.ts";

/** Rows of one person that are looked at: nobody is in more teams of two agencies, and one of each is enough to know. */
const MAX_ROWS = 50;

/** How an agency's mails look, and where answers go. */
export async function mailBrandOf(agency: string): Promise<{ shown: MailBrand; replyTo: string | null } | null> {
  const brand = await brandOf(new mongoose.Types.ObjectId(agency));
  if (!brand) return null;
  const { logo, ...looks } = looksOf(brand);
  const shown = { ...looks, line: brand.line, logo: logo && { ...logo, url: settings().IMAGE_HOST + logo.url } };
  return { shown, replyTo: brand.replyTo };
}

/**
 * The one agency whose companies somebody is in, or administrates; null: there is none, or more than one. An invitation that they have not
 * accepted makes nobody theirs: anybody can send one. Nor does a row that has an address alone: it may be a stranger's by now.
 */
export async function agencyOfReader(email: string): Promise<string | null> {
  const reader = await account.findByEmail(email);
  if (!reader) return null;
  const [of, rows] = await Promise.all([members.agenciesOf(reader._id, MAX_ROWS), rowsOf(reader._id)]);
  const agencies = new Set([...of, ...rows.map(({ agency }) => agency)].map(String));
  return agencies.size === 1 ? ([...agencies][0] ?? null) : null;
}
