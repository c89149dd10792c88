import * as z from "zod/mini";
import { Key } from "../signatures/key.ts";
import { badge } from "./badge.ts";
import { businessCard } from "./businessCard.ts";
import { calendar } from "./calendar.ts";
import { callToAction } from "./callToAction.ts";
import { customHtml } from "./customHtml.ts";
import { disclaimer } from "./disclaimer.ts";
import type { AddonShape, Kind, Paid } from "./fields.ts";
import { greenMessage } from "./greenMessage.ts";
import { page } from "./page.ts";
import { sign } from "./sign.ts";
import { social } from "./social.ts";
import { videos } from "./videos.ts";

/** Every type of addon, by the name that stored signatures and the API have for it. */
export const ADDONS = {
  sign,
  social,
  badge,
  calendar,
  CallToAction: callToAction,
  disclaimer,
  GreenMessage: greenMessage,
  businessCard,
  page,
  customHtml,
  videos,
} satisfies Record<string, AddonShape>;

export type AddonType = keyof typeof ADDONS;
export const ADDON_TYPES = Object.keys(ADDONS) as AddonType[];

type Shapes = typeof ADDONS;
/** What an addon of a type knows. */
export type DataOf<T extends AddonType = AddonType> = { [K in T]: z.output<Shapes[K]["data"]> }[T];
/** One row of its list; of a type without a list its data. */
export type RowOf<T extends AddonType = AddonType> = {
  [K in T]: z.output<Shapes[K] extends { row: infer R extends z.ZodMiniObject } ? R : Shapes[K]["data"]>;
}[T];

type KeysOf<D> = D extends unknown ? keyof D & string : never;
/** Names of values that an addon, or a row of its list, may have. */
export type AddonKey = KeysOf<DataOf | RowOf>;

const addonOf = <T extends AddonType>(type: T) =>
  z.strictObject({
    type: z.literal(type),
    key: Key,
    data: z.prefault(ADDONS[type].data as Shapes[T]["data"], {} as never),
  });
type Schema = { [T in AddonType]: ReturnType<typeof addonOf<T>> }[AddonType];

/** An addon of a signature: `{ type, key, data }`, where the type decides what data there may be. */
export const Addon = z.discriminatedUnion("type", ADDON_TYPES.map(addonOf) as [Schema, ...Schema[]]);
/** @template T its type, where that is known */
export type Addon<T extends AddonType = AddonType> = { [K in T]: { type: K; key: string; data: DataOf<K> } }[T];

/** None for a type that this program does not know yet: a page may be older than the server that it asks. */
const shapeOf = (type: AddonType): AddonShape | undefined => ADDONS[type];

/** The texts in an addon's fields of a kind, and where they stand: `data.list.1.url`. Empty ones are left out. */
export function textsOf({ type, data }: Addon, kind: Kind): { path: string; text: string }[] {
  const shape = shapeOf(type);
  const found = ({ shape: fields }: z.ZodMiniObject, values: object, path: string) =>
    Object.entries(values).flatMap(([name, text]) =>
      fields[name] === kind && typeof text === "string" && text.trim() !== ""
        ? [{ path: `${path}.${name}`, text }]
        : [],
    );
  if (!shape) return [];
  const { row } = shape;
  const rows = row && "list" in data ? (data.list ?? []) : [];
  return [
    ...found(shape.data, data, "data"),
    ...rows.flatMap((values, at) => (row ? found(row, values, `data.list.${at}`) : [])),
  ];
}

/** What of an addon only the paid plans keep; null when all of it is free. */
export function paidIn({ type, data }: Addon): Paid | null {
  const paid = shapeOf(type)?.paid;
  const isUsed = paid && (!paid.only || (data as Record<string, unknown>)[paid.only.field] === paid.only.value);
  return isUsed ? paid : null;
}

/** Whether the type as a whole is part of the paid plans. */
export function isPaidAddon(type: AddonType): boolean {
  const paid = shapeOf(type)?.paid;
  return paid !== undefined && !paid.only;
}
