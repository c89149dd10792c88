import { STATUS_CODES } from "node:http";
import type { OpenAPIV3_1 } from "openapi-types";
import * as z from "zod/mini";
import { COOKIES } from "#shared/auth/constants.ts";
import { endpointNamed } from "#shared/endpoints.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { Problem } from "#shared/errors/problem.ts";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { type CallPolicy, refusalsOfPolicy } from "#shared/members/callPolicies.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;

/** Any call may answer these: nobody got as far as its rules. */
const ALWAYS: readonly ErrorCode[] = ["malformed_request", "unknown_host", "internal", "unavailable"];
const BODY: readonly ErrorCode[] = ["request_timeout", "body_too_big", "unsupported_media_type", "invalid_input"];
const FORM: readonly ErrorCode[] = [...BODY, "upload_too_slow", "file_too_big", "not_an_image", "busy", "undrawable"];

/** The codes of the catalogue that a call may answer: its own refusals, and what follows from its shape. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { method, multipart, refusals = [], schema } = endpoint;
  const codes: ErrorCode[] = [...ALWAYS, ...refusalsOfPolicy(endpoint.policy), ...refusals];
  // Of the company in which a call acts.
  if (isKnown(endpoint.policy)) codes.push("not_found", "hub_inactive");
  if (endpoint.needsSudo) codes.push("reauth_required", "forbidden");
  if (endpoint.botCheck) codes.push("bot_check");
  if (schema.params) codes.push("not_found");
  if (schema.querystring) codes.push("invalid_input");
  if (method !== "GET") codes.push("store_full");
  if (multipart) codes.push(...FORM);
  else if (schema.body) codes.push(...BODY);
  return [...new Set(codes)];
}

/** Whose caller is asked for, or known by a token that is sent. */
const isKnown = ({ who }: CallPolicy): boolean => who !== "anyone" && who !== "refresh";

const IN_COMPANY: OpenAPIV3_1.ParameterObject = {
  name: COMPANY_HEADER,
  in: "header",
  required: false,
  description:
    "The group of an agency's company in which the call acts. Without it, it acts for the caller's own team.",
  schema: { type: "string" },
};

export const SECURITY_SCHEMES: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The access token of a log-in, a registration or a refresh; it is valid for ten minutes.",
  },
  refreshCookie: {
    type: "apiKey",
    in: "cookie",
    name: COOKIES.refreshToken,
    description: "Set for our own pages; other programs send the refresh token in the body.",
  },
};

/** Of those who need no token; all others do. */
const SECURITY: { [who in CallPolicy["who"]]?: OpenAPIV3_1.SecurityRequirementObject[] } = {
  known: [{ bearer: [] }, {}],
  refresh: [{ refreshCookie: [] }, {}],
  anyone: [],
};

/**
 * Finishes the document that was collected from the routes with what the contract knows besides: who may call, what is
 * refused with which code, and forms.
 */
export function completeDocument(collected: Document): Document {
  const responses: Record<string, OpenAPIV3_1.ResponseObject> = {};
  for (const operation of operationsOf(collected)) {
    const endpoint = endpointNamed(operation.operationId ?? "");
    operation.security = SECURITY[endpoint.policy.who] ?? [{ bearer: [] }];
    if (isKnown(endpoint.policy)) operation.parameters = [...(operation.parameters ?? []), IN_COMPANY];
    if (endpoint.multipart) operation.requestBody = formOf(endpoint.multipart);
    else if (endpoint.schema.body)
      Object.assign(operation.requestBody ?? {}, { required: !z.safeParse(endpoint.schema.body, undefined).success });
    for (const [status, answer] of Object.entries(operation.responses ?? {}))
      Object.assign(answer, { description: STATUS_CODES[status] });
    for (const [status, codes] of byStatus(refusalsOf(endpoint))) {
      const name = codes.join(".");
      responses[name] = refusal(codes);
      operation.responses = { ...operation.responses, [status]: { $ref: `#/components/responses/${name}` } };
    }
  }
  const schemas = { ...collected.components?.schemas, Problem: jsonSchemaOf(Problem) };
  return { ...collected, components: { ...collected.components, schemas, responses } } as Document;
}

const operationsOf = ({ paths = {} }: Document) =>
  Object.values(paths).flatMap((methods) => Object.values(methods ?? {}) as Operation[]);

function byStatus(codes: ErrorCode[]): [number, ErrorCode[]][] {
  return [...Map.groupBy(codes.toSorted(), (code) => ERRORS[code].status)].sort(([one], [other]) => one - other);
}

/** One answer of problem details: which codes it may have, and what each says to a person. */
const refusal = (codes: ErrorCode[]): OpenAPIV3_1.ResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join("\n\n"),
  content: {
    "application/problem+json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Problem" },
          { type: "object", properties: { code: { type: "string", enum: codes } }, required: ["code"] },
        ],
      },
    },
  },
});

const formOf = ({ file, fields }: { file: string; fields: readonly string[] }): OpenAPIV3_1.RequestBodyObject => ({
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        // In this order: what is said of a picture has to come before it.
        properties: {
          ...Object.fromEntries(fields.map((field) => [field, { type: "string" }])),
          [file]: { type: "string", format: "binary" },
        },
        required: [file],
        additionalProperties: false,
      },
    },
  },
});

const jsonSchemaOf = (schema: z.ZodMiniType) => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema);
  return rest as OpenAPIV3_1.SchemaObject;
};
