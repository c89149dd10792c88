import type { Answers, User } from "#shared/account/schema.ts";
import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";

export const PURPOSES = ["me", "team", "clients"] as const;

/** What somebody has answered so far; empty: not yet. */
export type Replies = {
  name: string;
  purpose: string;
  /** the word of a profession in addresses, or `other` */
  profession: string;
  /** id of an install guide */
  client: string;
  position: string;
  company: string;
  phone: string;
  email: string;
  website: string;
  /** id of a choice of the picker */
  look: string;
};

const EMPTY: Replies = {
  name: "",
  purpose: "",
  profession: "",
  client: "",
  position: "",
  company: "",
  phone: "",
  email: "",
  website: "",
  look: "",
};

/** The step that somebody has come to, counted from 0. */
const STEP = "step";

/** What was stored by this version or another one: anything. */
export function repliesOf(answers: Answers | null, known: Pick<User, "name" | "email">, lastStep: number) {
  const texts = Object.entries(answers ?? {}).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value.slice(0, MAX_LINE_LENGTH)]] : [],
  );
  const replies: Replies = { ...EMPTY, name: known.name, email: known.email, ...Object.fromEntries(texts) };
  const step = answers?.[STEP];
  return { replies, step: Number.isInteger(step) ? Math.min(Math.max(0, Number(step)), lastStep) : 0 };
}

export const answersOf = (replies: Replies, step: number, isDone: boolean): Answers => ({
  ...replies,
  [STEP]: step,
  isDone,
});

/** What the profession is called in the ready designs; null for one that has none. */
export const professionOf = ({ profession }: Replies): string | null => PROFESSIONS.get(profession) ?? null;
