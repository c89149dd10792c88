import { isAppSumoUser, isMember } from "../members/rules.ts";
import type { Answers, User } from "./schema.ts";

/** The five questions, in their order: who somebody is, what they do, where they write, their details, how it looks. */
export const ONBOARDING_STEPS = ["who", "profession", "client", "details", "look"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Whether the questions are asked: not of members, whose signature comes from their team, nor of who came by a deal or resells. */
export const isNewcomer = (user: Pick<User, "showQuestion" | "isReseller" | "team" | "plan">): boolean =>
  user.showQuestion && !user.isReseller && !isMember(user) && !isAppSumoUser(user);

/** While it is false more answers follow, and the questions go on where they were; answers without it are the last. */
export const DONE = "isDone";
export const isDone = (answers: Answers): boolean => answers[DONE] !== false;
