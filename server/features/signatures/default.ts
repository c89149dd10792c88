import { createHash } from "node:crypto";
import { formOf, formsOf } from "#renderer/signature/forms.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { entitlements, reaches } from "#shared/members/rules.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import type { DefaultSignature } from "#shared/signatures/schema.ts";
import { settings } from "../../settings.ts";
import type { Caller } from "../auth/viewer.ts";
import * as links from "../links/service.ts";
import { draw } from "./draw.ts";
import { SignatureModel, type SignatureRecord, storedSignatures, subjectOf } from "./model.ts";
import { findPreview } from "./show.ts";

/** `state`: which one it is, by its last change */
type Drawn = { json: Buffer; etag: string; state: { hash: string; state: Date } };

/**
 * What a program puts into somebody's mails: the signature that they made their default, or else the one that is assigned to
 * them. Drawn as its preview is.
 * @throws no_default_signature, account_expired, unavailable
 */
export async function defaultOf(caller: Caller & { id: string }): Promise<Drawn> {
  const record = (await findDefault(caller)) ?? fail("no_default_signature");
  const { hash } = record;
  const { shown } = await findPreview(hash);
  const { signature, html, text } = shown;
  const reply = await draw(signature, { content: formOf(signature, signature.forms, "reply") });
  const body: DefaultSignature = {
    hash,
    updatedAt: signature.updatedAt,
    html,
    text,
    reply: { html: reply.html, text: reply.text },
    counting: caller.team.countsMails ? await countingOf(caller, record) : null,
  };
  const json = Buffer.from(JSON.stringify(body));
  const state = { hash, state: new Date(signature.updatedAt) };
  return { json, state, etag: `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"` };
}

/**
 * By which its mails are counted. Links that are not short yet become so; where the team has no room for more they stay as they are.
 * @throws unavailable
 */
async function countingOf(
  { user, team }: Caller,
  { hash, content, forms, shortLinks, shorLinkHashType }: SignatureRecord,
): Promise<DefaultSignature["counting"]> {
  if (!entitlements(team).hasAnalytics) return null;
  const { PUBLIC_URL } = settings();
  const events = eventsUrl(PUBLIC_URL, hash);
  const urls = [...new Set([content, ...formsOf(content, forms)].flatMap((one) => webLinks(one, events)))];
  const wanted = { signature: hash, urls, linked: shortLinks, type: shorLinkHashType, name: content.general.name };
  const [pairs] = await links.ensureLinksOfMany([wanted], links.whoseOf(user._id, team));
  return {
    pixel: `${PUBLIC_URL}/o/`,
    links: (pairs ?? []).map(({ url, shortUrl }) => ({ url, shortUrl })),
  };
}

async function findDefault(caller: Caller & { id: string }): Promise<SignatureRecord | null> {
  const { user, team, member } = caller;
  const chosen = user.defaultSignature && (await find({ hash: user.defaultSignature }));
  if (chosen && reaches(caller, subjectOf(chosen))) return chosen;
  return member && find({ team: team._id, assignee: member.email });
}

const find = async (filter: object) => storedSignatures.read(await SignatureModel.findOne(filter).lean());
