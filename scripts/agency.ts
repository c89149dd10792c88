/** `npm run agency -- open EMAIL SIGNATURES | close EMAIL | list`: agencies that are not paid for here. */
import * as z from "zod/mini";
import * as account from "#server/features/account/service.ts";
import * as audit from "#server/features/audit/service.ts";
import { knowHubs } from "#server/features/members/service.ts";
import { agencies, closeFor, type Outcome, openFor } from "#server/features/reseller/operator.ts";
import { HUBS } from "#server/features/reseller/service.ts";
import { Email } from "#shared/auth/schema.ts";
import { MAX_COMPANY_SIGNATURES } from "#shared/reseller/constants.ts";
import { end, log, readSettings, withInstallation } from "./installation.ts";
import { plugPayments } from "./payments.ts";

const USAGE = `npm run agency -- open EMAIL SIGNATURES
npm run agency -- close EMAIL
npm run agency -- list`;

const [what, address, size, ...more] = process.argv.slice(2);
const email = z.safeParse(Email, address);
const signatures = Number(size);
const isSize = Number.isInteger(signatures) && signatures >= 1 && signatures <= MAX_COMPANY_SIGNATURES;
const isRight =
  (what === "list" && address === undefined) ||
  (what === "open" && email.success && isSize) ||
  (what === "close" && email.success && size === undefined);
if (!isRight || more.length > 0) end(USAGE);

await withInstallation(readSettings(), async () => {
  knowHubs(HUBS);
  plugPayments();
  if (what === "list") return list();
  const whom = email.data ?? end(USAGE);
  const outcome = what === "open" ? await openFor(whom, signatures) : await closeFor(whom);
  process.exitCode = outcome.kind === "done" ? 0 : 1;
  (outcome.kind === "done" ? console.log : console.error)(told(outcome, whom));
  if (outcome.kind !== "done") return;
  const user = await account.findByEmail(whom);
  const act = what === "open" ? "hub.opened" : "hub.closed";
  const about = { subject: user?._id ?? null, team: user?._id ?? null, target: outcome.group };
  await audit.note({ act, ...about, operation: "npm run agency" }, log);
});

async function list(): Promise<void> {
  for await (const { group, email, seats, given, hasHub } of agencies())
    console.log(`${group.padEnd(32)} ${email.padEnd(32)} ${given} of ${seats} given${hasHub ? "" : ", ended"}`);
}

function told(outcome: Outcome, whom: string): string {
  switch (outcome.kind) {
    case "unknown":
      return `There is no account with the address ${whom}.`;
    case "elsewhere":
      return `${whom} administrates another agency.`;
    case "used":
      return `${outcome.used} places are in use already: the package cannot be smaller.`;
    case "none":
      return `${whom} has no agency.`;
    case "refused":
      return "Its plan as it is now cannot become that: one that is paid for is cancelled by its owner.";
    case "done": {
      const back = outcome.backCents > 0 ? ` ${outcome.backCents} cents of what was paid before go back.` : "";
      return what === "open"
        ? `${whom} has the agency "${outcome.group}" with ${signatures} signatures now.${back}`
        : `The agency "${outcome.group}" has ended. Its companies are kept.`;
    }
  }
}
