/** Numbers of invoices: a row of its own for what is no real money, so that the real ones have no gaps when a sandbox has ended. */

export const REAL = "S";
export const SANDBOX = "SANDBOX";

const DIGITS = 6;

/** As it is printed. `{ series: "S", number: 42 }` -> `S-000042` */
export const printedNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}-${String(number).padStart(DIGITS, "0")}`;
