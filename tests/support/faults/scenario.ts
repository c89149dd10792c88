import type { Teardown } from "#tests/support/product.ts";
import { watchPace } from "./pace.ts";
import type { Service } from "./service.ts";

/** How much of a scenario is wanted: `npm test` shows that it holds, `npm run bench -- faults` that it holds for long. */
export type Scale = {
  /** kills of a process under load */
  kills: number;
  /** the longest that a part stands still */
  freezeMs: number;
  /** accounts that save at once */
  accounts: number;
  soakMs: number;
  /** how long one waits for a mail whose server was away: it is tried again after half a minute at the earliest */
  mailMs: number;
};
export const SHORT: Scale = { kills: 1, freezeMs: 8_000, accounts: 25, soakMs: 20_000, mailMs: 0 };
export const LONG: Scale = { kills: 10, freezeMs: 20_000, accounts: 100, soakMs: 20 * 60_000, mailMs: 90_000 };

export type Outcome = {
  /** what broke a promise; empty is right */
  problems: string[];
  /** measured, for a person */
  figures: string;
};

export type Scenario = {
  name: string;
  /** why it cannot run here, else null */
  lacks?(service: Service): string | null;
  run(service: Service, scale: Scale, t: Teardown): Promise<Outcome>;
};

export type Group = {
  name: string;
  /** scenarios run one after the other on one service */
  start(t: Teardown): Promise<Service>;
  scenarios: Scenario[];
};

/** Runs one and then asks for everything that worked before. */
export async function play({ run }: Scenario, service: Service, scale: Scale, t: Teardown): Promise<Outcome> {
  const stopWatching = watchPace();
  try {
    const { problems, figures } = await run(service, scale, t);
    const after = await service.isAsBefore();
    return { figures, problems: [...problems, ...after.map((problem) => `afterwards: ${problem}`)] };
  } finally {
    stopWatching();
  }
}
