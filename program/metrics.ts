import { timingSafeEqual } from "node:crypto";

/**
 * May the figures of a program be read? With a token only by its bearer; compared without telling by its time how much
 * was right.
 * @param isOpen what holds where no token is set
 */
export function mayReadMetrics(authorization: string | undefined, token: string | undefined, isOpen: boolean): boolean {
  if (!token) return isOpen;
  const [given, expected] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
