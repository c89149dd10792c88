/** Which calls are written to the log, and as what. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Types } from "mongoose";
import type { Act } from "#shared/audit/acts.ts";
import { endpointNamed } from "#shared/endpoints.ts";
import type { ErrorCode } from "#shared/errors/catalogue.ts";
import { isSuperAdmin } from "../account/service.ts";
import { idOf } from "./ids.ts";
import { noteAll } from "./service.ts";

type About = { subject?: Types.ObjectId; target?: string; act?: Act; fields?: readonly string[] };

/**
 * What a call's handler knows better than its request: whom it was about, and with what; `act`: which of several things it was.
 * `each`: a line for each of many; `code`: why it was refused.
 */
export type Noted = About & { team?: Types.ObjectId; each?: readonly About[]; code?: string };

declare module "fastify" {
  interface FastifyRequest {
    /** filled in by whoever knows, for the log */
    noted: Noted | null;
  }
}

type Row = { act: Act; fields?: readonly string[]; isNotedRefused?: true; isSupport?: true; isHourly?: true };

/**
 * By the names of the calls. `isNotedRefused`: so is a try that was refused, where it is known whose it was. `isSupport`: of
 * whoever may act in other people's names. `isHourly`: a line an hour says enough.
 */
const NOTED: Record<string, Row> = {
  "auth.register": { act: "account.created" },
  "auth.registerLifetime": { act: "invitation.accepted" },
  "auth.login": { act: "login" },
  "passkeys.login": { act: "login" },
  "social.exchange": { act: "login" },
  "twoFactor.secondStep": { act: "login.second-factor", isNotedRefused: true },
  "auth.logout": { act: "logout" },
  "auth.endOwnSessions": { act: "sessions.ended" },
  "auth.endOwnSession": { act: "session.ended" },
  "reauth.reauthenticate": { act: "identity.proved", isNotedRefused: true },
  "auth.changePassword": { act: "password.changed", fields: ["password"], isNotedRefused: true },
  "auth.resetPassword": { act: "password.reset", fields: ["password"] },
  "auth.changeEmail": { act: "email.asked", fields: ["email"], isNotedRefused: true },
  "auth.confirmEmailChange": { act: "email.changed", fields: ["email"] },
  "auth.undoEmailChange": { act: "email.undone", fields: ["email", "password"] },
  "auth.verifyEmail": { act: "email.verified" },
  "auth.verifyOwnEmail": { act: "email.verified" },
  "auth.verifyOwnEmailByCode": { act: "email.verified" },
  "twoFactor.confirm": { act: "two-factor.on" },
  "twoFactor.switchOff": { act: "two-factor.off", isNotedRefused: true },
  "twoFactor.renewRecoveryCodes": { act: "recovery-codes.made", isNotedRefused: true },
  "passkeys.add": { act: "passkey.added" },
  "passkeys.rename": { act: "passkey.renamed", fields: ["name"] },
  "passkeys.remove": { act: "passkey.removed" },
  "social.connect": { act: "sign-in.linked" },
  "social.connectPending": { act: "sign-in.linked" },
  "social.disconnect": { act: "sign-in.unlinked" },
  "account.update": { act: "profile.changed", fields: ["name"] },
  "exports.create": { act: "export.asked" },
  "exports.download": { act: "export.fetched" },
  "deletion.ask": { act: "deletion.asked", isNotedRefused: true },
  "deletion.undo": { act: "deletion.undone" },
  "audit.teamFile": { act: "log.fetched" },
  "audit.all": { act: "log.read", isNotedRefused: true, isHourly: true },
  "audit.allFile": { act: "log.fetched", isNotedRefused: true },
  "audit.ownFile": { act: "log.fetched" },
  "pictures.uploadProfile": { act: "profile.changed", fields: ["picture"] },
  "pictures.removeProfile": { act: "profile.changed", fields: ["picture"] },
  "codes.activate": { act: "code.used" },
  "billing.order": { act: "plan.ordered" },
  "billing.checkout": { act: "plan.ordered" },
  "billing.changeCard": { act: "card.changed" },
  "billing.startTrial": { act: "plan.tried" },
  "billing.cancel": { act: "plan.cancelled" },
  "billing.pause": { act: "plan.paused" },
  "billing.resume": { act: "plan.resumed" },
  "billing.takeDiscount": { act: "coupon.taken" },
  "billing.changeBuyer": { act: "buyer.changed" },
  "billing.invoicePdf": { act: "invoice.fetched" },
  "friends.invite": { act: "friend.invited" },
  "members.invite": { act: "member.invited" },
  "members.inviteMany": { act: "member.invited" },
  "members.resendInvite": { act: "member.invited" },
  "members.remove": { act: "member.removed" },
  "members.change": { act: "member.changed" },
  "members.changePermissions": { act: "member.changed", fields: ["permissions"] },
  "members.batch": { act: "member.changed" },
  "teams.rename": { act: "team.named", fields: ["name"] },
  "teams.offer": { act: "team.offered", fields: ["email"], isNotedRefused: true },
  "teams.withdraw": { act: "team.withdrawn" },
  "teams.accept": { act: "team.taken-over" },
  "reseller.createCompany": { act: "company.created" },
  "reseller.updateCompany": { act: "company.changed" },
  "reseller.inviteAdmin": { act: "hub-admin.invited" },
  "reseller.resendAdminInvite": { act: "hub-admin.invited" },
  "reseller.updateAdmin": { act: "hub-admin.changed", fields: ["permissions"] },
  "reseller.deleteAdmin": { act: "hub-admin.deleted" },
  "reseller.acceptAdmin": { act: "invitation.accepted" },
  "companyExports.create": { act: "company.export-asked" },
  "companyExports.download": { act: "company.export-fetched" },
  "companyBulk.resume": { act: "company.changed" },
  "companyOffers.make": { act: "company.offered", fields: ["email"], isNotedRefused: true },
  "companyOffers.withdraw": { act: "company.withdrawn" },
  "companyOffers.decline": { act: "company.declined" },
  "companyOffers.accept": { act: "company.moved", isNotedRefused: true },
  "resellerPackage.change": { act: "plan.ordered" },
  "agencyBrand.changeBrand": { act: "hub.branded" },
  "agencyBrand.uploadLogo": { act: "hub.branded" },
  "agencyBrand.removeLogo": { act: "hub.branded" },
  "reseller.rename": { act: "hub.named", fields: ["name"] },
  "agencySharing.share": { act: "design.shared" },
  "agencySharing.change": { act: "design.shared" },
  "agencySharing.stop": { act: "design.unshared" },
  "agencySharing.followAgain": { act: "design.followed" },
  "access.ask": { act: "access.asked" },
  "access.answer": { act: "access.answered" },
  "roster.importPeople": { act: "members.imported" },
  "roster.exportMembers": { act: "members.fetched" },
  "roster.syncDirectory": { act: "directory.read" },
  "teams.leave": { act: "member.left" },
  "invitations.accept": { act: "invitation.accepted" },
  "auth.registerMember": { act: "invitation.accepted" },
  "pictures.remove": { act: "picture.deleted" },
  "signatures.create": { act: "signature.created" },
  "signatures.clone": { act: "signature.created" },
  "signatures.assign": { act: "signature.assigned" },
  "signatures.unassign": { act: "signature.unassigned" },
  "masters.lock": { act: "team.locks", fields: ["locks"] },
  "masters.save": { act: "team.designs" },
  "signatureKeys.makeKey": { act: "signature-key.made" },
  "signatureKeys.removeKey": { act: "signature-key.deleted" },
  "extension.connect": { act: "signature-key.made" },
  "extension.disconnect": { act: "signature-key.deleted" },
  "signatures.remove": { act: "signature.deleted" },
  "signatures.send": { act: "signature.sent" },
  "signatures.sendMany": { act: "signature.sent" },
  "cards.create": { act: "business-card.created" },
  "cards.clone": { act: "business-card.created" },
  "cards.assign": { act: "business-card.assigned" },
  "cards.unassign": { act: "business-card.unassigned" },
  "cards.remove": { act: "business-card.deleted" },
  "cards.send": { act: "business-card.sent" },
  "pages.create": { act: "page.created" },
  "pages.clone": { act: "page.created" },
  "pages.publish": { act: "page.published" },
  "pages.unpublish": { act: "page.unpublished" },
  "pages.assign": { act: "page.assigned" },
  "pages.unassign": { act: "page.unassigned" },
  "pages.remove": { act: "page.deleted" },
  "pages.send": { act: "page.sent" },
  "links.create": { act: "short-link.created" },
  "links.remove": { act: "short-link.deleted" },
  "links.importLinks": { act: "short-links.imported" },
  "domains.create": { act: "domain.added" },
  "domains.useForLinks": { act: "domain.links-switched" },
  "domains.remove": { act: "domain.deleted" },
  "impersonation.begin": { act: "support.begun", isNotedRefused: true, isSupport: true },
  "impersonation.end": { act: "support.ended" },
};

