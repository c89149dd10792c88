/** Counts by GraphQL: what may be asked, how much of it, and what is told of a question that may not be. */
import type { FastifyInstance } from "fastify";
import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLFormattedError,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
} from "graphql";
import mercurius from "mercurius";
import { MAX_NAMED } from "#shared/analytics/constants.ts";
import { datesBetween } from "#shared/analytics/days.ts";
import {
  GRAPH_SCHEMA,
  type GraphAnswer,
  type GraphQuestion,
  isStored,
  MAX_GRAPH_DAYS,
  MAX_GRAPH_DEPTH,
  MAX_GRAPH_FIELDS,
  MAX_GRAPH_TOKENS,
} from "#shared/analytics/graph.ts";
import { LocalDate, rangeProblem } from "#shared/analytics/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import type { Viewer } from "../auth/viewer.ts";
import { daysOf } from "./service.ts";

type Arguments = { startDate: string; endDate: string; kind: "click" | "open"; signatureId: string[] };
/** What a question is asked with, beside its text (see answerGraph). */
type Asking = { viewer: Viewer };
type Row = { name: string; signatureId: string; insertedAt: string; people: number; visitors: number };

/** Texts that were read before are not read again; other people's programs ask few of them. */
const KEPT_TEXTS = 64;

/** Lets a part of the server run questions. No route is opened: who may ask, and how much, is as with every call. */
export async function speakGraph(app: FastifyInstance): Promise<void> {
  await app.register(mercurius, {
    schema: GRAPH_SCHEMA,
    resolvers: {
      Query: {
        analytics: (_root: unknown, asked: Arguments, context) => rowsOf((context as unknown as Asking).viewer, asked),
      },
    },
    routes: false,
    graphiql: false,
    cache: KEPT_TEXTS,
    jit: 1,
    queryDepth: MAX_GRAPH_DEPTH,
    graphql: { parseOptions: { maxTokens: MAX_GRAPH_TOKENS } },
    validationRules: [NoSchemaIntrospectionCustomRule, oneSmallQuestion],
    errorFormatter: ({ errors }) => {
      throw reasonOf(errors);
    },
  });
}

/**
 * Answers a question about signatures that the viewer sees; of others there is nothing.
 * @param isBrowser whether a page asks, which may only ask what our own client does
 * @throws bad_question, analytics_unavailable, too_many_requests
 */
export async function answerGraph(
  app: FastifyInstance,
  viewer: Viewer,
  { query, operationName, variables }: GraphQuestion,
  isBrowser: boolean,
): Promise<GraphAnswer> {
  if (isBrowser ? !isStored(query) : isTree(query)) fail("bad_question");
  try {
    const { data } = await app.graphql(query, { viewer } satisfies Asking, variables ?? {}, operationName ?? undefined);
    return { data: data ?? {} };
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("MER_ERR_GQL"))
      fail("bad_question", { cause: error });
    throw error;
  }
}

/** Bounded before the store is asked: days of all signatures together. */
async function rowsOf(viewer: Viewer, { startDate, endDate, kind, signatureId }: Arguments): Promise<Row[]> {
  const ids = [...new Set(signatureId)];
  const dates = [startDate, endDate].every((date) => LocalDate.safeParse(date).success);
  if (!dates || rangeProblem({ startDate, endDate }) || signatureId.length > MAX_NAMED) fail("bad_question");
  if (ids.length * datesBetween(startDate, endDate).length > MAX_GRAPH_DAYS) fail("bad_question");
  const days = await daysOf(viewer, { event: kind, by: "signature", startDate, endDate, of: ids.join(",") });
  const rows: Row[] = [];
  for await (const { id, name, date, people, visitors } of days)
    rows.push({ name, signatureId: id, insertedAt: date, people, visitors });
  return rows;
}

/** Mercurius runs a syntax tree written as JSON too, which no limit of tokens applies to. */
function isTree(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One operation with one question, few fields and no fragments. Tells one mistake, or many aliases would be as many. */
function oneSmallQuestion(context: ValidationContext): ASTVisitor {
  let fields = 0;
  let operations = 0;
  let isRefused = false;
  const refuse = () => {
    if (!isRefused) context.reportError(new GraphQLError("too much"));
    isRefused = true;
  };
  return {
    Field: () => {
      if (++fields > MAX_GRAPH_FIELDS) refuse();
    },
    OperationDefinition: ({ operation, selectionSet }) => {
      if (++operations > 1 || operation !== "query" || selectionSet.selections.length > 1) refuse();
    },
    FragmentDefinition: refuse,
    FragmentSpread: refuse,
    InlineFragment: refuse,
  };
}

/** What a question failed for: a refusal of ours, a bug of ours, or how it was asked. */
function reasonOf(errors: readonly (GraphQLError | GraphQLFormattedError)[]): Error {
  const causes = errors.map((error) => ("originalError" in error ? error.originalError : undefined));
  const refusal = causes.find((cause) => cause instanceof Failure);
  if (refusal) return refusal;
  const bug = errors.findIndex(({ path }) => path !== undefined);
  if (bug >= 0) return causes[bug] ?? new Error(errors[bug]?.message);
  return new Failure("bad_question", { cause: errors[0] });
}
