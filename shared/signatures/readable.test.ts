import { expect, test } from "vitest";
import { channelsOf, contrast, WHITE } from "../lib/color.ts";
import { DARK_MAIL, READABLE, READABLE_DARK, readableColor, readableInMails, sinksInDark } from "./readable.ts";

const every = (step: number) => Array.from({ length: 256 / step }, (_, i) => i * step + step - 1);
const hex = (channels: number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

test("a colour that is read on white and in dark mails is found for every colour", () => {
  for (const red of every(32))
    for (const green of every(32))
      for (const blue of every(32)) {
        const found = readableInMails(hex([red, green, blue]));
        expect(contrast(found, WHITE), found).toBeGreaterThanOrEqual(READABLE);
        expect(contrast(found, DARK_MAIL), found).toBeGreaterThanOrEqual(READABLE_DARK);
        expect(sinksInDark(found)).toBe(false);
      }
});

test("what can be read stays as it is, and what cannot keeps its hue", () => {
  expect(readableInMails("#14828c")).toBe("#14828c");
  const [red, green, blue] = channelsOf(readableInMails("#00686c"));
  expect(blue).toBeGreaterThanOrEqual(green);
  expect(green - red).toBeGreaterThan(60);
});

test("on a plate only the plate counts", () => {
  expect(contrast(readableColor("#777777", "#888888"), "#888888")).toBeGreaterThanOrEqual(READABLE);
  expect(readableColor("#000000", "#ffffff")).toBe("#000000");
});

test.each([
  ["#00686c", true],
  ["#0b1f24", true],
  ["#6d777b", false],
  ["#e8eaed", false],
])("%s sinks in dark mails: %s", (color, sinks) => expect(sinksInDark(color)).toBe(sinks));
