import type { Finding } from "#shared/signatures/schema.ts";
import type { Document } from "./document.ts";

/** Says what is wrong: the offending piece, what to do about it, and which colours a program could change to mend it. */
export type Report = (where: string, message: string, about?: Pick<Finding, "color" | "ground">) => void;

/** One rule: its number in the rule list, and a function that reports each violation. */
export type Rule = { rule: string; level: Finding["level"]; check(doc: Document, report: Report): void };

export const error = (rule: string, check: Rule["check"]): Rule => ({ rule, level: "error", check });
export const note = (rule: string, check: Rule["check"]): Rule => ({ rule, level: "note", check });
