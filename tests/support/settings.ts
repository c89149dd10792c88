import type { Config } from "#server/config.ts";
import { settings } from "#server/settings.ts";

/** Does something under other settings than those of the app that is running. */
export async function withSettings<T>(values: Partial<Config>, work: () => Promise<T>): Promise<T> {
  const before = settings();
  settings.plug({ ...before, ...values });
  try {
    return await work();
  } finally {
    settings.plug(before);
  }
}
