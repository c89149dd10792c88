import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const EVENT = {
  title: "Office hours; drop in, all",
  start: "2026-07-01T10:00",
  end: "2026-07-01T11:30",
  timeZone: "Europe/Berlin",
  location: "Room 1",
  description: "Tea\nand talk",
};
const calendar = (key: string, data: object) => ({ type: "calendar" as const, key, data: { ...data } as never });

t.test("GET /signatures/:hash/events/:file", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  await make.changeTeam(person, { isPaid: true });
  const addons = [
    calendar("hours", EVENT),
    calendar("späße/ü 1", { ...EVENT, title: "Ünder the öaks" }),
    calendar("booking", { url: "https://cal.example.com/ana" }),
    calendar("half \ud83d", EVENT),
    { type: "disclaimer" as const, key: "legal", data: { type: 1 } },
  ];
  const saved = await person.post("/_/signatures", make.signature({ general: { addons } }));
  t.equal(saved.statusCode, 201, saved.body);
  const { hash } = saved.json();
  // As an older server saved it.
  const broken = calendar("broken", { ...EVENT, start: "2026-13-01T10:00" });
  await SignatureModel.updateOne({ hash }, { $push: { "content.general.addons": broken } });
  const file = (name: string, of = hash) => app.anyone.get(`/signatures/${of}/events/${name}`);

  t.test("serves the event of a saved signature in the right hour", async (t) => {
    const answer = await file("hours.ics");
    t.equal(answer.statusCode, 200);
    t.match(answer.headers, { "content-type": "text/calendar; charset=utf-8", "x-content-type-options": "nosniff" });
    t.match(answer.headers["content-disposition"], 'filename="event.ics"');
    const lines = answer.body.split("\r\n");
    for (const line of [
      "BEGIN:VCALENDAR",
      `UID:${hash}-hours@signoff`,
      "DTSTART:20260701T080000Z",
      "DTEND:20260701T093000Z",
      "SUMMARY:Office hours\\; drop in\\, all",
      "LOCATION:Room 1",
    ])
      t.ok(lines.includes(line), line);
  });

  t.test("the signature links to it, by its short link as by its own address", async (t) => {
    const base = eventsUrl(app.config.PUBLIC_URL, hash);
    const files = [`${base}/hours.ics`, `${base}/sp%C3%A4%C3%9Fe%2F%C3%BC%201.ics`];
    const links: { url: string; shortUrl: string }[] = saved.json().shortLinks;
    const shortUrls = files.map((file) => links.find(({ url }) => url === file)?.shortUrl as string);
    const { html, text } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    for (const shortUrl of shortUrls) {
      t.match(html, `href="${shortUrl}"`);
      t.match(text, `(iCal): ${shortUrl}`);
    }
    t.equal(
      links.filter(({ url }) => url.endsWith(".ics")).length,
      3,
      "the booking page and the event of no day have none",
    );
    const { headers } = await app.inject({ url: new URL(shortUrls[1] as string).pathname });
    t.match((await app.inject({ url: new URL(String(headers.location)).pathname })).body, "SUMMARY:Ünder the öaks");

    const { hasShortLink: _none, ...plain } = make.signature({ general: { addons } });
    await person.put(`/_/signatures/${hash}`, { ...plain, hasShortLink: false });
    const own = (await app.anyone.get(`/signatures/${hash}/preview`)).json().html;
    for (const file of files) t.match(own, `href="${file}"`);
  });

  t.test("refuses a time that does not exist", async (t) => {
    const refused = await person.post("/_/signatures", make.signature({ general: { addons: [broken] } }));
    t.equal(refused.statusCode, 422);
    t.match(refused.body, "general.addons.0.data.start");
    t.match(refused.body, "There is no such date or time.");
  });

  t.test("answers 404 to what is no event", async (t) => {
    for (const name of ["booking.ics", "broken.ics", "legal.ics", "nothing.ics", "hours", ".ics", "__proto__.ics"])
      t.match((await file(name)).json(), { status: 404, code: "not_found" }, name);
    t.equal((await file("hours.ics", "A".repeat(22))).statusCode, 404);
    t.equal((await file("hours.ics", "short")).statusCode, 404);
  });

  t.test("goes with its owner", async (t) => {
    await make.changeTeam(person, { isTerminated: true });
    t.match((await file("hours.ics")).json(), { status: 403, code: "account_expired" });
    await make.changeTeam(person, { isTerminated: false });
    await person.delete(`/_/signatures/${hash}`);
    t.equal((await file("hours.ics")).statusCode, 404);
  });
});
