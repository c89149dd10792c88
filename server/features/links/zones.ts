/** In which zone the days of a team are counted. */
import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { DEFAULT_TIME_ZONE } from "#shared/analytics/constants.ts";
import { findTeam } from "../members/service.ts";

/** How long another process may count in the zone that a team had before. */
const FRESH_MS = 60_000;
/** Teams asked for at a time. */
const AT_ONCE = 100;

const zones = new LRUCache<string, string>({ max: 20_000 });
const fresh = new LRUCache<string, true>({ max: 20_000, ttl: FRESH_MS });

/** As far as this process knows: that of all teams, where it has not been asked yet. */
export const zoneOf = (team: string | null): string => (team && zones.get(team)) || DEFAULT_TIME_ZONE;

/** Asks for the zones of some teams. @returns the zones, each once @throws unavailable */
export async function learnZones(teams: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = [...new Set(teams)].filter((team) => team !== null);
  const unknown = wanted.filter((team) => !fresh.has(team));
  for (let from = 0; from < unknown.length; from += AT_ONCE)
    await Promise.all(
      unknown.slice(from, from + AT_ONCE).map(async (team) => {
        const found = await findTeam(new mongoose.Types.ObjectId(team));
        zones.set(team, found?.timeZone ?? DEFAULT_TIME_ZONE);
        fresh.set(team, true);
      }),
    );
  const all = new Set(wanted.map(zoneOf));
  if (teams.includes(null)) all.add(DEFAULT_TIME_ZONE);
  return all;
}

/** A team has another zone from now on, in this process. */
export const forgetZone = (team: string): void => void fresh.delete(team);
