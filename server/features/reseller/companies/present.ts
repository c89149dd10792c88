import type { Company } from "#shared/reseller/schema.ts";
import { type ListedCompany, NEVER } from "../../members/service.ts";
import { present as presentAdmin } from "../admins/rows.ts";
import type { HubAdminRecord } from "../model.ts";

export const present = (team: ListedCompany, admins: readonly HubAdminRecord[]): Company => ({
  group: team.group ?? "",
  name: team.name,
  admins: admins.map(presentAdmin),
  signatures: team.seats,
  usedSignatures: team.signatureCount,
  lastActivityAt: team.lastActivityAt && team.lastActivityAt > NEVER ? team.lastActivityAt.toISOString() : null,
  archivedAt: team.archivedAt?.toISOString() ?? null,
  v: team.v,
});
