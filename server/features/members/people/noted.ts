import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Act } from "#shared/audit/acts.ts";
import * as audit from "../../audit/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import type { MemberRecord } from "../model.ts";

type Noted = Pick<MemberRecord, "_id" | "user">;

/** Whom a line of the log is about: the person, where they have an account, and the row that is named. */
const aboutMember = ({ _id, user }: Noted) => ({ ...(user && { subject: user }), target: String(_id) });

/** Has the log say that a call was about a member. @returns the member */
export function aboutOne(request: FastifyRequest, member: MemberRecord): MemberRecord {
  request.noted = aboutMember(member);
  return member;
}

/** The same of many: a line each. @param act as what, where the call may be several things */
export function aboutAll(request: FastifyRequest, members: readonly MemberRecord[], act?: Act): void {
  request.noted = { each: members.map(aboutMember), ...(act && { act }) };
}

/** Writes what a job has done with members in somebody's name: a line each. @param operation the job's name */
export async function noteAll(
  { user, team }: Pick<Viewer, "user" | "team">,
  members: readonly Noted[],
  { act, operation, log }: { act: Act; operation: string; log: Pick<FastifyBaseLogger, "error"> },
): Promise<void> {
  const lines = members.map((member) => ({ act, actor: user._id, team: team._id, operation, ...aboutMember(member) }));
  await audit.noteAll(lines, log);
}
