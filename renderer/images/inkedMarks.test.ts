import { expect, it } from "vitest";
import { CONTACT_NAMES } from "#shared/catalog/contacts.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { MARK_SHAPES } from "#shared/images/icon.ts";
import { markKey } from "#shared/images/iconSvg.ts";
import { marksOf, networksIn } from "./inkedMarks.ts";

it("every network has a mark to draw in the browser, and the ready designs have a small set of their own", async () => {
  const [all, designs] = [await marksOf("all"), await marksOf("designs")];
  const contacts = CONTACT_NAMES.flatMap((network) =>
    Object.values(MARK_SHAPES).map((shape) => markKey({ network, shape })),
  );
  expect(Object.keys(all).sort()).toEqual([...Object.keys(SOCIALS), ...contacts].sort());
  for (const key of contacts) expect(designs[key]).toEqual(all[key]);
  for (const { content } of PREFILLS)
    for (const { name } of content.general.socials) expect(designs[name]).toEqual(all[name]);
  expect(designs.web).toEqual(all.web);
  // It comes with the Design tab: 25 kB of networks and badges before compression, where all of them are six times as much, and 5 of contacts.
  expect(JSON.stringify(designs).length).toBeLessThan(31_000);
});

it("of a drawing, the marks on icons and on badges are needed", () => {
  const names = [
    "x-1-000000-ffffff-22@2.png",
    "badge-yelp@2.png",
    "stars-48@2.png",
    "play-14828c@2.png",
    "strange.png",
  ];
  const html = names.map((name) => `<img src="https://img.example/i/icons/${name}" alt="">`).join("");
  expect(networksIn(html)).toEqual(["x", "yelp"]);
});
