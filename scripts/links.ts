/**
 * `npm run links -- off|on <code>|--signature HASH|--account EMAIL`: switches short links off, or on again. `flag|unflag <host>`: nobody
 * is led to a host, or below it; `flagged` lists them. `forget <address>`: what visitors have reported of a target is taken back.
 */
import { parseArgs } from "node:util";
import * as account from "#server/features/account/service.ts";
import { flagged, flagHost, forgetReports } from "#server/features/links/own/noted.ts";
import { switchLinks, type WhichLinks } from "#server/features/links/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { end, readSettings, withInstallation } from "./installation.ts";

const USAGE = `npm run links -- off|on <code> | --signature HASH | --account EMAIL
npm run links -- flag|unflag <host>
npm run links -- flagged
npm run links -- forget <address>`;
const SOON = "a running server knows within a minute.";

const { positionals, values } = read();
const [turn, what = "", ...more] = positionals;
const work = (more.length === 0 && workOf(turn ?? "")) || end(USAGE);
await withInstallation(readSettings(), async () => console.log(await work()));

/** What is to be done, known before anything is opened; null: nothing that there is. */
function workOf(turn: string): (() => Promise<string>) | null {
  const isChosen = [what, values.signature, values.account].filter((one) => one).length === 1;
  if (turn === "off" || turn === "on") return isChosen ? () => switchAll(turn) : null;
  if (values.signature !== undefined || values.account !== undefined) return null;
  if (turn === "flagged") return what === "" ? listFlagged : null;
  const address = URL.parse(what.includes("://") ? what : `https://${what}`);
  if (!address || what === "") return null;
  if (turn === "forget") return () => forget(address.href);
  return turn === "flag" || turn === "unflag" ? () => flag(address.hostname, turn === "flag") : null;
}

async function switchAll(turn: "on" | "off"): Promise<string> {
  let count = 0;
  for (const which of await chosen()) count += await switchLinks(which, turn === "off");
  return `${count} short links are ${turn} now; ${SOON}`;
}

async function flag(host: string, isFlagged: boolean): Promise<string> {
  await flagHost(host, isFlagged);
  return `${host} is ${isFlagged ? "flagged" : "flagged no more"}; ${SOON}`;
}

async function listFlagged(): Promise<string> {
  return (await flagged()).join("\n") || "No host is flagged.";
}

async function forget(url: string): Promise<string> {
  const { deletedCount } = await forgetReports([url]);
  return deletedCount > 0 ? `What was reported of ${url} is forgotten; ${SOON}` : `Nothing is reported of ${url}.`;
}

async function chosen(): Promise<WhichLinks[]> {
  if (values.signature) return [{ signature: values.signature }];
  if (what) return [{ code: what }];
  const user = await account.findByEmail((values.account ?? end(USAGE)).toLowerCase());
  if (!user) return [];
  // Links of earlier days do not say whose they are; their signatures do.
  const signatures = await SignatureModel.find({ owner: user._id }, { hash: 1 }).lean();
  return [{ owner: user._id }, ...signatures.map(({ hash }) => ({ signature: hash }))];
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { signature: { type: "string" }, account: { type: "string" } },
    });
  } catch {
    return end(USAGE);
  }
}
