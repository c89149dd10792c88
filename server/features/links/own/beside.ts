/**
 * What links ask of features that stand on top of them: they name links, so that links must not name them; whoever puts the server
 * together introduces them (dependency inversion).
 */
import type { Types } from "mongoose";
import type { LinkOf } from "#shared/links/schema.ts";

type Team = Types.ObjectId;

export type Beside = {
  /** what signatures or pages of a team are called, by their hashes */
  names(team: Team, hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** the signatures or pages that are assigned to one of a team's members */
  assigned(team: Team, email: string): Promise<readonly string[]>;
};

export type BesideLinks = {
  /** the verified domains of a team that may have some */
  hosts(team: Team): Promise<readonly string[]>;
  /** whether somebody's verified domain is so called */
  isDomain(host: string): Promise<boolean>;
  /** whether a domain is verified as the team's, and nothing is known of its leading elsewhere */
  leadsHere(team: Team, host: string): Promise<boolean>;
};

const kinds = new Map<Exclude<LinkOf, "own">, Beside>();
let domains: BesideLinks = { hosts: async () => [], isDomain: async () => false, leadsHere: async () => false };

export function knowThings(of: Exclude<LinkOf, "own">, beside: Beside): void {
  kinds.set(of, beside);
}
export function knowDomains(beside: BesideLinks): void {
  domains = beside;
}

export const domainsBeside = (): BesideLinks => domains;

/** What some things are called, whichever they are. */
export async function namesOf(team: Team, hashes: readonly string[]): Promise<Map<string, string>> {
  const all = await Promise.all([...kinds.values()].map(({ names }) => names(team, hashes)));
  return new Map(all.flatMap((names) => [...names]));
}

export async function assignedTo(team: Team, email: string): Promise<string[]> {
  return (await Promise.all([...kinds.values()].map(({ assigned }) => assigned(team, email)))).flat();
}
