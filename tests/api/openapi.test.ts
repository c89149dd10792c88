import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { OpenAPIV3_1 } from "openapi-types";
import t from "tap";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import { generateTypes } from "#tests/support/openapiTypes.ts";
import { startApp } from "#tests/support/startApp.ts";

const ROOT = join(import.meta.dirname, "../..");
const runFile = promisify(execFile);

type Operation = OpenAPIV3_1.OperationObject & { responses: Record<string, OpenAPIV3_1.ReferenceObject> };

type Schema = { allOf: [object, { properties: { code: { enum: ErrorCode[] } } }] };
type Refusal = { description: string; content: { "application/problem+json": { schema: Schema } } };

/** What a stranger would write against the document alone: the wrong lines in it must not compile. */
const PROGRAM = `
import createClient from "openapi-fetch";
import type { paths } from "./api.ts";

const [baseUrl = "", email = "", password = ""] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl });

const session = await api.POST("/security/login", { body: { email, password } });
if (session.error) throw new Error(session.error.message);
const { token } = session.data;
api.use({ onRequest: ({ request }) => request.headers.set("authorization", "Bearer " + token) });

const saved = await api.POST("/_/signatures", { body: { general: { name: "Ana" }, design: { templateId: 2 }, media: {} } });
if (saved.error) throw new Error(saved.error.message);
const params = { path: { hash: saved.data.hash } };
const read = await api.GET("/_/signatures/{hash}", { params });
const name: string | undefined = read.data?.general.name;

const another = await api.POST("/_/signatures", { body: { general: {}, design: {}, media: {} } });
const isLimit = another.response.status === 403 && another.error?.code === "signature_limit";
// @ts-expect-error a code that this call never answers
const isOther = another.error?.code === "wrong_credentials";
// @ts-expect-error a signature without its parts
const broken = await api.PUT("/_/signatures/{hash}", { params, body: {} });
// @ts-expect-error a field that is not there
const missing = read.data?.general.nickname;

console.log(JSON.stringify({ name, isLimit, isOther, broken: broken.response.status, missing: missing ?? null }));
`;

t.test("the OpenAPI document", async (t) => {
  const app = await startApp(t);
  const body = (await app.inject({ method: "GET", url: "/docs/json" })).body;
  const document = JSON.parse(body) as OpenAPIV3_1.Document;
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  );

  t.test("keeps the recommended rules of its lint", async (t) => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source: body, absoluteRef: "/openapi.json", config });
    t.same(
      problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
      [],
    );
  });

  t.test("says of every call who may make it", async (t) => {
    t.equal(operations.length, Object.values(ENDPOINTS).flatMap(Object.keys).length);
    const example = {
      hash: "A".repeat(22),
      page: 1,
      imageType: "photo",
      kind: "page",
      entity: "signature",
      file: "a.ics",
    };
    const misfits: string[] = [];
    for (const { path, method, operationId = "", security = [] } of operations) {
      const url = endpointPath({ url: path.replace(/\{(\w+)\}/g, ":$1") as `/${string}` }, example);
      const answer = await app.anyone[method as "get"](url);
      const needsViewer = security.length > 0 && security.every((way) => "bearer" in way);
      // It takes a key of its own kind as well, and asks for one itself.
      const isAsked = needsViewer || operationId === "signatures.getDefault";
      if (answer.body.includes('"not_signed_in"') !== isAsked) misfits.push(operationId);
    }
    t.same(misfits, []);
  });

  t.test("names the codes of every refusal, each under its own status", async (t) => {
    const responses = (document.components?.responses ?? {}) as Record<string, unknown>;
    const misfits: string[] = [];
    for (const { operationId, responses: answers } of operations) {
      const refused = Object.entries(answers).filter(([status]) => status >= "400");
      if (refused.length < 3) misfits.push(`${operationId} refuses nothing`);
      for (const [status, { $ref }] of refused) {
        const { description, content } = responses[$ref.split("/").at(-1) as string] as Refusal;
        for (const code of content["application/problem+json"].schema.allOf[1].properties.code.enum) {
          const isRight = String(ERRORS[code].status) === status && description.includes(ERRORS[code].message);
          if (!isRight) misfits.push(`${operationId} ${status} ${code}`);
        }
      }
    }
    t.same(misfits, []);
  });

  t.test("a client made from it compiles, signs in, saves and reads", async (t) => {
    const dir = await mkdtemp(join(tmpdir(), "signoff-client-"));
    t.teardown(() => rm(dir, { recursive: true, force: true }));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "esnext",
      module: "nodenext",
      types: ["node"],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    };
    await Promise.all([
      symlink(join(ROOT, "node_modules"), join(dir, "node_modules")),
      writeFile(join(dir, "package.json"), '{ "type": "module" }'),
      writeFile(join(dir, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] })),
      writeFile(join(dir, "api.ts"), await generateTypes(body)),
      writeFile(join(dir, "client.ts"), PROGRAM),
    ]);
    const compiled = await runFile(join(ROOT, "node_modules/.bin/tsc"), ["-p", dir]).catch((error) => error);
    t.equal(compiled.stdout, "");

    const { email, password } = await app.person();
    await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.app.server.address() as AddressInfo;
    const base = new URL(document.servers?.[0]?.url ?? "", `http://127.0.0.1:${port}/docs/json`);
    const { stdout } = await runFile(process.execPath, [join(dir, "client.ts"), base.href, email, password]);
    t.same(JSON.parse(stdout), { name: "Ana", isLimit: true, isOther: false, broken: 422, missing: null });
  });
});
