/** Whose brand a mail has. */
import mongoose from "mongoose";
import { looksOf } from "#shared/reseller/brand/looks.ts";
import type { MailBrand } from "#shared/reseller/brand/schema.ts";
import { settings } from "../../../settings.ts";
import * as members from "../../members/service.ts";
import { HubAdminModel, storedAdmins } from "../model.ts";
import { brandOf } from "./read.ts";

/** Rows of one address that are looked at: nobody is in more teams of two agencies, and one of each is enough to know. */
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
 * accepted makes nobody theirs: anybody can send one.
 */
export async function agencyOfReader(email: string): Promise<string | null> {
  const [of, rows] = await Promise.all([
    members.agenciesOf(email, MAX_ROWS),
    HubAdminModel.find({ email, status: "registered" }).sort({ _id: 1 }).limit(MAX_ROWS).lean(),
  ]);
  const agencies = new Set([...of, ...storedAdmins.readAll(rows).map(({ agency }) => agency)].map(String));
  return agencies.size === 1 ? ([...agencies][0] ?? null) : null;
}
