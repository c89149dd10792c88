import * as z from "zod/mini";

/** A reason not to start that a person can act on; shown as it is, without a stack. */
export class StartError extends Error {}
/** A setting that does not fit; its message names the variable and what was expected. */
export class ConfigError extends StartError {}

/** By name: how a variable is read, and what we tell the person whose value does not fit. */
type Variables = Record<string, readonly [schema: z.ZodMiniType, expected: string]>;
export type Values<V extends Variables> = { [K in keyof V]: z.output<V[K][0]> };

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A value of a setting as it may be shown: the name and password of an address are nobody's business. */
export const shownValue = (value: string) => value.replace(/^([^:@]*:\/*).*@/s, "$1…@");

/** Reads and checks every variable; an empty one is not set. @throws ConfigError listing all that are wrong */
export function readVariables<V extends Variables>(variables: V, env: NodeJS.ProcessEnv): Values<V> {
  const wrong: string[] = [];
  const entries = Object.entries(variables).map(([name, [schema, expected]]) => {
    const value = env[name] === "" ? undefined : env[name];
    const parsed = z.safeParse(schema, value);
    if (!parsed.success)
      wrong.push(
        `${name} is "${/SECRET|TOKEN|DIRECTORY_KEY/.test(name) ? "…" : shownValue(value ?? "")}", expected ${expected}.`,
      );
    return [name, parsed.data];
  });
  if (wrong.length > 0) throw wrongSettings(wrong);
  return Object.fromEntries(entries);
}

/** @param sentences one for each that is wrong */
export const wrongSettings = (sentences: string[]) =>
  new ConfigError(`The settings are not valid:\n  ${sentences.join("\n  ")}`);
