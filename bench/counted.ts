/** Teams with counts of many months, written into the store of a started server as if they had been counted. */
import type { Connection } from "mongoose";
import { ShortLinkModel } from "#server/features/links/model.ts";
import { keyOf, TallyModel } from "#server/features/links/tallies/model.ts";
import { inStore } from "#tests/support/inStore.ts";
import type { RunningServer } from "#tests/support/startServer.ts";

/** Documents of one write. */
const AT_ONCE = 1000;
/** Of a signature so many links are; who has more has more signatures. */
const LINKS_EACH = 100;

type Days = {
  links: number;
  /** dates of the team's zone, which is UTC */
  dates: readonly string[];
  /** people of a link, by its number and that of the day; visitors are two thirds of them */
  people: (link: number, day: number) => number;
};

/** Somebody signs up, pays, and has such links. @returns their token, and how many clicks there are */
export async function countedTeam(server: RunningServer, name: string, { links, dates, people }: Days) {
  const email = `${name}@bench.example`;
  const answer = await fetch(`${server.url}/api/app/registration/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, email, password: "correct horse battery staple" }),
  });
  if (!answer.ok) throw new Error(`The sign-up answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const byMonth = Map.groupBy(dates.entries(), ([, date]) => date.slice(0, 7));
  let clicks = 0;
  await inStore(server, async (store) => {
    const user = await store.collection("users").findOne({ email });
    const team = user?.team ?? user?._id;
    await store.collection("teams").updateOne({ _id: team }, { $set: { isPaid: true, seats: 10 } });
    const codes = Array.from({ length: links }, (_, link) => `${name}${link}`);
    const now = new Date();
    await write(
      store,
      ShortLinkModel.collection.name,
      codes.values().map((code, link) => ({
        code,
        url: `https://www.example.com/articles/${code}`,
        signature: `${name}${Math.floor(link / LINKS_EACH)}`,
        team,
        createdAt: now,
      })),
    );
    await write(
      store,
      TallyModel.collection.name,
      codes.values().flatMap((of, link) =>
        byMonth.entries().map(([month, list]) => {
          const days = Object.fromEntries(list.map(([day, date]) => [date.slice(8), people(link, day)]));
          for (const count of Object.values(days)) clicks += count;
          const visitors = Object.fromEntries(Object.entries(days).map(([day, n]) => [day, Math.ceil((2 * n) / 3)]));
          return {
            _id: keyOf("link", of, "click", month),
            team,
            kind: "link",
            of,
            event: "click",
            month,
            days,
            visitors,
          };
        }),
      ),
    );
  });
  return { token, clicks };
}

async function write(store: Connection, collection: string, rows: Iterable<object>): Promise<void> {
  let some: object[] = [];
  const flush = async () => {
    if (some.length > 0) await store.collection(collection).insertMany(some as never);
    some = [];
  };
  for (const row of rows) if (some.push(row) === AT_ONCE) await flush();
  await flush();
}
