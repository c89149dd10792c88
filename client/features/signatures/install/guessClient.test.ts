import { expect, test } from "vitest";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { guessClient, isHandheld, phoneGuide, wayInHand } from "./guessClient.ts";

test.each([
  ["ana@gmail.com", "gmail"],
  ["ana@googlemail.com", "gmail"],
  ["ana@Hotmail.co.uk", "office365"],
  ["ana@outlook.de", "office365"],
  ["ana@yahoo.com.br", "yahoo"],
  ["ana@icloud.com", "apple-mail"],
  ["ana@gmail.com.evil.example", "gmail"],
  ["ana@notoutlook.de", "gmail"],
  ["", "gmail"],
])("%s -> %s, which has a guide", (email, client) => {
  expect(guessClient(email)).toBe(client);
  expect(INSTALL_GUIDES.map(({ id }) => id)).toContain(client);
});

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148";
// A Mac's, and word for word that of an iPad in its usual setting.
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari";

test.each([
  ["an Android phone", ANDROID, 5, "gmail", "gmail", "gmail-app"],
  ["an Android phone with an address of Yahoo", ANDROID, 5, "yahoo", "gmail", "gmail-app"],
  ["an Android phone with an address of Outlook", ANDROID, 5, "office365", "outlook-ios", "outlook-ios"],
  ["an iPhone", IPHONE, 5, "gmail", "apple-device", "iphone"],
  ["an iPad that says it is a Macintosh", MAC, 5, "gmail", "apple-device", "ipad"],
])("%s opens the guide for it, at its way", (_, userAgent, maxTouchPoints, guessed, wanted, way) => {
  const device = { userAgent, maxTouchPoints };
  expect(phoneGuide(device, guessed)).toBe(wanted);
  expect(isHandheld(device)).toBe(true);
  const guide = INSTALL_GUIDES.find(({ id }) => id === wanted);
  expect(guide && wayInHand(guide, device)?.id).toBe(way);
  // Nobody is led to the words for another system than theirs.
  const isApples = wanted.startsWith("apple");
  if (!isApples) expect(guide?.name).not.toMatch(/iPhone|iPad/);
});

test("a Mac is no device of the hand", () => {
  expect(isHandheld({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false);
});
