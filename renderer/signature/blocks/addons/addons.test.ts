import { expect, it } from "vitest";
import { ADDON_TYPES } from "#shared/addons/addons.ts";
import { BADGES } from "#shared/catalog/addons.ts";
import { Content } from "#shared/signatures/schema.ts";
import { lint } from "../../lint/lint.ts";
import { optionsFor } from "../../options.ts";
import { render } from "../../render.ts";
import type { DrawAddon } from "./addon.ts";
import type { Drawings } from "./draw.ts";

const ENV = { imageHost: "https://img.example", brandingUrl: "https://signoff.example" };
const PICTURE = `/i/${"a".repeat(22)}-640x360.jpg`;

const drawn = (addon: object, saved = {}) =>
  render(Content.parse({ general: { name: "Ana", addons: [addon] } }), optionsFor({ shortLinks: [], ...saved }, ENV));

const event = {
  type: "calendar",
  key: "one day",
  data: { title: "Tea", start: "2026-07-01T10:00", end: "2026-07-01T11:00", timeZone: "Europe/Berlin" },
};
const file = "https://signoff.example/api/signatures/HASH/events/one%20day.ics";

it("links to the event's file once the signature is saved, and not before", () => {
  expect(drawn(event, { hash: "HASH" }).html).toContain(`href="${file}"`);
  expect(drawn(event).html).not.toMatch(/iCal|\.ics/);
});

it("prefers a file that the person named, and links to none for a booking page", () => {
  const own = { ...event, data: { ...event.data, icsUrl: "https://cal.example/tea.ics" } };
  const { html } = drawn(own, { hash: "HASH" });
  expect(html).toContain('href="https://cal.example/tea.ics"');
  expect(html).not.toContain(file);
  expect(drawn({ ...event, data: { url: "https://cal.example" } }, { hash: "HASH" }).html).not.toContain(".ics");
});

