import { type Doc, isIndex, isPlain, own } from "./documents.ts";
import { StoreError } from "./errors.ts";

/** Arrays are not stretched further than this by writing to a far position. */
const MAX_PADDING = 1500;

/** The value at a path without looking into array elements; undefined when there is none. */
export function getAt(doc: unknown, parts: string[]): unknown {
  let value = doc;
  for (const part of parts) {
    if (isPlain(value)) value = own(value, part);
    else if (Array.isArray(value) && isIndex(part)) value = value[Number(part)];
    else return undefined;
  }
  return value;
}

/** Writes a value, making the sub-documents on the way. @throws 28 when something else is in the way */
export function setAt(doc: Doc, parts: string[], value: unknown): void {
  let holder: unknown = doc;
  for (const [i, part] of parts.entries()) {
    const last = i === parts.length - 1;
    if (Array.isArray(holder)) {
      if (!isIndex(part)) throw notViable(parts, part);
      const position = Number(part);
      if (position > holder.length + MAX_PADDING)
        throw new StoreError(2, `Position ${position} is too far behind the array's end`);
      while (holder.length < position) holder.push(null);
      if (last) holder[position] = value;
      else if (position === holder.length) holder.push({});
      holder = holder[position];
    } else if (isPlain(holder)) {
      if (last) holder[part] = value;
      else if (own(holder, part) === undefined) holder[part] = {};
      holder = holder[part];
    } else throw notViable(parts, part);
  }
}

/** A copy of the document with one field, which may lie below others, set. */
export function withField(doc: Doc, [key, ...rest]: string[], value: unknown): Doc {
  if (key === undefined) return doc;
  const inner = getAt(doc, [key]);
  return { ...doc, [key]: rest.length === 0 ? value : withField(isPlain(inner) ? inner : {}, rest, value) };
}

/** Removes a field; an array element becomes null, as in MongoDB. */
export function unsetAt(doc: Doc, parts: string[]): void {
  const holder = getAt(doc, parts.slice(0, -1));
  const key = parts.at(-1) as string;
  if (isPlain(holder)) delete holder[key];
  else if (Array.isArray(holder) && isIndex(key) && Number(key) < holder.length) holder[Number(key)] = null;
}

const notViable = (parts: string[], part: string) =>
  new StoreError(28, `Cannot create field '${part}' on the way of '${parts.join(".")}': something else is there`);
