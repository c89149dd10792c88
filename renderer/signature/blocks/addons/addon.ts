import type { AddonType, DataOf } from "#shared/addons/addons.ts";
import type { Range } from "#shared/addons/constants.ts";
import { type DrawnAddon, hex, px, type Sheet, visible } from "../../sheet.ts";

/** Draws an addon of one type; null when its data has nothing to show. @param key of the addon */
export type DrawAddon<T extends AddonType> = (
  sheet: Sheet,
  data: DataOf<T>,
  key: string,
) => Omit<DrawnAddon, "type"> | null;

// The core also draws what went through no schema: a value of another kind counts as not given.

/** What a person typed; empty when there is nothing. */
export const raw = (value: string | undefined): string => (typeof value === "string" ? value : "");

/** The same as it will be seen. */
export const visibleOf = (value: string | undefined) => visible(raw(value));

export const colorOf = (value: string | undefined) => hex(raw(value));

export const within = (value: number | undefined, { min, max, usual }: Range): number =>
  typeof value === "number" ? px(value, min, max) : usual;

/** The rows of a list that are drawn. */
export const rowsOf = <R extends object>(list: readonly R[] | undefined, max: number): R[] =>
  Array.isArray(list) ? list.slice(0, max).map(objectOf<R>) : [];

export const objectOf = <T extends object>(value: T): T =>
  typeof value === "object" && value !== null ? value : ({} as T);
