import { expect, it } from "vitest";
import { Content } from "#shared/signatures/schema.ts";
import { optionsFor } from "../../options.ts";
import { render } from "../../render.ts";

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
