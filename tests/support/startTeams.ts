import type { Test } from "tap";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import type { MemberPage, TeamMember } from "#shared/members/schema.ts";
import * as make from "./make.ts";
import { receiveMails } from "./sending.ts";
import { startApp } from "./startApp.ts";

/** A server with teams whose people are invited, and what tests of them ask for again and again. */
export async function startTeams(t: Test) {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const received = await receiveMails(t);
  /** The invitations that were mailed since the last look. */
  const invitations = async () =>
    (await received.read())
      .filter(({ subject = "" }) => subject.includes("invites you"))
      .map(({ text = "", ...mail }) => ({ ...mail, text: text.replace(/\s+/g, " ") }));

  let people = 0;
  const address = (name = "new") => `${name}${people++}@example.com`;
  const paid = async (seats = 10) => {
    const owner = await make.paid(app, { seats });
    await make.confirm(owner);
    return owner;
  };
  const joined = async (owner: Person, joining: Parameters<typeof make.member>[1] = {}) => {
    const person = await make.member(app, joining, owner);
    await make.confirm(person);
    return person;
  };
  const saved = async (who: Person, values = {}) =>
    (await who.post("/_/signatures", make.signature(values))).json<{ hash: string }>().hash;
  const invite = (who: Person, email: string, body: object = {}) => who.post("/_/app/team/invite", { email, ...body });
  const invited = async (who: Person, email = address(), body: object = {}) =>
    (await invite(who, email, body)).json<TeamMember>();
  const one = (who: Person, id: string) => who.get(`/_/app/team/team-member/${id}`);
  const listed = async (who: Person, query = "") => (await who.get(`/_/app/team/members${query}`)).json<MemberPage>();
  const rowOf = async (who: Person, email: string) =>
    (await MemberModel.findOne({ team: await make.teamOf(who), email, active: true }).lean()) ?? null;
  const idIn = async (who: Person, { email }: { email: string }) => String((await rowOf(who, email))?._id);
  const usedOf = async (who: Person) => (await TeamModel.findById(await make.teamOf(who)).lean())?.used;
  return { app, invitations, address, paid, joined, saved, invite, invited, one, listed, rowOf, idIn, usedOf };
}
