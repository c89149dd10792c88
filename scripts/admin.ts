/** `npm run admin -- grant|revoke EMAIL | list`: who runs this installation, and may act in other people's names. */
import * as z from "zod/mini";
import * as account from "#server/features/account/service.ts";
import * as audit from "#server/features/audit/service.ts";
import { Email } from "#shared/auth/schema.ts";
import { end, log, readSettings, withInstallation } from "./installation.ts";

const USAGE = "npm run admin -- grant|revoke EMAIL | list";

const [what, address] = process.argv.slice(2);
const email = z.safeParse(Email, address);
if (!(what === "list" || ((what === "grant" || what === "revoke") && email.success))) end(USAGE);

await withInstallation(readSettings(), async () => {
  if (what === "list") for (const admin of await account.superAdmins()) console.log(admin.email);
  else if (email.success) process.exitCode = await change(email.data, what === "grant");
});

/** @returns 0, or 1 where there is no such account */
async function change(address: string, isGiven: boolean): Promise<number> {
  const user = await account.setSuperAdmin(address, isGiven);
  if (!user && !(await account.findByEmail(address))) {
    console.error(`There is no account with the address ${address}.`);
    return 1;
  }
  if (!user) {
    console.log(`${address} ${isGiven ? "is a super administrator already" : "is no super administrator"}.`);
    return 0;
  }
  const act = isGiven ? "admin.granted" : "admin.revoked";
  await audit.note({ act, subject: user._id, fields: ["roles"], operation: "npm run admin" }, log);
  console.log(
    isGiven
      ? `${address} is a super administrator now: with the next page, or after logging in.`
      : `${address} is no super administrator any more, in a second at most.`,
  );
  return 0;
}
