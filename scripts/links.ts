/**
 * `npm run links -- off|on <code>|--signature HASH|--account EMAIL`: switches short links off, or on again. `flag|unflag <host>`: nobody
 * is led to a host, or below it.
 */
import { parseArgs } from "node:util";
import * as account from "#server/features/account/service.ts";
import { flagHost } from "#server/features/links/own/noted.ts";
import { switchLinks, type WhichLinks } from "#server/features/links/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { end, readSettings, withInstallation } from "./installation.ts";

const USAGE = "npm run links -- off|on <code> | --signature HASH | --account EMAIL, or flag|unflag <host>";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { signature: { type: "string" }, account: { type: "string" } },
});
const [turn, code] = positionals;
const isFlagging = turn === "flag" || turn === "unflag";
if ((turn !== "off" && turn !== "on" && !isFlagging) || (isFlagging && !code)) end(USAGE);

await withInstallation(readSettings(), async () => {
  if (isFlagging) {
    await flagHost(code as string, turn === "flag");
    console.log(
      `${code} is ${turn === "flag" ? "flagged" : "flagged no more"}; a running server knows within a minute.`,
    );
    return;
  }
  let count = 0;
  for (const which of await chosen()) count += await switchLinks(which, turn === "off");
  console.log(`${count} short links are ${turn} now; a running server knows within a minute.`);
});

async function chosen(): Promise<WhichLinks[]> {
  if (values.signature) return [{ signature: values.signature }];
  if (code) return [{ code }];
  const user = await account.findByEmail((values.account ?? end(USAGE)).toLowerCase());
  if (!user) return [];
  // Links of earlier days do not say whose they are; their signatures do.
  const signatures = await SignatureModel.find({ owner: user._id }, { hash: 1 }).lean();
  return [{ owner: user._id }, ...signatures.map(({ hash }) => ({ signature: hash }))];
}
