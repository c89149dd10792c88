/** All that a company has, in one file: the pieces of everybody's own copy, and what is a company's besides. */
import { EVENTS, MAX_RANGE_DAYS } from "#shared/analytics/constants.ts";
import { addDays, dayAt } from "#shared/analytics/days.ts";
import { csvLine } from "#shared/lib/csv.ts";
import { entitlements } from "#shared/members/rules.ts";
import * as analytics from "../../analytics/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as domains from "../../domains/service.ts";
import * as exports from "../../exports/service.ts";
import * as roster from "../../members/roster/service.ts";
import * as masters from "../../signatures/masters/service.ts";
import { adminsOf } from "../admins/rows.ts";
import { present } from "../companies/present.ts";
import type { AgencyRecord } from "../model.ts";

const DAY_COLUMNS = ["event", "date", "people", "visitors"];

/**
 * Gathers a company into a zip in the file store: `company.json` with who administrates it, `people.csv`, `people/` and `designs.json`,
 * `signatures/` as JSON and HTML, `pages/`, `cards/` as JSON and vCard, `links/`, `domains.json`, `pictures/`, `clicks.csv` of each thing and
 * `days.csv` of all of it, and `manifest.json`. No passwords, tokens or hashes of these, and nothing of another company.
 * @param viewer whoever has asked, as they act in the company
 * @throws unavailable, busy, store_full
 */
export async function gather(id: string, viewer: Viewer, agency: AgencyRecord, signal: AbortSignal) {
  const { team } = viewer;
  const copy = new exports.Gathering(id, signal);
  const admins = (await adminsOf(agency._id, [team._id])).get(String(team._id)) ?? [];
  const { createdAt, timeZone, used: people } = team;
  const about = { ...present(team, admins), people, createdAt, timeZone, agency: agency.name };
  await copy.addJson("company.json", about);
  const count = await addPeople(copy, viewer);
  const { segments, rules, locks } = await masters.get(viewer);
  await copy.addJson("designs.json", { segments, rules, locks });
  await copy.addTeam(viewer);
  // What proves a domain is its owner's to know.
  const hosts = (await domains.domainsOf(team._id)).map(({ proof: _, ...domain }) => domain);
  await copy.addJson("domains.json", hosts);
  if (entitlements(team).hasAnalytics) await copy.add("days.csv", await daysOf(viewer, signal));
  return copy.end(exports.picturesOf(viewer, copy.shown), { people: count });
}

/** @returns how many */
async function addPeople(copy: exports.Gathering, { team }: Viewer): Promise<number> {
  // Some hundred bytes a person: of the largest company some megabytes.
  let lines = "";
  for await (const some of await roster.fileFor(team._id)) lines += some;
  await copy.add("people.csv", lines);
  let count = 0;
  for await (const people of roster.peopleOf(team._id)) {
    if (people.length > 0) await copy.addJson(exports.nameOfPart("people", count), people);
    count += people.length;
  }
  return count;
}

/** Days on which people did something with anything of the company, since it was made. */
async function daysOf(viewer: Viewer, signal: AbortSignal): Promise<string> {
  const { createdAt, timeZone } = viewer.team;
  const last = dayAt(Date.now(), timeZone).date;
  const lines = [csvLine(DAY_COLUMNS)];
  for (const event of EVENTS)
    for (let startDate = dayAt(createdAt.getTime(), timeZone).date; startDate <= last; ) {
      signal.throwIfAborted();
      const end = addDays(startDate, MAX_RANGE_DAYS - 1);
      const endDate = end < last ? end : last;
      const query = { event, by: "team" as const, startDate, endDate };
      for await (const { date, people, visitors } of await analytics.daysOf(viewer, query, signal))
        lines.push(csvLine([event, date, people, visitors]));
      startDate = addDays(endDate, 1);
    }
  return lines.join("");
}
