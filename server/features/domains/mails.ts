/** What the owner of a team is told of its domains. */
import type { ClientSession } from "mongoose";
import type { DomainStatus } from "#shared/domains/schema.ts";
import { oneLine } from "#shared/lib/text.ts";
import type { MailInput } from "#shared/mail/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import * as members from "../members/service.ts";
import { shownHost } from "./hosts.ts";
import type { DomainRecord } from "./model.ts";
import { proofOf } from "./present.ts";

type What = MailInput<"domainChanged">["what"];
const WHAT: Record<DomainStatus, What | null> = {
  pending: null,
  verified: "verified",
  unverified: "gone",
  rejected: "late",
};

/**
 * Mails that a domain has another status, within the transaction that writes it. Nobody is told of a team whose owner is gone.
 * @param isTaken its proof has gone, and somebody else's is there
 */
export async function tell(record: DomainRecord, isTaken: boolean, session: ClientSession): Promise<void> {
  const what = isTaken && record.status === "unverified" ? "taken" : WHAT[record.status];
  const [team] = what === null ? [] : await members.findTeams([record.team], session);
  const owner = team && (await account.findWithin(members.ownerOf(team), session));
  if (!owner || what === null) return;
  const { name, text } = proofOf(record);
  const props = {
    name: oneLine(owner.name),
    domain: shownHost(record.host),
    what,
    recordName: name,
    recordValue: text,
    url: settings().PUBLIC_URL + pathTo("account-domains"),
  };
  await mail.send("domainChanged", owner.email, props, { session, agency: team.agency });
}
