/** The question about clicks that is asked by GraphQL (specification, section 7), with its limits and its answer. */
import * as z from "zod/mini";

/** Bytes of a question with all it names: 200 hashes and room to spare. */
export const MAX_GRAPH_BYTES = 16_384;
/** Words, names and signs of a text; the question itself has 60. */
export const MAX_GRAPH_TOKENS = 200;
/** All fields of a text together; the question has 6. */
export const MAX_GRAPH_FIELDS = 8;
export const MAX_GRAPH_DEPTH = 3;
/** Days of an answer, those of each signature for itself: 50 through a year, or 200 through three months. */
export const MAX_GRAPH_DAYS = 20_000;

/** What may be asked. `people` of a row are as in the other calls: programs and one's own clicks are not among them. */
export const GRAPH_SCHEMA = `
  enum GroupBy { id }
  enum Kind { click open }
  type Row { name: String! signatureId: String! insertedAt: String! people: Int! visitors: Int! }
  type Query {
    analytics(startDate: String!, endDate: String!, groupBy: GroupBy!, kind: Kind!, signatureId: [String!]!): [Row!]!
  }
`;

/** The days on which people followed links of some signatures, `insertedAt` being the date in the team's zone. */
export const SIGNATURE_DAYS = `
  query signatureDays($startDate: String!, $endDate: String!, $groupBy: GroupBy!, $kind: Kind!, $signatureId: [String!]!) {
    analytics(startDate: $startDate, endDate: $endDate, groupBy: $groupBy, kind: $kind, signatureId: $signatureId) {
      name signatureId insertedAt people visitors
    }
  }
`;
/** The same as the specification has it. */
export const SIGNATURE_ROWS = SIGNATURE_DAYS.replace("signatureDays", "signatureRows").replace(" people visitors", "");

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
const STORED: ReadonlySet<string> = new Set([SIGNATURE_DAYS, SIGNATURE_ROWS].map(plain));

/** Whether a text is one that our own client asks, however it is set. */
export const isStored = (text: string): boolean => STORED.has(plain(text));

/** What is posted. Variables are read by the types that the text gives them. */
export const GraphQuestion = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(MAX_GRAPH_BYTES)),
  operationName: z.nullish(z.string().check(z.maxLength(64))),
  variables: z.nullish(z.record(z.string(), z.unknown())),
});
export type GraphQuestion = z.output<typeof GraphQuestion>;

/** The fields that the text asks for, under the names that it gives them. */
export const GraphAnswer = z.strictObject({ data: z.record(z.string(), z.unknown()) });
export type GraphAnswer = z.output<typeof GraphAnswer>;
