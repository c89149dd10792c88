import { createHash } from "node:crypto";
import { formOf } from "#renderer/signature/forms.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import type { DefaultSignature } from "#shared/signatures/schema.ts";
import type { Caller } from "../auth/viewer.ts";
import { draw } from "./draw.ts";
import { SignatureModel, type SignatureRecord, storedSignatures, subjectOf } from "./model.ts";
import { findPreview } from "./show.ts";

/**
 * What a program puts into somebody's mails: the signature that they made their default, or else the one that is assigned to
 * them. Drawn as its preview is.
 * @throws no_default_signature, account_expired, unavailable
 */
export async function defaultOf(caller: Caller & { id: string }): Promise<{ json: Buffer; etag: string }> {
  const { hash } = (await findDefault(caller)) ?? fail("no_default_signature");
  const { shown } = await findPreview(hash);
  const { signature, html, text } = shown;
  const reply = await draw(signature, { content: formOf(signature, signature.forms, "reply") });
  const body: DefaultSignature = {
    hash,
    updatedAt: signature.updatedAt,
    html,
    text,
    reply: { html: reply.html, text: reply.text },
  };
  const json = Buffer.from(JSON.stringify(body));
  return { json, etag: `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"` };
}

async function findDefault(caller: Caller & { id: string }): Promise<SignatureRecord | null> {
  const { user, team, member } = caller;
  const chosen = user.defaultSignature && (await find({ hash: user.defaultSignature }));
  if (chosen && reaches(caller, subjectOf(chosen))) return chosen;
  return member && find({ team: team._id, assignee: member.email });
}

const find = async (filter: object) => storedSignatures.read(await SignatureModel.findOne(filter).lean());
