import type { Finding } from "#shared/signatures/schema.ts";
import type { Document } from "./document.ts";

/**
 * Says what is wrong: the offending piece, what to do about it, and what a program needs to mend it: which colours it could
 * change, and how much there is of what is too much.
 */
export type Report = (where: string, message: string, about?: Pick<Finding, "color" | "ground" | "measured">) => void;

/** One rule: its number in the rule list, and a function that reports each violation. */
export type Rule = { rule: string; level: Finding["level"]; check(doc: Document, report: Report): void };

export const error = (rule: string, check: Rule["check"]): Rule => ({ rule, level: "error", check });
export const note = (rule: string, check: Rule["check"]): Rule => ({ rule, level: "note", check });
