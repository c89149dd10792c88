import { beforeEach, describe, expect, it } from "vitest";
import { signAccessToken } from "#program/token.ts";
import type { Config } from "../../config.ts";
import { settings } from "../../settings.ts";
import { claimsOf } from "./tokens.ts";

const OURS: [string] = ["a secret for tests, of forty characters."];
const CLAIMS = { sub: "a".repeat(24), roles: ["ROLE_USER"], epoch: 0 };
const plug = (tokenSecrets: [string]) => settings.plug({ tokenSecrets } as Partial<Config> as Config);

beforeEach(() => plug(OURS));

describe("claims of an access token", () => {
  it("are those that were signed, however often one asks", async () => {
    const token = await signAccessToken(OURS, CLAIMS);
    expect(await claimsOf(token)).toMatchObject(CLAIMS);
    expect(await claimsOf(token)).toMatchObject(CLAIMS);
  });

  it("are checked once", async () => {
    const token = await signAccessToken(OURS, CLAIMS);
    expect(await claimsOf(token)).toBe(await claimsOf(token));
    expect(await claimsOf(`${token.slice(0, -3)}AAA`)).toBeNull();
  });

  it("end with the token, also where it was checked before", async () => {
    const token = await signAccessToken(OURS, CLAIMS, 60);
    expect(await claimsOf(token)).not.toBeNull();
    expect(await claimsOf(token, Date.now() + 61_000)).toBeNull();
  });

  it("are nobody's under another secret", async () => {
    const token = await signAccessToken(OURS, CLAIMS);
    expect(await claimsOf(token)).not.toBeNull();
    plug(["another secret for tests, forty letters."]);
    expect(await claimsOf(token)).toBeNull();
  });
});
