import { checkDateOperator } from "./dates.ts";
import { type Doc, isOperator, isPlain, own, parsePath } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { evaluate, type Options } from "./mingo.ts";
import { EXPRESSION_OPERATORS, normalizeArgument, operatorContext } from "./operators.ts";

export type Variables = Record<string, unknown>;
export type Evaluator = (doc: unknown) => unknown;

const KNOWN = new Set(EXPRESSION_OPERATORS);

/**
 * Compiles an aggregation expression; paths and constants never touch mingo.
 * @throws 115 for operators outside the list, 2 when evaluation fails
 */
export function compileExpression(expression: unknown, variables: Variables = {}): Evaluator {
  return compileChecked(checkExpression(expression), variables);
}

function compileChecked(expression: unknown, variables: Variables): Evaluator {
  if (typeof expression === "string" && /^\$[^$]/.test(expression)) return pathGetter(expression.slice(1).split("."));
  if (typeof expression === "string" && !expression.startsWith("$")) return () => expression;
  if (isPlain(expression) && "$literal" in expression) return () => expression.$literal;
  if (!isPlain(expression) && !Array.isArray(expression) && typeof expression !== "string") return () => expression;
  const options = { context: operatorContext(), variables, scriptEnabled: false } as Options;
  return (doc) => {
    try {
      return evaluate(doc, expression, options);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { message } = error as Error;
      throw new StoreError(/undefined variable/.test(message) ? 17276 : 2, `Expression failed: ${message}`);
    }
  };
}

/** `let` values are computed first and bound as values, so that a value that looks like a path stays a value. */
export function bindVariables(definitions: unknown, outer: Variables = {}, doc: Doc = {}): Variables {
  if (definitions === undefined) return outer;
  if (!isPlain(definitions)) throw new StoreError(14, "let must be a document");
  const bound: Variables = { ...outer };
  for (const [name, expression] of Object.entries(definitions)) {
    if (!/^[a-z][\w]*$/.test(name)) throw new StoreError(9, `'${name}' is not a valid variable name`);
    bound[name] = compileExpression(expression, outer)(doc) ?? null;
  }
  return bound;
}

/** `$a.b` of a document: arrays on the way give the list of what their elements have. */
function pathGetter(parts: string[]): Evaluator {
  return (doc) => getPath(doc, parts, 0);
}

export function getPath(value: unknown, parts: string[], at: number): unknown {
  if (at === parts.length) return value;
  if (isPlain(value)) return getPath(own(value, parts[at] as string), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    const found = isPlain(item) ? getPath(item, parts, at) : undefined;
    return found === undefined ? [] : [found];
  });
}

const SYSTEM_VARIABLES = new Set(["ROOT", "CURRENT", "REMOVE", "NOW"]);

/** The expression with every operator's argument in its normal form. @throws 115 for operators outside the list */
function checkExpression(expression: unknown): unknown {
  if (typeof expression === "string" && expression.startsWith("$")) checkReference(expression);
  if (Array.isArray(expression)) return expression.map(checkExpression);
  if (!isPlain(expression)) return expression;
  const keys = Object.keys(expression);
  const operator = keys.find(isOperator);
  if (operator === undefined) return Object.fromEntries(keys.map((key) => [key, checkExpression(expression[key])]));
  if (keys.length > 1) throw new StoreError(15983, "An object with an operator must have exactly one field");
  if (!KNOWN.has(operator)) throw unsupported(operator);
  const argument = expression[operator];
  if (operator === "$literal") return expression;
  checkDateOperator(operator, argument);
  return { [operator]: checkExpression(normalizeArgument(operator, argument)) };
}

function checkReference(reference: string): void {
  const path = reference.startsWith("$$") ? reference.slice(2) : reference.slice(1);
  const parts = parsePath(path);
  if (reference.startsWith("$$") && /^[A-Z]/.test(path) && !SYSTEM_VARIABLES.has(parts[0] as string))
    throw unsupported(`the variable $$${parts[0]}`);
  if (parts.some((part) => /^\d+$/.test(part))) throw unsupported(`the numeric path '${reference}' in an expression`);
}
