import { expect, test } from "vitest";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { guessClient } from "./guessClient.ts";

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
