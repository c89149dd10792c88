/** `npm run admin -- grant|revoke EMAIL | list`: who runs this installation, and may act in other people's names. */
import { pino } from "pino";
import * as z from "zod/mini";
import { loadConfig } from "#server/config.ts";
import { openHot } from "#server/db/cache/open.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { joinStore } from "#server/db/store.ts";
import * as account from "#server/features/account/service.ts";
import * as audit from "#server/features/audit/service.ts";
import { Email } from "#shared/auth/schema.ts";

const USAGE = "npm run admin -- grant|revoke EMAIL | list";

const [what, address] = process.argv.slice(2);
const email = z.safeParse(Email, address);
if (!(what === "list" || ((what === "grant" || what === "revoke") && email.success))) end(USAGE);

const config = loadConfig(process.env);
const store = config.MONGODB_URI ? { uri: config.MONGODB_URI, stop: async () => {} } : await joinStore(config.DATA_DIR);
await connectMongo(store.uri);
await ensureIndexes();
const log = pino({ level: "warn" }, pino.destination(2));
const shared = await openHot({ redisUrl: config.REDIS_URL, log });
hot.plug(shared);

if (what === "list") for (const admin of await account.superAdmins()) console.log(admin.email);
else if (email.success) process.exitCode = await change(email.data, what === "grant");

await shared.close();
await disconnectMongo();
await store.stop();

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

function end(text: string): never {
  console.error(text);
  process.exit(1);
}
