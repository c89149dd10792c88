/**
 * What pages show and tell of features that stand on top of them, or beside: cards, signatures, domains. They name pages, so that
 * pages must not name them; whoever puts the server together introduces them (dependency inversion).
 */
import type { ClientSession, Types } from "mongoose";
import type { ShownCard } from "#renderer/page/context.ts";

type Team = Types.ObjectId;

export type Beside = {
  /** cards of a team as a page shows them that is seen at one of its domains, by their hashes; those that it has not are left out */
  cards(team: Team, hashes: readonly string[], ownHost: string | null): Promise<ReadonlyMap<string, ShownCard>>;
  /** HTML of a team's signatures, already safe, by their hashes */
  signatures(team: Team, hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** the verified domain under which a team's pages are seen; null: none */
  ownHost(team: Team): Promise<string | null>;
  /** nobody sees a page any more: what shows it lets go of it */
  hidden(team: Team, hash: string, session: ClientSession): Promise<void>;
  /** where visitors see a page has changed, or whether they do: what leads there follows */
  moved(team: Team, hash: string, session: ClientSession): Promise<void>;
  /** the team that whoever has an access token acts for; null: it is not valid, or not any more */
  teamOf(token: string): Promise<Team | null>;
  /** grows with each write of this process to what is read here */
  writes(): number;
};

const known: Beside = {
  cards: async () => new Map(),
  signatures: async () => new Map(),
  ownHost: async () => null,
  hidden: async () => {},
  moved: async () => {},
  teamOf: async () => null,
  writes: () => 0,
};
const counted: (() => number)[] = [];

/** Introduces a feature: what it answers from now on. */
export function knowBeside({ writes, ...part }: Partial<Beside>): void {
  Object.assign(known, part);
  if (writes && !counted.includes(writes)) counted.push(writes);
}

/** Asked for each time, as features are introduced one after the other. */
export const beside = (): Readonly<Omit<Beside, "writes">> => known;
export const writesBeside = (): number => counted.reduce((sum, writes) => sum + writes(), 0);
