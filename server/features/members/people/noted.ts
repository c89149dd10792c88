import type { FastifyRequest } from "fastify";
import type { Act } from "#shared/audit/acts.ts";
import type { MemberRecord } from "../model.ts";

/** Whom a line of the log is about: the person, where they have an account, and the row that is named. */
const aboutMember = ({ _id, user }: MemberRecord) => ({ ...(user && { subject: user }), target: String(_id) });

/** Has the log say that a call was about a member. @returns the member */
export function aboutOne(request: FastifyRequest, member: MemberRecord): MemberRecord {
  request.noted = aboutMember(member);
  return member;
}

/** The same of many: a line each. @param act as what, where the call may be several things */
export function aboutAll(request: FastifyRequest, members: readonly MemberRecord[], act?: Act): void {
  request.noted = { each: members.map(aboutMember), ...(act && { act }) };
}
