import { Decimal128 } from "bson";
import { bsonType } from "./documents.ts";

/**
 * IEEE 754 decimal128 (binary integer coding): what BSON stores, read into a sign, a whole coefficient and a power of ten,
 * and calculated with exactly; results are rounded to 34 digits, half to even. Nothing here goes through doubles.
 */
interface Finite {
  negative: boolean;
  coefficient: bigint;
  exponent: number;
}

/** NaN and the infinities are JavaScript's. */
type Parts = Finite | number;

const DIGITS = 34;
const MIN_EXPONENT = -6176;
const MAX_EXPONENT = 6111;
const COEFFICIENT_LIMIT = 10n ** BigInt(DIGITS);
/** MongoDB takes this many digits of a double that meets a decimal: those it is sure to have kept. */
const DIGITS_OF_DOUBLE = 15;

const COEFFICIENT_HIGH_BITS = 49n;
const COEFFICIENT_HIGH_MASK = (1n << COEFFICIENT_HIGH_BITS) - 1n;
const EXPONENT_MASK = 0x3fffn;
/** The five bits behind the sign. */
const COMBINATION_SHIFT = 58n;
const INFINITY = 0b11110;
const NOT_A_NUMBER = 0b11111;
/** From here on a coefficient has more than 34 digits, which the standard reads as zero. */
const TOO_LARGE = 0b11000;

/** A number of either type, as the store's operators take them. */
export type Numeric = number | Decimal128;

export const isDecimal = (value: unknown): value is Decimal128 => bsonType(value) === "Decimal128";

export const isNumeric = (value: unknown): value is Numeric => typeof value === "number" || isDecimal(value);

/** NaN of either type. */
export const isNotNumber = (value: unknown): boolean =>
  Number.isNaN(value) || (isDecimal(value) && Number.isNaN(read(value)));

export function isZero(value: unknown): boolean {
  if (!isDecimal(value)) return value === 0;
  const parts = read(value);
  return typeof parts !== "number" && parts.coefficient === 0n;
}

function read({ bytes }: Decimal128): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const high = view.getBigUint64(8, true);
  const negative = high >> 63n === 1n;
  const combination = Number((high >> COMBINATION_SHIFT) & 31n);
  if (combination === NOT_A_NUMBER) return Number.NaN;
  if (combination === INFINITY) return negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const large = combination >= TOO_LARGE;
  const exponent = Number((high >> (large ? COEFFICIENT_HIGH_BITS - 2n : COEFFICIENT_HIGH_BITS)) & EXPONENT_MASK);
  const coefficient = ((high & COEFFICIENT_HIGH_MASK) << 64n) | view.getBigUint64(0, true);
  return {
    negative,
    coefficient: large || coefficient >= COEFFICIENT_LIMIT ? 0n : coefficient,
    exponent: exponent + MIN_EXPONENT,
  };
}

function write(parts: Parts): Decimal128 {
  const view = new DataView(new ArrayBuffer(16));
  let high = 0n;
  if (typeof parts === "number") {
    high = BigInt(Number.isNaN(parts) ? NOT_A_NUMBER : INFINITY) << COMBINATION_SHIFT;
    if (parts < 0) high |= 1n << 63n;
  } else {
    high = (BigInt(parts.exponent - MIN_EXPONENT) << COEFFICIENT_HIGH_BITS) | (parts.coefficient >> 64n);
    if (parts.negative) high |= 1n << 63n;
    view.setBigUint64(0, parts.coefficient, true);
  }
  view.setBigUint64(8, high, true);
  return new Decimal128(new Uint8Array(view.buffer));
}

const lengthOf = (coefficient: bigint) => coefficient.toString().length;
const power = (exponent: number) => 10n ** BigInt(exponent);

/** Leaves out the last digits, half to even. `more`: something other than zero followed them. */
function dropDigits(coefficient: bigint, count: number, more = false): bigint {
  const unit = power(count);
  const kept = coefficient / unit;
  const twice = (coefficient % unit) * 2n;
  const up = twice > unit || (twice === unit && (more || kept % 2n === 1n));
  return up ? kept + 1n : kept;
}

