import { createRequire } from "node:module";

interface Loaded {
  core: typeof import("mingo/core");
  expressions: Record<string, unknown>;
}

let loaded: Loaded | undefined;

/** mingo is loaded at the first expression: a store that only reads and writes stays small. */
export function mingo(): Loaded {
  const require = createRequire(import.meta.url);
  loaded ??= { core: require("mingo/core"), expressions: require("mingo/operators/expression") };
  return loaded;
}

export type Options = Parameters<Loaded["core"]["evalExpr"]>[2];
export type Operator = (scope: unknown, argument: unknown, options: Options) => unknown;

/** The value of an expression for one document, inside an operator. */
export const evaluate: Operator = (scope, expression, options) => mingo().core.evalExpr(scope, expression, options);

/** mingo's own version of an operator. @throws an Error when a new version of mingo has it no more */
export function original(name: string): Operator {
  const operator = mingo().expressions[name];
  if (typeof operator !== "function") throw new Error(`mingo has no ${name}`);
  return operator as Operator;
}
