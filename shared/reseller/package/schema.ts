import * as z from "zod/mini";
import { BackPath, Order } from "../../billing/schema.ts";
import { MAX_COMPANY_SIGNATURES } from "../constants.ts";

/** How many signatures the package is to have at least: the next size that is sold has them. */
const signatures = z.int().check(z.minimum(1), z.maximum(MAX_COMPANY_SIGNATURES));
export const PackageQuery = z.strictObject({
  signatures: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_COMPANY_SIGNATURES)),
});
/** `basis`: of the price that was shown. Left out: what it costs now is paid */
export const PackageChange = z.strictObject({
  signatures,
  basis: z.optional(z.string().check(z.maxLength(200))),
  back: z.optional(BackPath),
});
export type PackageChange = z.output<typeof PackageChange>;

/** `signatures`: of the size that was ordered; it is had once the order is paid */
export const PackageOrder = z.strictObject({ signatures: z.int(), order: Order });
export type PackageOrder = z.output<typeof PackageOrder>;
