import type { App } from "#client/lib/context.tsx";
import { ApiError, orOffline } from "#client/lib/problem.ts";

/** What a company's page knows of its people is read anew when somebody comes back later than this. */
const FRESH_FOR_MS = 30_000;

type Known = { app: App; readAtMs: number };

/** The apps of one page load: one for each company that its pages were in, and one for pages of none. */
export type Companies = {
  /** of the page that is shown */
  at(company: string | null): App;
  /** The same, up to date: before a page of it is shown. @throws ApiError "not_found" where it is no company of theirs, "hub_inactive" */
  enter(company: string | null): Promise<App>;
  /** The same for a page that may follow. */
  prepare(company: string | null): Promise<App>;
};

/** @param first of the page that the server drew */
export function companiesOf(first: App, now = Date.now): Companies {
  const known = new Map<string | null, Known>([[first.company, { app: first, readAtMs: now() }]]);
  const reading = new Map<string | null, Promise<App>>();
  let entered = first.company;

  async function find(company: string | null, isStaying: boolean): Promise<App> {
    const there = known.get(company);
    if (there && (isStaying || now() - there.readAtMs < FRESH_FOR_MS)) return there.app;
    const read = reading.get(company) ?? readAnew(company).finally(() => reading.delete(company));
    reading.set(company, read);
    return read;
  }

  async function readAnew(company: string | null): Promise<App> {
    const before = known.get(company)?.app;
    try {
      // Hardly any page load comes to a second company.
      const { readIn } = await orOffline(import("./readIn.ts"));
      const app = await readIn(first, company, before);
      known.set(company, { app, readAtMs: now() });
      return app;
    } catch (error) {
      // A server that is away says nothing about anybody.
      if (before && error instanceof ApiError && (error.status === 0 || error.status >= 500)) return before;
      known.delete(company);
      throw error;
    }
  }

  return {
    // A page that was refused is in no company of theirs, and a guest is in none.
    at: (company) => (first.session.get() && known.get(company)?.app) || first,
    async enter(company) {
      if (!first.session.get()) return first;
      const isStaying = entered === company;
      entered = company;
      return find(company, isStaying);
    },
    prepare: async (company) => (first.session.get() ? find(company, false) : first),
  };
}
