import { createRequire, registerHooks } from "node:module";

/** The generator works on TypeScript 5's compiler as a library, which TypeScript 7 is not yet; tap brings one along. */
const compiler = createRequire(createRequire(import.meta.url).resolve("@tapjs/test")).resolve("typescript");

/** TypeScript types of an OpenAPI document, as `openapi-typescript` writes them. */
export async function generateTypes(document: string): Promise<string> {
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === "typescript" ? compiler : name, context),
  });
  try {
    const { default: generate, astToString } = await import("openapi-typescript");
    return astToString(await generate(document));
  } finally {
    hooks.deregister();
  }
}
