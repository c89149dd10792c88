import { describe, expect, test } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { addOwnIcon, keyOf, labelOf, nameProblem, ownIconOf, removeSocial } from "./ownIcons.ts";

const ICON = "/i/local-0123456789abcdef-64x64.jpg";
const club = { name: "Chess Club", link: "club.example", original: ICON, cropped: ICON };
const withClub = () => {
  const document = SignatureInput.parse({ general: { socials: [{ name: "github", link: "github.com/ana" }] } });
  addOwnIcon(document, club);
  return document;
};

test.each([
  ["Chess Club Málaga", "chess-club-malaga", "Chess club malaga"],
  ["  R2-D2!  ", "r2-d2", "R2 d2"],
  ["Шахматы", "", ""],
])("%s has the key %j", (name, key, label) => {
  expect(keyOf(name)).toBe(key);
  expect(labelOf(key)).toBe(label);
});

test.each([
  ["", "This field is required. Choose a unique name."],
  ["Шахматы", "Use at least one letter from A to Z or a digit."],
  ["GitHub", "“GitHub” is there already. Choose a unique name."],
  ["chess club", "“chess club” is there already. Choose a unique name."],
  ["Go club", null],
])("the name %j: %s", (name, problem) => {
  expect(nameProblem(name, withClub())).toBe(problem);
});

describe("an icon of one's own", () => {
  test("stands behind the other networks and is valid as it is", () => {
    const document = withClub();
    expect(SignatureInput.parse(document)).toEqual(document);
    expect(document.general.socials[1]).toMatchObject({ name: "chess-club", link: "club.example" });
    expect(ownIconOf(document, "chess-club")).toBe(ICON);
    expect(ownIconOf(document, "github")).toBeNull();
  });

  test("goes with its link, the icons of others stay", () => {
    const document = withClub();
    removeSocial(document, 0);
    expect(document.media.customSocialIcons).toHaveLength(1);
    removeSocial(document, 0);
    expect(document.media.customSocialIcons).toEqual([]);
  });
});
