import { type DrawnAddon, hex, px, type Sheet, visible } from "../../sheet.ts";

/** Draws one addon; null when its data has nothing to show. */
export type DrawAddon = (sheet: Sheet, data: Data) => Omit<DrawnAddon, "type"> | null;

/** The free-form data of an addon, read field by field: whatever is missing or of another kind counts as not given. */
export class Data {
  readonly #values: Readonly<Record<string, unknown>>;

  /** of the addon itself; empty for what lies inside */
  readonly key: string;

  constructor(values: unknown, key = "") {
    this.key = key;
    this.#values = typeof values === "object" && values !== null ? (values as Record<string, unknown>) : {};
  }

  raw(name: string): string {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return typeof value === "string" ? value : "";
  }

  text = (name: string) => visible(this.raw(name));

  color = (name: string) => hex(this.raw(name));

  number(name: string, min: number, max: number, byDefault: number): number {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return typeof value === "number" ? px(value, min, max) : byDefault;
  }

  /** Entries of a list; anything else is an empty list. */
  list(name: string, max = 10): Data[] {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return Array.isArray(value) ? value.slice(0, max).map((entry) => new Data(entry)) : [];
  }
}
