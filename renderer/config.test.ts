import { describe, expect, it } from "vitest";
import { ConfigError } from "#program/settings.ts";
import { loadConfig } from "./config.ts";

describe("loadConfig", () => {
  it("needs nothing on one's own machine", () => {
    expect(loadConfig({})).toMatchObject({
      RENDERER_PORT: 3001,
      HOST: "127.0.0.1",
      imageHost: "http://localhost:3000",
    });
  });

  it("takes the image host where it is set, and the public address otherwise", () => {
    const PUBLIC_URL = "https://signoff.example.com/";
    expect(loadConfig({ PUBLIC_URL }).imageHost).toBe("https://signoff.example.com");
    expect(loadConfig({ PUBLIC_URL, IMAGE_HOST: "https://img.example.com/" }).imageHost).toBe(
      "https://img.example.com",
    );
  });

  it("names each bad variable and what was expected, but no secret", () => {
    const load = () =>
      loadConfig({ RENDERER_PORT: "99999", API_URL: "ftp://x", TOKEN_SECRET: "hunter2", LOG_LEVEL: "loud" });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(
      /RENDERER_PORT is "99999".*\n.*LOG_LEVEL is "loud".*\n.*TOKEN_SECRET is "…".*\n.*API_URL is "ftp:\/\/x"/,
    );
    expect(load).not.toThrow(/hunter2/);
  });

  it("has no default secret in production", () => {
    expect(() => loadConfig({ NODE_ENV: "production" })).toThrow("TOKEN_SECRET is missing");
    expect(loadConfig({ NODE_ENV: "production", TOKEN_SECRET: "x".repeat(32) }).NODE_ENV).toBe("production");
  });
});