/** Writes calls to the log before they are answered, so that who has the answer finds them there. Needs `knowViewer`. */
export function noteCalls(app: FastifyInstance) {
  for (const name of Object.keys(NOTED)) endpointNamed(name);
  app.decorateRequest("noted", null);
  app.addHook("onError", async (request, _reply, error) => {
    request.noted = { ...request.noted, code: error.code };
  });
  app.addHook("onSend", async (request, reply) => {
    const row = rowOf(request);
    const isRefused = reply.statusCode >= 400;
    if (!row || (isRefused && !row.isNotedRefused)) return;
    const { viewer, noted } = request;
    // Only a question: the call comes again with the answer.
    if (noted?.code === ("reauth_required" satisfies ErrorCode)) return;
    // What failed without anybody known would let strangers fill the log.
    if (!(noted?.subject ?? viewer)) return;
    const actor = viewer ? idOf(viewer.actor ?? viewer.id) : (noted?.subject ?? null);
    const params = request.params as { hash?: string; id?: string };
    const line = {
      ...row,
      ...(noted?.act && { act: noted.act }),
      outcome: isRefused ? ("refused" as const) : ("done" as const),
      actor,
      team: noted?.team ?? viewer?.team._id ?? null,
      // Whoever is refused because they are no administrator has tried that as themselves.
      isSupport:
        viewer !== null && (viewer.actor !== undefined || (row.isSupport === true && isSuperAdmin(viewer.user))),
      ip: request.ip,
      userAgent: request.headers["user-agent"],
      operation: request.routeOptions.config.operation ?? "",
      requestId: request.id,
    };
    const lines = (noted?.each ?? [noted ?? {}]).map(({ subject = viewer?.user._id ?? null, target, ...which }) => ({
      ...line,
      ...(which.act && { act: which.act }),
      ...(which.fields && { fields: which.fields }),
      subject,
      target: target ?? params?.hash ?? params?.id ?? "",
    }));
    await noteAll(lines, request.log);
  });
}

/** Whatever is written in somebody else's name is noted, and so is what was refused there. */
function rowOf({ viewer, method, routeOptions: { config } }: FastifyRequest): Row | null {
  const row = NOTED[config.operation ?? ""];
  if (!viewer?.actor) return row ?? null;
  if (row) return { ...row, isNotedRefused: true };
  return method === "GET" || method === "HEAD" ? null : { act: "support.wrote", isNotedRefused: true };
}
