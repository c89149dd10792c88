import type { Types } from "mongoose";
import { Failure } from "#shared/errors/catalogue.ts";
import { findPreview } from "./show.ts";

/** HTML of a team's signatures as a page of it shows them, by their hashes; those that it has not, or that cannot be drawn now, are left out. */
export async function onPages(team: Types.ObjectId, hashes: readonly string[]): Promise<Map<string, string>> {
  const shown = await Promise.all(hashes.map((hash) => htmlOf(team, hash)));
  return new Map(hashes.flatMap((hash, at) => (shown[at] ? [[hash, shown[at]] as const] : [])));
}

async function htmlOf(team: Types.ObjectId, hash: string): Promise<string | null> {
  try {
    const { shown, subject } = await findPreview(hash);
    return String(subject.team) === String(team) ? shown.html : null;
  } catch (error) {
    // The page is there without it.
    if (error instanceof Failure) return null;
    throw error;
  }
}
