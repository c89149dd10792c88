import * as z from "zod/mini";
import { LOG_LEVELS, readVariables, type Values, wrongSettings } from "#program/settings.ts";

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535));
const address = z.url({ protocol: /^https?$/ });

/** One row per variable: how it is read, and what we tell the person whose value does not fit. */
const VARIABLES = {
  NODE_ENV: [
    z._default(z.enum(["development", "production", "test"]), "development"),
    "development, production or test",
  ],
  RENDERER_PORT: [z._default(port, 3001), "a port number, 0 to 65535"],
  HOST: [z._default(z.string().check(z.minLength(1)), "127.0.0.1"), "the host name or address to listen on"],
  LOG_LEVEL: [z._default(z.enum(LOG_LEVELS), "info"), LOG_LEVELS.join(", ")],
  TOKEN_SECRET: [z.optional(z.string().check(z.minLength(32))), "the server's secret, at least 32 characters"],
  TOKEN_SECRET_PREVIOUS: [z.optional(z.string().check(z.minLength(32))), "the server's secret before this one"],
  METRICS_TOKEN: [z.optional(z.string().check(z.minLength(16))), "at least 16 random characters"],
  API_URL: [
    z._default(address, "http://127.0.0.1:3000/api"),
    "the address of the JSON API, such as http://127.0.0.1:3000/api",
  ],
  PUBLIC_URL: [
    z._default(address, "http://localhost:3000"),
    "the address people open, such as https://signoff.example.com",
  ],
  IMAGE_HOST: [z.optional(address), "an http(s) address that serves /i/"],
  MAILS: [z._default(z.enum(["built", "source"]), "built"), "built, or source (through Vite, for development)"],
  SIGNOFF_CHILD: [z._default(z.enum(["0", "1"]), "0"), "1 to end with the process that started it, or 0"],
} as const;

/** `imageHost` and `API_URL` without a slash at the end. */
export type RendererConfig = Omit<Values<typeof VARIABLES>, "IMAGE_HOST"> & { imageHost: string };

/** Reads and checks the settings of a renderer. @throws ConfigError listing all that are wrong */
export function loadConfig(env: NodeJS.ProcessEnv): RendererConfig {
  const values = readVariables(VARIABLES, env);
  if (values.NODE_ENV === "production" && !values.TOKEN_SECRET)
    throw wrongSettings([`TOKEN_SECRET is missing, expected ${VARIABLES.TOKEN_SECRET[1]}.`]);
  const { IMAGE_HOST, ...rest } = values;
  return {
    ...rest,
    API_URL: rest.API_URL.replace(/\/+$/, ""),
    imageHost: new URL(IMAGE_HOST ?? rest.PUBLIC_URL).origin,
  };
}
