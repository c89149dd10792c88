/**
 * Months as the store sends them (BSON), looked through byte by byte: a chart reads thousands of them, and as objects they were five
 * times the work, half of it done by the garbage collector.
 */
import mongoose from "mongoose";
import { storedTallies } from "./model.ts";

/** Numbers by the day of the month, at 1 … 31. */
export type Month = { of: string; month: string; days: Float64Array; visitors: Float64Array };

const PLACES = 32;
const TYPE = { double: 0x01, string: 0x02, object: 0x03, id: 0x07, int: 0x10 } as const;
const ZERO = 48;
const NINE = 57;

/** For one month after the other. */
export const emptyMonth = (): Month => ({
  of: "",
  month: "",
  days: new Float64Array(PLACES),
  visitors: new Float64Array(PLACES),
});

/**
 * Reads one into `into`, whatever stood there before.
 * @returns false for one that cannot be read, which the log says. What is out of shape in part is read by the tolerant reader
 */
export function readMonth(row: Uint8Array, into: Month): boolean {
  const bytes = Buffer.isBuffer(row) ? row : Buffer.from(row.buffer, row.byteOffset, row.byteLength);
  return readPlain(bytes, into) || readTolerantly(bytes, into);
}

function clear(into: Month) {
  into.of = "";
  into.month = "";
  into.days.fill(0);
  into.visitors.fill(0);
}

/** @returns false for anything but what we write ourselves */
function readPlain(bytes: Buffer, into: Month): boolean {
  clear(into);
  for (let at = 4; at < bytes.length - 1; ) {
    const type = bytes[at];
    const nameEnd = bytes.indexOf(0, at + 1);
    const name = bytes.toString("latin1", at + 1, nameEnd);
    at = nameEnd + 1;
    if (type === TYPE.string) {
      const length = bytes.readInt32LE(at);
      if (name === "of" || name === "month") into[name] = bytes.toString("utf8", at + 4, at + 3 + length);
      at += 4 + length;
    } else if (type === TYPE.object) {
      const length = bytes.readInt32LE(at);
      if (name !== "days" && name !== "visitors") return false;
      if (!readDays(bytes, at, at + length, into[name])) return false;
      at += length;
    } else if (type === TYPE.id) at += 12;
    else if (type === TYPE.int && name === "__v") at += 4;
    else return false;
  }
  return into.of !== "" && into.month !== "";
}

/** `{ "01": 5, "28": 7 }` */
function readDays(bytes: Buffer, from: number, to: number, days: Float64Array): boolean {
  for (let at = from + 4; at < to - 1; ) {
    const type = bytes[at];
    const [tens, ones] = [bytes[at + 1] as number, bytes[at + 2] as number];
    const day = 10 * (tens - ZERO) + ones - ZERO;
    if (tens < ZERO || ones < ZERO || ones > NINE || day >= PLACES || bytes[at + 3] !== 0) return false;
    if (type === TYPE.int) {
      days[day] = bytes.readInt32LE(at + 4);
      at += 8;
    } else if (type === TYPE.double) {
      const count = bytes.readDoubleLE(at + 4);
      if (!Number.isSafeInteger(count)) return false;
      days[day] = count;
      at += 12;
    } else return false;
  }
  return true;
}

function readTolerantly(bytes: Buffer, into: Month): boolean {
  clear(into);
  const record = storedTallies.read(mongoose.mongo.BSON.deserialize(bytes));
  if (record === null) return false;
  into.of = record.of;
  into.month = record.month;
  for (const part of ["days", "visitors"] as const)
    for (const [day, count] of Object.entries(record[part]))
      if (/^\d\d$/.test(day) && Number(day) < PLACES) into[part][Number(day)] = count;
  return true;
}
