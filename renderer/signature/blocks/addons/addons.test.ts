import { expect, it } from "vitest";
import { ADDON_TYPES } from "#shared/addons/addons.ts";
import { Content } from "#shared/signatures/schema.ts";
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

it("draws a play mark beside the words of a video only where no picture has one", () => {
  const video = (image?: string) => ({
    type: "videos",
    key: "v",
    data: { list: [{ url: "https://youtu.be/aaaaaaaaaaa", title: "Our film", ...(image && { image }) }] },
  });
  expect(drawn(video()).html).toMatch(/\u25b6\ufe0e Our film<\/span><\/a>/);
  const { html } = drawn(video(PICTURE));
  expect(html).not.toContain("\u25b6");
  expect(html).toMatch(/<a href="https:\/\/youtu.be\/aaaaaaaaaaa"[^>]*><img [^>]*alt="Our film"/);
  expect(html).toMatch(/>Our film<\/span><\/a>/);
});

it.each(ADDON_TYPES)("draws nothing of a %s without data, and does not fall over what fits no field", (type) => {
  const empty = render(Content.parse({ general: { name: "Ana" } }), optionsFor({ shortLinks: [] }, ENV)).html;
  const { html } = drawn({ type, key: "a", data: {} });
  // A message without a type is the first ready text.
  expect(html !== empty).toBe(type === "disclaimer" || type === "GreenMessage");
  const odd = { text: 7, url: ["x"], type: "9", width: "wide", image: {}, list: [null, 1, [{}], { url: 7 }] };
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
