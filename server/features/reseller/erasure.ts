import type { Types } from "mongoose";
import { changeAll, type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { transaction } from "../../db/transactions.ts";
import { idsOfCompanies } from "../members/service.ts";
import { settleAccount } from "./admins/rows.ts";
import { rowsOf } from "./hub.ts";
import { AgencyModel, HubAdminModel, storedAdmins } from "./model.ts";
import { CompanyOfferModel } from "./offers/model.ts";
import { SharedCopyModel, ShareModel } from "./sharing/model.ts";

/** People of one transaction: others wait for it. */
const AT_ONCE = 100;

/** The companies that somebody administrates: one by one, or as all of an agency. */
export async function administratedBy(user: Types.ObjectId): Promise<Types.ObjectId[]> {
  const rows = await rowsOf(user);
  const agencies = rows.flatMap(({ agency, company }) => (company ? [] : agency));
  const all = agencies.length > 0 ? await idsOfCompanies(agencies) : [];
  return [...rows.flatMap(({ company }) => company ?? []), ...all];
}

/** What the person administrates, and who administrates what goes with them: these keep their accounts. */
export async function eraseAdmins({ user, email, teams, alias }: Erased, signal: AbortSignal): Promise<void> {
  // A row of before rows followed their accounts may have an address that is somebody else's by now.
  const invited = { email, user: null };
  const gone = { $or: [{ user }, invited, { agency: oneOf(teams) }, { company: oneOf(teams) }] };
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    signal.throwIfAborted();
    count = await transaction(async (session) => {
      const rows = storedAdmins.readAll(await HubAdminModel.find(gone).limit(AT_ONCE).session(session).lean());
      await HubAdminModel.deleteMany({ _id: oneOf(rows.map(({ _id }) => _id)) }, { session });
      const others = new Map(
        rows.flatMap((row) => (row.user?.equals(user) === false ? [[String(row.user), row.user]] : [])),
      );
      for (const other of others.values()) await settleAccount(other, session);
      return rows.length;
    });
  }
  // Those that cannot be read.
  await eraseAll(HubAdminModel, gone, signal);
  await changeAll(HubAdminModel, { "invite.by": user }, { $set: { "invite.by": alias } }, signal);
  await eraseAll(
    CompanyOfferModel,
    { $or: [{ email }, { by: user }, { agency: oneOf(teams) }, { company: oneOf(teams) }] },
    signal,
  );
  await eraseAll(SharedCopyModel, { $or: [{ agency: oneOf(teams) }, { company: oneOf(teams) }] }, signal);
  await eraseAll(ShareModel, { agency: oneOf(teams) }, signal);
  await eraseAll(AgencyModel, { _id: oneOf(teams) }, signal);
}