/** The nearest decimal128. */
function rounded({ negative, coefficient, exponent }: Finite, more = false): Decimal128 {
  const length = lengthOf(coefficient);
  // Below the smallest unit by more than one digit nothing is left, however many digits are dropped.
  const excess = Math.min(Math.max(0, length - DIGITS, MIN_EXPONENT - exponent), length + 1);
  let digits = coefficient;
  let scale = exponent;
  if (excess > 0) {
    digits = dropDigits(coefficient, excess, more);
    scale = Math.max(exponent + excess, MIN_EXPONENT);
    // 999...9 has become 1000...0, one digit longer.
    if (digits === COEFFICIENT_LIMIT) {
      digits /= 10n;
      scale++;
    }
  }
  if (digits === 0n) scale = Math.min(scale, MAX_EXPONENT);
  if (scale > MAX_EXPONENT) {
    const zeros = scale - MAX_EXPONENT;
    if (lengthOf(digits) + zeros > DIGITS) return write(negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
    digits *= power(zeros);
    scale = MAX_EXPONENT;
  }
  return write({ negative, coefficient: digits, exponent: scale });
}

/** A double's exact value, with as few digits behind the point as it takes. */
function exactly(double: number): Parts {
  if (!Number.isFinite(double)) return double;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & ((1n << 52n) - 1n);
  let mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  let binary = Math.max(biased, 1) - 1075;
  const negative = bits >> 63n === 1n;
  if (mantissa === 0n) return { negative, coefficient: 0n, exponent: 0 };
  for (; binary < 0 && (mantissa & 1n) === 0n; binary++) mantissa >>= 1n;
  if (binary >= 0) return { negative, coefficient: mantissa << BigInt(binary), exponent: 0 };
  return { negative, coefficient: mantissa * 5n ** BigInt(-binary), exponent: binary };
}

/**
 * A number as a decimal, as MongoDB converts it: whole ones as they are, others with 15 digits (2.5 is 2.50000000000000).
 */
export function toDecimal(value: Numeric): Decimal128 {
  if (typeof value !== "number") return value;
  const parts = exactly(value);
  if (typeof parts === "number") return write(parts);
  if (Number.isSafeInteger(value)) return write(parts);
  const { negative, coefficient, exponent } = parts;
  const excess = lengthOf(coefficient) - DIGITS_OF_DOUBLE;
  if (excess < 0) return write({ negative, coefficient: coefficient * power(-excess), exponent: exponent + excess });
  const digits = dropDigits(coefficient, excess);
  const carried = lengthOf(digits) > DIGITS_OF_DOUBLE;
  return write({
    negative,
    coefficient: carried ? digits / 10n : digits,
    exponent: exponent + excess + Number(carried),
  });
}

const signed = ({ negative, coefficient }: Finite) => (negative ? -coefficient : coefficient);

/** Which of two finite values is greater: negative, zero or positive. */
function compareFinite(a: Finite, b: Finite): number {
  const [left, right] = [sketch(a), sketch(b)];
  if (left !== right || left === 0) return left - right;
  // One begins further left: no long numbers are needed.
  const ahead = lengthOf(a.coefficient) + a.exponent - lengthOf(b.coefficient) - b.exponent;
  if (ahead !== 0) return ahead > 0 === left > 0 ? 1 : -1;
  const scale = Math.min(a.exponent, b.exponent);
  const difference = signed(a) * power(a.exponent - scale) - signed(b) * power(b.exponent - scale);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** The order of all numbers by their exact values: NaN first, equal ones of both types equal. */
export function compareNumeric(a: Numeric, b: Numeric): number {
  const [left, right] = [a, b].map((value) => (typeof value === "number" ? exactly(value) : read(value))) as [
    Parts,
    Parts,
  ];
  if (typeof left !== "number" && typeof right !== "number") return compareFinite(left, right);
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  // Infinities among themselves, or against what is finite and so as good as zero.
  const [first, second] = [left, right].map((parts) => (typeof parts === "number" ? parts : 0)) as [number, number];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The next double upwards or downwards. */
function nextDouble(double: number, up: boolean): number {
  if (double === 0) return up ? Number.MIN_VALUE : -Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  view.setBigUint64(0, view.getBigUint64(0) + (double > 0 === up ? 1n : -1n));
  return view.getFloat64(0);
}

/**
 * The double a decimal is equal to, or, `exact: false`, the one next to it: the greatest below it, with `up` the least
 * above it.
 */
export function doubleBeside(value: Decimal128, up: boolean): { double: number; exact: boolean } {
  const parts = read(value);
  if (typeof parts === "number") return { double: parts, exact: true };
  if (parts.coefficient === 0n) return { double: 0, exact: true };
  const near = nearestDouble(value);
  const there = exactly(near);
  // Beyond all finite doubles, and closer to zero than any of them, the sign says it without long numbers.
  const order =
    typeof there === "number" ? -Math.sign(near) : near === 0 ? (parts.negative ? -1 : 1) : compareFinite(parts, there);
  if (order === 0) return { double: near, exact: true };
  return { double: order < 0 === up ? near : nextDouble(near, up), exact: false };
}

export const nearestDouble = (value: Decimal128): number => Number(value.toString());

/** A decimal that is equal to a double as that double; any other value as it is. */
export function asDouble(value: unknown): unknown {
  if (!isDecimal(value)) return value;
  const { double, exact } = doubleBeside(value, false);
  return exact ? double : value;
}

/** Bytes of `orderBytes`: two of exponent and fifteen of digits. */
export const ORDER_BYTES = 17;

/** A finite decimal other than zero as bytes whose order is that of the values of one sign, whatever their exponents. */
export function orderBytes(value: Decimal128): Uint8Array {
  const parts = read(value) as Finite;
  const padding = DIGITS - lengthOf(parts.coefficient);
  const coefficient = parts.coefficient * power(padding);
  const exponent = parts.exponent - padding - (MIN_EXPONENT - DIGITS);
  const bytes = new Uint8Array(ORDER_BYTES);
  let rest = (BigInt(exponent) << 120n) | coefficient;
  for (let i = ORDER_BYTES - 1; i >= 0; i--) {
    bytes[i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return parts.negative ? bytes.map((byte) => ~byte) : bytes;
}

/** The whole part; null for NaN and the infinities. */
export function truncate(value: Decimal128): bigint | null {
  const parts = read(value);
  if (typeof parts === "number") return null;
  const { exponent } = parts;
  return exponent < 0 ? signed(parts) / power(-exponent) : signed(parts) * power(exponent);
}

export function negate(value: Decimal128): Decimal128 {
  const parts = read(value);
  return write(typeof parts === "number" ? -parts : { ...parts, negative: !parts.negative });
}

export function add(a: Decimal128, b: Decimal128): Decimal128 {
  const [left, right] = [read(a), read(b)];
  if (typeof left === "number" || typeof right === "number")
    return write((typeof left === "number" ? left : 0) + (typeof right === "number" ? right : 0));
  const exponent = Math.min(left.exponent, right.exponent);
  const sum = signed(left) * power(left.exponent - exponent) + signed(right) * power(right.exponent - exponent);
  const negative = sum < 0n || (sum === 0n && left.negative && right.negative);
  return rounded({ negative, coefficient: sum < 0n ? -sum : sum, exponent });
}

export const absolute = (value: Decimal128): Decimal128 => {
  const parts = read(value);
  return write(typeof parts === "number" ? Math.abs(parts) : { ...parts, negative: false });
};

/**
 * A decimal with no more digits behind the point than `place`, which may be negative: rounded half to even or, with
 * `toEven: false`, cut off.
 */
export function atPlace(value: Decimal128, place: number, toEven: boolean): Decimal128 {
  const parts = read(value);
  if (typeof parts === "number") return value;
  const { negative, coefficient, exponent } = parts;
  const excess = -place - exponent;
  if (excess <= 0) return value;
  // With one digit more than there are, nothing is left.
  const count = Math.min(excess, lengthOf(coefficient) + 1);
  const digits = toEven ? dropDigits(coefficient, count) : coefficient / power(count);
  return rounded({ negative, coefficient: digits, exponent: -place });
}

export const subtract = (a: Decimal128, b: Decimal128): Decimal128 => add(a, negate(b));

/** What stands for a value where only its sign, and whether it is zero or infinite, decides. */
const sketch = (parts: Parts): number =>
  typeof parts === "number" ? parts : (parts.negative ? -1 : 1) * (parts.coefficient === 0n ? 0 : 1);

export function multiply(a: Decimal128, b: Decimal128): Decimal128 {
  const [left, right] = [read(a), read(b)];
  if (typeof left === "number" || typeof right === "number") return write(sketch(left) * sketch(right));
  return rounded({
    negative: left.negative !== right.negative,
    coefficient: left.coefficient * right.coefficient,
    exponent: left.exponent + right.exponent,
  });
}

export function divide(a: Decimal128, b: Decimal128): Decimal128 {
  const [left, right] = [read(a), read(b)];
  const negative = sign(left) !== sign(right);
  if (typeof left === "number") return write(left / (typeof right === "number" ? right : sketch(right) || sign(right)));
  if (typeof right === "number") {
    if (Number.isNaN(right)) return write(right);
    return write({ negative, coefficient: 0n, exponent: MIN_EXPONENT });
  }
  if (right.coefficient === 0n) return write(sketch(left) / sketch(right));
  const ideal = left.exponent - right.exponent;
  // Two digits more than are kept: what is left over then only matters by not being zero.
  const scale = Math.max(0, DIGITS + 2 + lengthOf(right.coefficient) - lengthOf(left.coefficient));
  const dividend = left.coefficient * power(scale);
  let coefficient = dividend / right.coefficient;
  let exponent = ideal - scale;
  const more = dividend % right.coefficient !== 0n;
  for (; !more && exponent < ideal && coefficient % 10n === 0n; exponent++) coefficient /= 10n;
  return rounded({ negative, coefficient, exponent }, more);
}

const sign = (parts: Parts): number => (typeof parts === "number" ? Math.sign(parts) : parts.negative ? -1 : 1);

/** A sum of numbers: a double until the first decimal comes, from then on a decimal. Doubles are added apart, as doubles. */
export class Total {
  #doubles = 0;
  #decimals: Decimal128 | null = null;

  add(value: Numeric): void {
    if (typeof value === "number") this.#doubles += value;
    else this.#decimals = this.#decimals ? add(this.#decimals, value) : value;
  }

  get value(): Numeric {
    if (!this.#decimals) return this.#doubles;
    const doubles = exactly(this.#doubles);
    return add(this.#decimals, typeof doubles === "number" ? write(doubles) : rounded(doubles));
  }

  /** The sum by a count of at least one. */
  average(count: number): Numeric {
    const total = this.value;
    return typeof total === "number" ? total / count : divide(total, toDecimal(count));
  }
}
