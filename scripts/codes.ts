/** `npm run codes -- make|invite …`: makes activation codes, or the invitation to a lifetime-deal account. */
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import * as codes from "#server/features/codes/service.ts";
import * as invitations from "#server/features/invitations/service.ts";
import { Email } from "#shared/auth/schema.ts";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { DEAL_TIERS, type DealTier, MAX_DEAL_SEATS, SEATS_OF_TIER } from "#shared/members/deals.ts";
import { pathTo } from "#shared/routes.ts";
import { end, readSettings, withInstallation } from "./installation.ts";

const MAX_CODES = 10_000;
const USAGE = `npm run codes -- make --tier ${DEAL_TIERS.join("|")} [--seats N] [--count N] [--days N] [--note TEXT]
npm run codes -- invite EMAIL --tier ${DEAL_TIERS.join("|")} [--seats N]`;

const whole = (text: string | undefined, most: number) => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : end(USAGE);
};

const { positionals, values } = read();
const [what, address] = positionals;
const tier = DEAL_TIERS.find((one) => String(one) === values.tier) ?? end(USAGE);
const seats = values.seats === undefined ? SEATS_OF_TIER[tier as DealTier] : whole(values.seats, MAX_DEAL_SEATS);
const email = what === "invite" ? z.safeParse(Email, address) : null;
if ((what !== "make" && what !== "invite") || email?.success === false) end(USAGE);
const count = whole(values.count ?? "1", MAX_CODES);
const days = values.days === undefined ? null : whole(values.days, 3650);

const config = readSettings();
await withInstallation(config, async () => {
  if (email?.success) {
    const { token } = await invitations.make({ kind: "lifetime", email: email.data, tier, seats });
    console.log(`${config.PUBLIC_URL}${pathTo("sign-up-lifetime")}?${INVITE_PARAM}=${token}`);
  } else {
    const expiresAt = days === null ? null : new Date(Date.now() + days * 86_400_000);
    // Only these lines go to the output, so that it can be kept in a file as it is.
    for (const code of await codes.make(count, { tier, seats, note: values.note ?? "", expiresAt })) console.log(code);
  }
});

function read() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { tier: text, seats: text, count: text, days: text, note: text },
    });
  } catch {
    return end(USAGE);
  }
}
