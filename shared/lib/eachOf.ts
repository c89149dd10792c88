import * as z from "zod/mini";

/** Values of one shape, one for each of some names. As an object its names are known to whoever reads the API's description. */
export const eachOf = <Name extends string, Shape extends z.ZodMiniType>(names: readonly Name[], shape: Shape) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);
