/** What loads of pictures say of which state of a signature is in use. Pure. */

/** A state with what it shows of stored pictures; null: that was not kept. */
export type Pictured = { savedAt: Date; pictures: readonly string[] | null };
export type LoadedState = { state: Date; at: Date; is: "current" | "outdated" };

/** Mails that were sent are read for some time: so long after a change, loads of what it has taken out say nothing. */
const READ_FOR_MS = 14 * 86_400_000;

/**
 * The state that is in use, by pictures which only it has. `current`: one that came with the last change was loaded. `outdated`: one that
 * it took out is loaded still, long after, and none that came with it ever was. Null: pictures do not tell.
 * @param before the kept states before the last change, the oldest first
 * @param now the state since the last change
 * @param loads when pictures were loaded last
 */
export function loadedState(
  before: readonly Pictured[],
  now: Pictured,
  loads: ReadonlyMap<string, Date>,
): LoadedState | null {
  const { savedAt, pictures } = now;
  if (pictures === null || before.length === 0 || before.some((one) => one.pictures === null)) return null;
  const former = new Set(before.flatMap((one) => one.pictures ?? []));
  const fresh = pictures.filter((picture) => !former.has(picture));
  if (fresh.length === 0) return null;
  const at = latest(fresh, loads);
  if (at && at >= savedAt) return { state: savedAt, at, is: "current" };
  for (const one of before.toReversed()) {
    const loadedAt = latest(
      (one.pictures ?? []).filter((picture) => !pictures.includes(picture)),
      loads,
    );
    if (loadedAt && loadedAt.getTime() >= savedAt.getTime() + READ_FOR_MS)
      return { state: one.savedAt, at: loadedAt, is: "outdated" };
  }
  return null;
}

const latest = (pictures: readonly string[], loads: ReadonlyMap<string, Date>): Date | null =>
  pictures.reduce<Date | null>((newest, picture) => {
    const at = loads.get(picture);
    return at && (!newest || at > newest) ? at : newest;
  }, null);
