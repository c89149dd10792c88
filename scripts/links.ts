/** `npm run links -- off|on <code>|--signature HASH|--account EMAIL`: switches short links off, or on again. */
import { parseArgs } from "node:util";
import { pino } from "pino";
import { loadConfig } from "#server/config.ts";
import { openHot } from "#server/db/cache/open.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";
import { joinStore } from "#server/db/store.ts";
import * as account from "#server/features/account/service.ts";
import { switchLinks, type WhichLinks } from "#server/features/links/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";

const USAGE = "npm run links -- off|on <code> | --signature HASH | --account EMAIL";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { signature: { type: "string" }, account: { type: "string" } },
});
const [turn, code] = positionals;
if (turn !== "off" && turn !== "on") end(USAGE);

const config = loadConfig(process.env);
const store = config.MONGODB_URI ? { uri: config.MONGODB_URI, stop: async () => {} } : await joinStore(config.DATA_DIR);
await connectMongo(store.uri);
const shared = await openHot({ redisUrl: config.REDIS_URL, log: pino({ level: "warn" }) });
hot.plug(shared);

let count = 0;
for (const which of await chosen()) count += await switchLinks(which, turn === "off");
console.log(`${count} short links are ${turn} now; a running server knows within a minute.`);

await shared.close();
await disconnectMongo();
await store.stop();

async function chosen(): Promise<WhichLinks[]> {
  if (values.signature) return [{ signature: values.signature }];
  if (code) return [{ code }];
  const user = await account.findByEmail((values.account ?? end(USAGE)).toLowerCase());
  if (!user) return [];
  // Links of earlier days do not say whose they are; their signatures do.
  const signatures = await SignatureModel.find({ owner: user._id }, { hash: 1 }).lean();
  return [{ owner: user._id }, ...signatures.map(({ hash }) => ({ signature: hash }))];
}

function end(text: string): never {
  console.error(text);
  process.exit(1);
}