it("cuts a description that is too long for a link between characters", () => {
  const description = `${"a".repeat(299)}\u{1f600}`;
  expect(drawn({ ...event, data: { ...event.data, description } }).html).toMatch(/details=a{299}"/);
});

it("draws a play mark beside the words of a video only where no picture has one", () => {
  const video = (image?: string) => ({
    type: "videos",
    key: "v",
    data: { list: [{ url: "https://youtu.be/aaaaaaaaaaa", title: "Our film", ...(image && { image }) }] },
  });
  const alone = drawn(video()).html;
  expect(alone).toMatch(
    /<a href="[^"]*"><img src="[^"]*\/i\/icons\/play-[0-9a-f]{6}@2\.png" width="20" height="20" alt="Video"/,
  );
  expect(alone).toContain("<b>Our film</b>");
  const { html } = drawn(video(PICTURE));
  expect(html).not.toContain("/icons/play-");
  expect(html).toMatch(/<a href="https:\/\/youtu.be\/aaaaaaaaaaa"[^>]*><img [^>]*alt="Our film"/);
  expect(html).toMatch(/>Our film(?:<\/span>)?<\/a>/);
});

const review = (row: object) => ({
  type: "social",
  key: "r",
  data: { list: [{ type: "review", url: "https://g.page/r/abc/review", ...row }] },
});
const URL = "https://g.page/r/abc/review";

it("shows a rating in stars, with the number, how many gave it and where", () => {
  const { html, text } = drawn(review({ rating: 4.8, reviews: 1270 }));
  expect(html).toMatch(/<img src="[^"]*\/i\/icons\/stars-48@2\.png" width="88" height="16" alt="4\.8 out of 5 stars"/);
  expect(html).toContain("<b>4.8</b> \u00b7 1270 reviews on Google");
  expect(text).toContain(`4.8 out of 5 stars, 1270 reviews on Google: ${URL}`);
  expect(drawn(review({ rating: 5 })).html).toContain("<b>5.0</b> \u00b7 Google");
  expect(drawn(review({ rating: 0, reviews: 1 })).text).toContain("0.0 out of 5 stars, 1 review on Google: ");
  // As a binary fraction it is a little less: the stars show what the words say.
  expect(drawn(review({ rating: 4.85 })).html).toMatch(/stars-48@2.*<b>4\.8</);
  expect(drawn(review({ rating: 4.85, text: "Loved by guests" })).text).toContain("stars, Loved by guests: ");
});

// Signatures that were saved before there were ratings: the row asks, as it always did.
it.each([{}, { reviews: 12 }, { rating: -0.1 }, { rating: 5.01 }, { type: "share", rating: 5 }])(
  "makes up no rating where there is none: %o",
  (row) => {
    const { html, text } = drawn(review(row));
    expect(html).not.toContain("stars");
    expect(text).not.toContain("stars");
    const asked = "type" in row ? "Share on Google reviews" : "Leave a review on Google";
    expect(text).toContain(`${asked}: ${URL}`);
  },
);

it("draws a badge as one picture that says its words, and lets badges go on in the next line", () => {
  const list = [
    { type: "appStore", url: "https://a.example" },
    { type: "yelp", url: "https://b.example" },
  ];
  const { html, text } = drawn({ type: "badge", key: "b", data: { list } });
  const { widthPx } = BADGES.appStore;
  expect(html).toContain(
    `/i/icons/badge-appStore@2.png" width="${widthPx}" height="40" alt="Download on the App Store"`,
  );
  expect(html).toMatch(/<\/a>&nbsp; <a href="https:\/\/b\.example\/"><img /);
  expect(html).not.toMatch(/badge-\w+@2\.png"[^>]*display:block/);
  expect(text).toContain("Download on the App Store: https://a.example/\nFind us on Yelp: https://b.example/");
});

it("puts a button's icon into the button, without a plate and in the colour of the words", () => {
  const data = {
    text: "Book a call",
    url: "https://a.example",
    icon: "calendly",
    background: "#006bff",
    color: "#ffffff",
  };
  const { html } = drawn({ type: "CallToAction", key: "c", data });
  expect(html).toMatch(
    /<td bgcolor="#006bff"[^>]*><a [^>]*>(?:<span [^>]*>)?<img src="[^"]*\/icons\/calendly-4-none-ffffff-18@2\.png"[^>]*>&nbsp; Book a call/,
  );
});

it("writes an event as a card: a leaf with its day, what, when and where, and the calendars below", () => {
  const { html, text } = drawn({ ...event, data: { ...event.data, location: "Berlin" } });
  expect(html).toMatch(
    />JUL<\/td>.*>1<\/td>.*<b>Tea<\/b><br>1 Jul 2026, 10:00\u201311:00 \(Europe\/Berlin\)<br>Berlin</,
  );
  expect(html).toMatch(/Add to calendar: <a /);
  const lines = text.split("\n\n").find((group) => group.startsWith("Tea")) ?? "";
  expect(lines).toMatch(
    /^Tea \u00b7 1 Jul 2026, 10:00\u201311:00 \(Europe\/Berlin\) \u00b7 Berlin\nAdd to calendar \(Google\):\s/,
  );
  expect(lines.match(/^Add to calendar \(/gm)).toHaveLength(4);
});

it.each([
  [{}, "1 Jul 2026, 10:00 (Europe/Berlin)"],
  [{ end: "2026-07-01T10:00" }, "1 Jul 2026, 10:00 (Europe/Berlin)"],
  [{ end: "2026-07-03T09:00" }, "1 Jul 2026, 10:00 \u2013 3 Jul 2026, 09:00 (Europe/Berlin)"],
])("says when an event is: %o", (more, said) => {
  const { end: _end, ...data } = event.data;
  expect(drawn({ ...event, data: { ...data, ...more } }).text).toContain(`Tea \u00b7 ${said}\n`);
});

it.each([
  { type: "CallToAction", key: "c", data: { text: "اقرأ التقرير", url: "https://x.example" } },
  { type: "disclaimer", key: "d", data: { type: 9, text: "سري" } },
  { type: "customHtml", key: "h", data: { html: "<p>שלום</p>" } },
  { ...event, data: { ...event.data, title: "يوم مفتوح" } },
])("runs as the words of a $type do, under a signature that runs the other way", (addon) => {
  const { html } = drawn(addon);
  expect(html.split(' dir="rtl"')).toHaveLength(2);
  expect(lint(html).filter(({ rule }) => rule === "26")).toEqual([]);
});

it.each(ADDON_TYPES)("draws nothing of a %s without data, and does not fall over what fits no field", (type) => {
  const empty = render(Content.parse({ general: { name: "Ana" } }), optionsFor({ shortLinks: [] }, ENV)).html;
  const { html } = drawn({ type, key: "a", data: {} });
  // A message without a type is the first ready text.
  expect(html !== empty).toBe(type === "disclaimer" || type === "GreenMessage");
  const odd = {
    text: 7,
    url: ["x"],
    type: "9",
    rating: "5",
    reviews: Number.NaN,
    width: "wide",
    image: {},
    list: [null, 1, [{}], { url: 7 }],
  };
  const content = Content.parse({ general: { name: "Ana" } });
  for (const data of [odd, null, 7, { list: "none" }]) {
    const addons = [{ type, key: "a", data }] as never;
    const general = { ...content.general, addons };
    expect(render({ ...content, general }, optionsFor({ shortLinks: [] }, ENV)).html).toBe(html);
  }
});

it("draws numbers within their range, and no more rows than there is room for", () => {
  const button = (shape?: number) =>
    drawn({ type: "CallToAction", key: "a", data: { text: "Book", url: "a.example", ...(shape && { shape }) } }).html;
  expect(button()).toBe(button(2));
  expect([button(0.5), button(9)]).toEqual([button(1), button(4)]);
  const signOf = (width?: number) =>
    drawn({ type: "sign", key: "a", data: { image: PICTURE, ...(width && { width }) } }).html;
  expect([signOf(), signOf(5), signOf(5000)]).toEqual([signOf(160), signOf(40), signOf(400)]);
  const linksOf = (type: string, row: object, count: number) =>
    drawn({ type, key: "a", data: { list: Array(count).fill(row) } }).html.split('href="https://a.example/"').length -
    1;
  const rows = (type: string, row: object) => linksOf(type, row, 50) / linksOf(type, row, 1);
  const url = "a.example";
  expect([rows("badge", { type: "yelp", url }), rows("social", { url }), rows("videos", { url })]).toEqual([4, 10, 3]);
});

it("has a drawing for every type, of fields that there are", () => {
  // @ts-expect-error drawings for all types but one
  const forgotten: Drawings = {} as Omit<Drawings, "videos">;
  // @ts-expect-error a field that the addon does not have
  const misspelt: DrawAddon<"CallToAction"> = (_, { ulr }) => ({ body: ulr, text: [] });
  for (const each of [forgotten, misspelt]) expect(each).toBeDefined();
});

it("says a rating and an event in the language of the signature", () => {
  const { html, text } = render(
    Content.parse({ general: { name: "Ana", language: "de", addons: [review({ rating: 4.8, reviews: 127 }), event] } }),
    optionsFor({ shortLinks: [] }, ENV),
  );
  expect(html).toContain('alt="4.8 von 5 Sternen"');
  expect(html).toContain("<b>4.8</b> \u00b7 127 Bewertungen auf Google");
  expect(html).toMatch(/>07<\/td>.*>1<\/td>.*<b>Tea<\/b><br>01\.07\.2026, 10:00\u201311:00/);
  expect(text).toContain("In den Kalender (Google):");
});
