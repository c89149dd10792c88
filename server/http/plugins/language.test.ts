import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { expect, it } from "vitest";
import { speakLanguages } from "./language.ts";

it("names a language that nobody speaks in the log, cut short", async () => {
  const lines: { language?: string; msg: string }[] = [];
  const log: FastifyBaseLogger = pino(
    { level: "error" },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const app = Fastify({ loggerInstance: log });
  await app.register(cookie);
  speakLanguages(app);
  app.get("/", async ({ language }) => language);
  expect((await app.inject(`/?lang=${"x".repeat(5000)}`)).body).toBe("en");
  expect(lines).toMatchObject([{ language: "x".repeat(16), msg: "unknown language" }]);
});
