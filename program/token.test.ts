import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { keysFor, type Purpose, type Secrets } from "#shared/auth/keys.ts";
import { SERVICE, signAccessToken, verifyAccessToken } from "./token.ts";

const OLD = "the secret of last year, forty letters..";
const NEW = "the secret of this year, forty letters..";
const ana = { sub: "ana", roles: ["ROLE_USER"], epoch: 3, session: "s1" };

/** A token with our claims under any key, as somebody would forge it who got hold of that key. */
async function forge(purpose: Purpose, roles: string[], kid?: string) {
  const [key] = await keysFor(purpose, NEW);
  return new SignJWT({ roles, epoch: 0 })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: kid ?? key.id })
    .setSubject("server")
    .setIssuer("signoff")
    .setAudience("signoff-api")
    .setIssuedAt()
    .setExpirationTime("60s")
    .sign(key.hmac);
}
const rolesOf = async (secrets: Secrets, token: string) => (await verifyAccessToken(secrets, token))?.roles ?? null;

describe("access tokens", () => {
  it("carry their claims and the id of their key", async () => {
    const token = await signAccessToken(NEW, { ...ana, actor: "root" });
    expect(await verifyAccessToken(NEW, token)).toMatchObject({ ...ana, actor: "root" });
    const [key] = await keysFor("access tokens", NEW);
    expect((await jwtVerify(token, key.hmac)).protectedHeader.kid).toBe(key.id);
  });

  it("outlive a change of the secret as long as the old one is named", async () => {
    const before = await signAccessToken(OLD, ana);
    expect(await rolesOf([NEW, OLD], before)).toEqual(ana.roles);
    expect(await rolesOf(NEW, before)).toBeNull();
  });

  it("are made with the new secret", async () => {
    const after = await signAccessToken([NEW, OLD], ana);
    expect(await rolesOf(NEW, after)).toEqual(ana.roles);
    expect(await rolesOf(OLD, after)).toBeNull();
  });

  it("speak for our processes only under the key of service tokens", async () => {
    expect(await rolesOf(NEW, await signAccessToken(NEW, { sub: "server", roles: [SERVICE], epoch: 0 }))).toEqual([
      SERVICE,
    ]);
    expect(await rolesOf(NEW, await forge("access tokens", [SERVICE]))).toBeNull();
    expect(await rolesOf(NEW, await forge("service tokens", ["ROLE_SUPER_ADMIN"]))).toBeNull();
  });

  it("cannot be made with the key of another purpose", async () => {
    const [access] = await keysFor("access tokens", NEW);
    for (const purpose of ["refresh tokens", "props of waiting mails"] as const) {
      expect(await rolesOf(NEW, await forge(purpose, ["ROLE_USER"]))).toBeNull();
      expect(await rolesOf(NEW, await forge(purpose, ["ROLE_USER"], access.id))).toBeNull();
    }
  });

  it("cannot be made with the secret itself, as before keys had purposes", async () => {
    const token = await new SignJWT({ roles: ["ROLE_USER"], epoch: 0 })
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
      .setSubject("ana")
      .setIssuer("signoff")
      .setAudience("signoff-api")
      .setExpirationTime("60s")
      .sign(new TextEncoder().encode(NEW));
    expect(await verifyAccessToken(NEW, token)).toBeNull();
  });

  describe("that were not written by us, though with our key", () => {
    const claims = { iss: "signoff", aud: "signoff-api", sub: "ana", roles: ["ROLE_USER"], epoch: 0 };
    const header = { alg: "HS256", typ: "at+jwt" };
    const exp = Math.floor(Date.now() / 1000) + 60;
    const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    /** Signed by node:crypto with the right key, whatever it says. */
    async function written(head: object, payload: object, algorithm = "sha256") {
      const [key] = await keysFor("access tokens", NEW);
      const text = `${base64url({ ...header, kid: key.id, ...head })}.${base64url(payload)}`;
      return `${text}.${createHmac(algorithm, key.bytes).update(text).digest("base64url")}`;
    }
    const right = { ...claims, exp };

    it("are refused in what makes them different", async () => {
      expect(await rolesOf(NEW, await written({}, right)), "nothing").toEqual(["ROLE_USER"]);
      for (const head of [
        { alg: "none" },
        { alg: "HS512" },
        { typ: "JWT" },
        { crit: ["b64"], b64: false },
        { kid: "" },
      ])
        expect(await rolesOf(NEW, await written(head, right)), JSON.stringify(head)).toBeNull();
      expect(await rolesOf(NEW, await written({ alg: "HS512" }, right, "sha512"))).toBeNull();
      for (const wrong of [
        { iss: "other" },
        { aud: "other" },
        { aud: ["signoff-api"] },
        { sub: 5 },
        { roles: "ROLE_USER" },
        { roles: [1] },
        { epoch: "0" },
        { epoch: undefined },
        { exp: undefined },
        { exp: String(exp) },
        { exp: Math.floor(Date.now() / 1000) },
        { sid: 1 },
        { act: "root" },
        { act: {} },
      ])
        expect(await rolesOf(NEW, await written({}, { ...right, ...wrong })), JSON.stringify(wrong)).toBeNull();
    });

    it("are refused in every other spelling", async () => {
      const token = await written({}, right);
      const [head, payload, signature] = token.split(".") as [string, string, string];
      // Of the last letter two bits say nothing.
      const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      const twin = letters[letters.indexOf(signature.at(-1) as string) ^ 1];
      for (const odd of [
        `${head}.${payload}.${signature.slice(0, -1)}${twin}`,
        `${head}.${payload}.${signature}=`,
        `${head}.${payload}.`,
        `${head}.${payload}`,
        `${token}.`,
        ` ${token}`,
        `${head}.${payload}.${"é".repeat(43)}`,
        `..${signature}`,
        "",
      ])
        expect(await rolesOf(NEW, odd), odd).toBeNull();
    });

    it("end with their second", async () => {
      const token = await written({}, right);
      expect(await verifyAccessToken(NEW, token, exp * 1000 - 1)).not.toBeNull();
      expect(await verifyAccessToken(NEW, token, exp * 1000)).toBeNull();
    });
  });
});
