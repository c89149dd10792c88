/** What the log tells apart when it is looked through. */
export const AUDIT_KINDS = ["signIn", "security", "data", "plan", "signatures", "team", "support"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Everything that is written to the log, with its kind. A name that is in records stays as it is. */
export const ACTS = {
  "account.created": "signIn",
  login: "signIn",
  "login.second-factor": "signIn",
  logout: "signIn",
  "sessions.ended": "signIn",
  "session.ended": "signIn",
  "identity.proved": "security",
  "password.changed": "security",
  "password.reset": "security",
  "email.asked": "security",
  "email.changed": "security",
  "email.undone": "security",
  "email.verified": "security",
  "two-factor.on": "security",
  "two-factor.off": "security",
  "recovery-codes.made": "security",
  "passkey.added": "security",
  "passkey.renamed": "security",
  "passkey.removed": "security",
  "sign-in.linked": "security",
  "sign-in.unlinked": "security",
  "profile.changed": "security",
  "export.asked": "data",
  "export.fetched": "data",
  "deletion.asked": "data",
  "deletion.undone": "data",
  "log.read": "data",
  "log.fetched": "data",
  "code.used": "plan",
  "coupon.taken": "plan",
  "friend.invited": "team",
  "invitation.accepted": "team",
  "member.invited": "team",
  "member.changed": "team",
  "member.removed": "team",
  "member.left": "team",
  "team.named": "team",
  "team.offered": "team",
  "team.withdrawn": "team",
  "team.taken-over": "team",
  "access.asked": "team",
  "access.answered": "team",
  "members.imported": "team",
  "members.fetched": "data",
  "directory.read": "team",
  "picture.deleted": "data",
  "signature.created": "signatures",
  "signature.deleted": "signatures",
  "signature.assigned": "signatures",
  "signature.unassigned": "signatures",
  "team.locks": "team",
  "team.designs": "team",
  "signature-key.made": "security",
  "signature-key.deleted": "security",
  "signature.sent": "signatures",
  "support.begun": "support",
  "support.ended": "support",
  /** any call that writes and has no name here, while somebody acts in a person's name */
  "support.wrote": "support",
  "admin.granted": "support",
  "admin.revoked": "support",
} as const satisfies Record<string, AuditKind>;
export type Act = keyof typeof ACTS;

export const isAct = (name: string): name is Act => Object.hasOwn(ACTS, name);

/** The names of the acts of a kind. */
export const actsOf = (kind: AuditKind): Act[] =>
  Object.entries(ACTS).flatMap(([act, its]) => (its === kind ? [act as Act] : []));
